import type { Gate } from "../../astrology/human-design/gates";

export interface GateReading {
  /** After James Legge’s I Ching of 1882, which is in the public domain. */
  readonly title: string;
  /** The hexagram’s picture, and what a planet that stands in it is like in a life. */
  readonly text: string;
}

/** The gates, read from the hexagram of the same number and from nothing else. */
export const gates: Readonly<Record<Gate, GateReading>> = {
  1: {
    title: "Ceaseless strength",
    text: "Heaven goes round without a pause, and so would you. A planet in this gate wants to begin something every day, and it takes rest for lateness. Of the hexagram’s six dragons the first lies hidden and gathers strength, and the last has flown too high. Which is it today?",
  },
  2: {
    title: "The earth that carries",
    text: "You carry what others start, as the earth carries all that grows on it. The mare of this hexagram loses her way in front and finds it behind something worth following. It is strength of the largest kind. Look at whom it serves before you lend it.",
  },
  3: {
    title: "Struggle at the start",
    text: "A shoot forces its head through the soil, bent double, and at first it looks like a mistake. Your beginnings are such a tangle. You have the talent to sort it thread by thread, and to find helpers before you are proud enough to refuse them.",
  },
  4: {
    title: "Inexperience",
    text: "“What does that word mean?” you ask, while the others nod. You keep a beginner’s freshness for years, like the spring that comes out under a mountain in this hexagram. An old teacher answers the first honest question there, and not the third. Ask once, then try.",
  },
  5: {
    title: "Waiting",
    text: "Waiting is a skill of yours: you trust that the time comes, and are pleasant until it does. Clouds stand in the sky without rain, says the hexagram, and the wise sit down to a good meal. When somebody hurries you, give a date, and eat first.",
  },
  6: {
    title: "Contention",
    text: "Where two wills part, you notice first, as heaven rises here while water runs down. You argue honestly, and often you are right. The old book praises whoever stops halfway even so. Ask a wise friend before the first word, rather than after the last.",
  },
  7: {
    title: "The host",
    text: "An army marches well behind somebody with experience who knows when to let it sleep. You know where a group should go, and also who in it has blisters, and people follow you for the blisters. Noise and medals can be left to others.",
  },
  8: {
    title: "Union",
    text: "You draw people round something worth having, and you want to belong to it as yourself. The picture is water on the earth, with no gap between them, and latecomers do badly in it. So when you like somebody, say it in the first hour.",
  },
  9: {
    title: "Small restraint",
    text: "A soft word at the right second, and a whole rush slows down. You get your way by courtesy, bit by bit. Thick clouds hang over this hexagram without rain, because something small holds back something great. It takes long, so choose what deserves it.",
  },
  10: {
    title: "Treading",
    text: "Somebody treads on a tiger’s tail, and it does not bite. The secret is manner. You can tell a director in front of everybody that the sum is wrong, because you neither flatter nor gloat. Play a part, and the tiger notices.",
  },
  11: {
    title: "Free communication",
    text: "You bring people together who seldom speak, the owner and the cleaner, and afterwards things run better. High and low are in touch in this hexagram: heaven has come down, earth has risen. Good times need gardeners. While all goes well, see to the fence.",
  },
  12: {
    title: "Communication closed",
    text: "When people have stopped listening, you do not join the shouting. Heaven and earth have turned their backs on each other here, and the wise keep their gifts to themselves. You can decline a false honour in good humour. When somebody asks in earnest, your answer is fresh.",
  },
  13: {
    title: "Union in open country",
    text: "You like a cause that anybody can walk up to: a clean river, a playground, a song in the square. The people of this hexagram meet where everyone can be seen, and closed circles annoy you as they annoy it. How each of them differs is half of your pleasure.",
  },
  14: {
    title: "Great havings",
    text: "To have plenty and to have taste is your idea of wealth. Fire stands above heaven in this hexagram and shows everything, good and bad. You serve your best fruit on an ordinary day, to somebody who enjoys it. Take out what you are keeping, and invite two people.",
  },
  15: {
    title: "Humility",
    text: "You take away where there is too much and add where there is too little, in a salad, a budget or a conversation. Praise embarrasses you. In the hexagram a mountain stands under the ground and makes nothing of it. Accept praise like weather; the mountain is there anyway.",
  },
  16: {
    title: "Harmony and satisfaction",
    text: "Delight is how you get people moving: you hum, and soon the whole team works to the tune. When thunder breaks out of the ground, kings make music of it. What bores you, your hands refuse. Find the song in a dull task, or hand it on.",
  },
  17: {
    title: "Following",
    text: "Good followers are rarer than leaders, and you are one. A better idea, an older craftsman, a change of plan: you fall in with it and lose no pride. Thunder rests in the lake here, and at dusk the wise go in. Where is the one you follow going?",
  },
  18: {
    title: "Troublesome services",
    text: "What was left to rot annoys you, and you have already rolled up your sleeves. A son here puts right what his father let slide. You do it in kitchens, accounts and old family habits. Three days of thought before and after are advised, and some tenderness for the father.",
  },
  19: {
    title: "Approach",
    text: "The earth leans over the lake, near enough to see its own face. You come close to help or to teach, you sit down at the other person’s height, and they open up. Your patience seems endless. The hexagram foresees a month when it runs out, so take holidays.",
  },
  20: {
    title: "Contemplating",
    text: "You watch before you act, and people grow quieter under your eyes. The worshipper of this hexagram has washed his hands and has offered nothing yet; the whole temple waits. You can make such a pause. Use it to see how each of them lives.",
  },
  21: {
    title: "Biting through",
    text: "At the meeting you ask the plain question and name the rule that was broken. This hexagram has a bone between its teeth, and the jaws must meet. First see clearly, then act, once. Chewing on an offence for years spoils every meal.",
  },
  22: {
    title: "Ornament",
    text: "You see how a thing ought to look, a table, a parcel, an apology, and good form makes it easier to accept. The hexagram puts fire at the foot of a mountain, which it adorns and does not move. Let grace come second. The plain reason goes first.",
  },
  23: {
    title: "Overthrow",
    text: "What is rotten comes off, layer by layer, until only the sound piece is left. You see early what has no future, while others give it another coat of paint. No time for great moves, says the old book: be good to those who carry the house.",
  },
  24: {
    title: "Returning",
    text: "Losing your way frightens you little, because you find it again so soon. Deep in the earth the thunder stirs: the darkest day is over. You can come back to a friend or a resolution without a speech about your absence. Rest a day, and start again.",
  },
  25: {
    title: "Free from insincerity",
    text: "Because it was pretty you bring a present, and are astonished to be asked what you want. It disarms nearly everyone. When thunder rolls under the sky, each thing is simply what it is. Stay plain with cunning people, too; a second plan makes you stumble.",
  },
  26: {
    title: "Great accumulation",
    text: "You quote a grandmother and solve a problem of today. The hexagram lets a mountain hold the whole sky, and the wise store up what others said and did. You can keep strength back until it is ripe. Then take it to strangers; home is too small for it.",
  },
  27: {
    title: "Nourishing",
    text: "Two jaws and nothing between them yet: whom are you going to feed, and with what? You care through your hands, with meals and hours. The hexagram asks for watchfulness over what goes into the mouth and what comes out. On busy days feed the cook first.",
  },
  28: {
    title: "The weak beam",
    text: "The load is too great, the roof beam sags, and the old book says: go on. In a stuck lift you are at your best, calm and rather funny. Ordinary weeks feel thin to you. Ask whose roof it is, before you put your shoulder under.",
  },
  29: {
    title: "The perilous pit",
    text: "Water falls into a pit, fills it, runs on into the next, and stays water. Repeated trouble has trained you: you keep your heart steady, do the next sensible thing, and are out. People fetch you when it gets deep. Teach them to swim while you are there.",
  },
  30: {
    title: "Double brightness",
    text: "Fire has no body of its own; it shines by holding on to something. You glow for a person or a cause, and everyone near sees better by it. Choose fuel that lasts. The hexagram recommends the mildness of a cow, and blazing people need it.",
  },
  31: {
    title: "Mutual influence",
    text: "How do you get others to change their minds? By letting them change yours. A lake rests on a mountain, each moves the other, and nobody pushes. You affect people most when you listen without an answer ready. Lecture them for long, and they become hard as stone.",
  },
  32: {
    title: "Long continuance",
    text: "A friendship or a pair of shoes: you sense what is going to last, and you stay with it. Thunder and wind go together like this, for ever a pair. Your way of doing things hardly changes. Which of your habits is loyalty, and which is only a habit?",
  },
  33: {
    title: "Retiring",
    text: "You know when to leave a party or an argument, and you leave well, without a speech. The mountain rises, and the sky draws away from it with no ill will. Distance is your form of self-respect. Those you withdraw from like to know when you are back.",
  },
  34: {
    title: "Abundance of strength",
    text: "You have plenty of strength, and it is happiest when there is something real to lift. Thunder crosses the sky in this hexagram, and a ram butts a fence until its horns are stuck. Look along the fence before you push. Three steps further on there is a gate.",
  },
  35: {
    title: "Advancing",
    text: "Sunrise needs no argument. You move forward in full view: you do your work well, somebody of rank notices, and the prince of this hexagram gets his horses. Being seen makes you better. On grey mornings polish the work itself, for the sun is up behind the cloud.",
  },
  36: {
    title: "Intelligence hidden",
    text: "In some company it is wiser to look less clever than you are, and you know how. The sun has gone into the earth here, and a bright man gets through bad years by keeping his brightness covered. You come out of them whole. Among friends, take the cover off.",
  },
  37: {
    title: "The household",
    text: "From a kitchen where people are fair to each other, warmth goes out into the whole street, like wind from this hexagram’s fire. You know that large things begin in how somebody says good night. Your words have to match your deeds, or you sleep badly.",
  },
  38: {
    title: "Disunion",
    text: "Two sisters share a house and want different things. You can disagree and stay seated, since fire must rise and a lake must sink. Sameness makes you suspicious. Success comes in small matters here: agree with an opponent on something the size of a supper.",
  },
  39: {
    title: "Difficulty",
    text: "There is a mountain behind you and water in front. Stuck like this, you do something rare: you stop, look at your own part, and turn to the side where help is. Going round is no defeat to you. In the old book, friends wait where the ground is easier.",
  },
  40: {
    title: "Loosing",
    text: "Thunder, then rain, and the knot is out. You feel where people are tied up, in guilt or in an old argument, and you enjoy letting them off. Mistakes are soon forgiven with you. If something is left to do, do it early. If nothing is, go home.",
  },
  41: {
    title: "Diminution",
    text: "You can give a plain thing so that nobody misses the feast. In this hexagram two baskets of grain are offering enough, if they are meant. To keep back a wish or a sharp answer makes you stronger. Take away only what is too much, and leave the joy in.",
  },
  42: {
    title: "Adding",
    text: "What you give your attention to grows, whether beans, a class or a shy friend. Wind and thunder make each other greater in this hexagram, and wide water can be crossed. It asks you to go after what is good, and to drop a mistake. You are quick at both.",
  },
  43: {
    title: "Resolute removal",
    text: "Something has to be said, and the others look at their shoes. You say it, in front of everybody and with no weapon but the facts, as this hexagram removes its last bad minister. Tell your own people beforehand. Courage that surprises friends feels to them like an ambush.",
  },
  44: {
    title: "The sudden encounter",
    text: "A bold stranger comes towards you, and in minutes you talk like old friends. Unplanned meetings change your course more than plans do. The old book is nervous here and advises against marriage. Enjoy the surprise; the second meeting tells you the rest.",
  },
  45: {
    title: "Collecting together",
    text: "Who has the key, the cash box and the old photographs? You, of course. The picture is a lake on the earth, and a king who calls his people to a feast. You keep what belongs to many. They expect you to be generous, and to have thought of accidents.",
  },
  46: {
    title: "Advancing upwards",
    text: "A tree grows through the earth and needs no witness. You get far by small amounts: a flight of stairs, a page, a polite question to the right person. Others speak of your luck. Nobody saw the steps, so keep count of them yourself, and be a little proud.",
  },
  47: {
    title: "In straits",
    text: "For a time no one believes a word you say, and you go on. You know how to be short of everything except purpose. The lake has run dry in this hexagram, and explaining yourself uses up water. Sit with the friend who asks for no explanation.",
  },
  48: {
    title: "The well",
    text: "There is more in you than you can see from the rim, and anybody may come and draw. Towns are moved, says the old book, and wells stay where they are. Your real task is the rope: practise bringing it up. Half a bucket is welcome, too.",
  },
  49: {
    title: "Change of skin",
    text: "You feel when a custom has died, and you can say so. Where fire burns under a lake, one of the two has to give way. People believe in a change after it has happened. Mind the date: a day early it is a quarrel, on the day a relief.",
  },
  50: {
    title: "The cauldron",
    text: "The great pot stands on three legs, and all are fed from it. You feel answerable for what people are given, the dinner as well as the example. Whatever goes in, something nourishing comes out. Look after the legs, which are yours, and promise a dinner after that.",
  },
  51: {
    title: "Thunder",
    text: "It thunders for a hundred miles, and a man at the altar does not drop his ladle. A shock wakes you. First you are frightened, then you laugh, and then you are the first to move. Quiet months are harder, and a walk in heavy rain helps.",
  },
  52: {
    title: "Resting",
    text: "A nervous company settles round you, because you can sit so still. Mountain stands on mountain in this hexagram, and a back has come to rest. Your thoughts stay with the task at hand. Do give them a task; stillness with nothing in it goes to your legs.",
  },
  53: {
    title: "Gradual advance",
    text: "Wild geese land on the shore, next on the rocks, then in the trees. You approach a person or a profession like this, by proper stages, safe at every stop. Others overtake you, and you let them. Name the next rock, and only that one, before you fly on.",
  },
  54: {
    title: "The younger sister",
    text: "A younger sister marries into a great house and must find her place there. You want to rise, and you can start far down without growing bitter. Charm and loyalty take you up the stairs. Before you sign, think of the far end, and of what you would not do.",
  },
  55: {
    title: "Large abundance",
    text: "You are at your best when everything good arrives at once. This hexagram is noon, and a king is told not to grieve that the sun can climb no further. At two o’clock you already fear the sunset. Decide the large matter while it is bright; then sit and eat.",
  },
  56: {
    title: "The stranger",
    text: "With a small bag and good manners you are at home on the way, and every market turns into a story. The fire of this hexagram has left its mountain by morning, and its travellers do best when modest. Leave so that people hope you come again.",
  },
  57: {
    title: "The wind that enters",
    text: "You mention a thing, mention it again on Tuesday, and by the end of the month it is the custom. Wind gets in everywhere because it is soft and keeps on. You give way in the form and hold the direction. Do those you love know the direction?",
  },
  58: {
    title: "Pleasure",
    text: "You learn best in company: four people, irregular verbs, and so much laughter that nobody calls it practice. Two lakes flow into each other here, and neither dries up. People do more for you than for strict masters. Keep to pleasures that leave everyone with more than they brought.",
  },
  59: {
    title: "Dispersion",
    text: "A song in the wrong place, a question at a family dinner: you loosen what is stiff between people, as wind over water breaks the ice. You scatter yourself as easily. The king of this hexagram visits a temple; have a place where you come together again.",
  },
  60: {
    title: "Regulation",
    text: "Enough is a word you understand, of money or hours or words, and inside a measure of your own you become inventive. Without banks there would be no lake. Rules that hurt cannot last, says the old book. If one has turned bitter, widen it by a finger.",
  },
  61: {
    title: "Inmost sincerity",
    text: "It moves even pigs and fish, the hexagram claims, and you have seen something like it. When you mean a thing, people feel it through all politeness, children and dogs first. You would rather be silent than half believe your words. Before you judge, you wait and look again.",
  },
  62: {
    title: "Small exceeding",
    text: "Small affairs, done with rather more care than they need, are where you shine. A bird in flight is told here to come down and not to climb. You check the sum twice and thank people by hand. Let others have the great undertakings; they ask for your notes.",
  },
  63: {
    title: "All completed",
    text: "Every line stands in its right place, and just then the old book begins to worry. While others raise their glasses you think of what could go wrong, and have brought the spare key. It is love, in its way. Drink with them first; the roof holds until morning.",
  },
  64: {
    title: "Not yet completed",
    text: "Unfinished matters please you, since everything is still possible. You see what each thing is and where it might belong. A young fox in the old book is nearly across the river when its tail gets wet. Be slow with the last steps; most tails get wet near the bank.",
  },
};

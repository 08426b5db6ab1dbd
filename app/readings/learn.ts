import type { AspectType } from "../astrology/aspects";
import type { Planet } from "../astrology/bodies";
import type { HouseNumber } from "../astrology/houses";
import type { Element, Modality, Sign } from "../astrology/signs";

export interface LearnEntry {
  /** A few words under the name. */
  readonly keywords: string;
  readonly text: string;
}

export const learnIntroduction =
  "A birth chart is a drawing of the sky for one minute and one place. It looks like a code because it is written in an old shorthand, and the shorthand has only four parts: planets say what is acting, signs say in what manner, houses say in which room of life, and aspects say who is talking to whom. Read a little, then look at your own chart, then read again. Nothing on this page tells you what has to happen. It gives you better questions.";

/** The ten planets: who acts. */
export const learnPlanets: Readonly<Record<Planet, LearnEntry>> = {
  Sun: {
    keywords: "Purpose and self-respect",
    text: "What would you do on a free day with nobody to impress? The answer is close to your Sun. It wants work in which you recognise yourself, and gives you the courage to put your name to it. With too little attention it asks for praise all day; with too much it cannot share a stage. Its sign says how you shine, and its house where. Give it one hour this week before you answer anyone’s message.",
  },
  Moon: {
    keywords: "Feeling, habit and home",
    text: "It is three in the morning and a child has had a bad dream: whatever you do first is your Moon. She looks after what needs looking after, and remembers how it was done for you. Fed and rested she is wise about people; ignored she rules by mood. Her sign tells you what comforts you, so look it up when you are tired. Then do that thing on purpose, and without an excuse.",
  },
  Mercury: {
    keywords: "Mind, speech and learning",
    text: "Describe the way to the station. Some people draw a map, some tell a story about the baker on the corner, some say “left, left, right” and are gone; each has a different Mercury. He sorts, names, trades and jokes. His weakness is to believe that what has been said well is done. To get to know yours, listen for how you explain something to a friend when you are in a hurry.",
  },
  Venus: {
    keywords: "Love, taste and worth",
    text: "Look at the small things that you keep where you can see them: a stone, a cup, a photograph. Nobody told you to like those, and Venus is the part of you that chose. She draws what she wants by enjoying it, and so is behind friendship, money and art as well as love. She goes wrong when she tries to please everyone. Ask of the next purchase or promise whether you like it, or only wish to be liked.",
  },
  Mars: {
    keywords: "Drive, anger and courage",
    text: "Somebody pushes in front of you in a queue. In the second that follows you meet your Mars: in the loud word, the cold stare, or the laugh that comes a little too fast. He exists to get you what you want and to say no on your behalf. Where he has no honest work he starts quarrels. Notice where the heat begins in your body, and give it a job within the hour.",
  },
  Jupiter: {
    keywords: "Trust, growth and meaning",
    text: "On one subject you give without counting: you invite everybody, you promise help, you are sure that there will be enough. That is Jupiter. He believes there is more, which makes him a fine guide to study, travel and the kind of luck that comes to people who ask. He seldom reads the bill. Where he stands in your chart, say yes to something larger this month, and ask what it costs first.",
  },
  Saturn: {
    keywords: "Limits, time and mastery",
    text: "Many adults still dream that they are late for school and the homework is missing. Saturn marks the part of life where you feel like that. You take it so seriously that you end up good at it, usually later than the gifted, and for longer. From the inside, fear and high standards feel alike. At about twenty-nine he comes round to where he began. Ask what he wants you to practise, and leave proving it for later.",
  },
  Uranus: {
    keywords: "Freedom, surprise and invention",
    text: "One day you took another way home for no reason at all, and it was the best part of the week. Uranus, seven years in each sign, is that wish in everybody. Where he stands you cannot bear to be managed, and you are original without trying. His changes come suddenly, and seldom when they suit you. Make room for a small rebellion on a regular day, and the large ones need not break so much.",
  },
  Neptune: {
    keywords: "Longing, imagination and mercy",
    text: "A certain song makes you homesick for somewhere you have never been. Neptune is that ache, and the gift in it: to imagine, to forgive, to be moved by what others pass by. Since he takes fourteen years to cross a sign, the house he stands in says more about you than the sign. There you see what you wish to see. Ask a friend who sees clearly for the facts, then keep the song.",
  },
  Pluto: {
    keywords: "Power, truth and renewal",
    text: "Every family has a subject at which the whole table falls silent. Pluto lives in that silence. He is slow and thorough, stays up to thirty years in one sign, and shares it with everybody born around you. By house he shows where you cannot do things halfway, where you dig, control, let go and begin again from the roots. He respects honesty. Say the plain sentence once, without force, and wait.",
  },
};

/** The twelve signs: in what manner. */
export const learnSigns: Readonly<Record<Sign, LearnEntry>> = {
  Aries: {
    keywords: "Begins",
    text: "The water is cold, everybody hesitates, and somebody has already jumped in. Planets in Aries find out by doing; they are honest because there is no time to be otherwise, and brave in short efforts. Waiting feels to them like a punishment. They quarrel openly and forget it before you do. If you have much Aries, practise going on: pick a started thing and do one more hour of it after the first excitement has gone.",
  },
  Taurus: {
    keywords: "Keeps and enjoys",
    text: "Put your palm on the bark of a tree that has stood in the sun all day. Taurus trusts what can be touched, tasted and counted on, and brings out the patience in any planet that visits. It makes gardens, savings, slow sauces, long loyalties. Being hurried is the one thing it does not forgive, and change has to ask three times. Go without a small comfort for a day, to learn that the calm was your own.",
  },
  Gemini: {
    keywords: "Connects and asks",
    text: "Two birds on a wire, both talking: Gemini has always just heard something. A planet here is quick and easily amused, and can see the other side and then the side beyond that. People love to sit next to it. To stay with one feeling until it has finished is the harder art. Leave a question open overnight on purpose, and read nothing about it until you have slept.",
  },
  Cancer: {
    keywords: "Shelters and remembers",
    text: "The crab keeps its soft part inside and walks sideways towards what it wants. So do planets in Cancer: they sense moods, defend their own people fiercely, and remember how the first home smelled. They feed every stranger. When they are hurt they withdraw and expect to be looked for, sometimes for days. Say “I need to be alone for a while” as you go; it saves everyone the search.",
  },
  Leo: {
    keywords: "Shines and gives heart",
    text: "A child hangs up a sheet, steps out in front of it and is a queen. Leo means it like that. Whatever planet is here wants to play a part with its whole heart and be loved for the playing, and it repays an audience with warmth. It finds indifference harder than hatred. The work of this sign is to clap as well as it bows; choose somebody’s small success this week and praise it in front of others.",
  },
  Virgo: {
    keywords: "Sorts and serves",
    text: "Somebody sorts lentils and finds the little stone among them almost without looking: this is Virgo at its ease. Planets here notice, adjust, keep plants alive and deadlines honest. They show love by fixing your bicycle. As they cannot stop looking, they find a stone in every gift as well, and most of all in themselves. Once a day leave something a little imperfect, and enjoy it as it is.",
  },
  Libra: {
    keywords: "Weighs and relates",
    text: "“A little to the left,” says the friend with the good eye, and suddenly the picture hangs well. Libra feels at once when a room or a conversation has lost its balance, and moves to where it is missing. Planets in this sign are fair, charming, good at the third option. They dread the moment when a choice will cost somebody something, and so they choose late. Decide one matter within a minute today, if only what to eat.",
  },
  Scorpio: {
    keywords: "Probes and bonds",
    text: "With an ear to the metal a locksmith waits for the click. A planet in Scorpio approaches people like that: quietly, all the way, sure that what matters has been put away. It stays loyal when that is no longer convenient, and trouble does not shock it. Whoever looks so closely always finds something, so suspicion comes easily too. Try telling one person what you have guessed about them, kindly, and asking if it is true.",
  },
  Sagittarius: {
    keywords: "Seeks and teaches",
    text: "From the top of the pass you can see the valley on which all the maps disagreed, and someone is already running down to it with an opinion. Sagittarius needs a wide view. Its planets are frank, hopeful, good company on bad roads, and they look for the point of the story. Details get lost on the way. When you are sure of a great truth, look up the small fact on which it stands.",
  },
  Capricorn: {
    keywords: "Builds and endures",
    text: "A mountain goat crosses a ledge no wider than a book, and does not look down to see who admires it. Planets in Capricorn know where the next step is and what it will bear; they plan in years, joke with a straight face, and keep their word. Rest feels to them like a debt. Always being the strong one is lonely. Ask for help with a load that you could just manage alone, while you still can.",
  },
  Aquarius: {
    keywords: "Frees and reforms",
    text: "Some people talk half the night with a stranger on another continent and hardly know their neighbour. Aquarius loves like that: many at once, on principle, at a distance where ideas keep cool. Planets here see the system and the better system. Closeness asks them to stop being right. Let a friend be unreasonable in front of you tonight, listen to the end, and offer no improvement.",
  },
  Pisces: {
    keywords: "Melts and imagines",
    text: "Where a river has reached the sea, nobody can say any more which water is which. Pisces lives in such a place: every planet there picks up the mood of the people around it, forgives early, dreams in colour and knows things without a source. Letters stay unanswered and limits get lost. A limit helps, and it can be kind. Say no to one request this week, and do not explain.",
  },
};

export const learnElements: Readonly<Record<Element, LearnEntry>> = {
  Fire: {
    keywords: "Aries, Leo, Sagittarius",
    text: "Fire acts first and explains it later. It warms, leads, exaggerates and goes out when nobody needs it. With a lot of fire you need something worth doing more than you need a rest. With little, borrow some: train with a friend, or stay beside someone who is excited and let it reach you.",
  },
  Earth: {
    keywords: "Taurus, Virgo, Capricorn",
    text: "Earth asks what it weighs, what it costs and whether it keeps. Bread, bodies, budgets and walls belong to it. Much earth makes you reliable to the point of being leaned on. If your chart has hardly any, dreams tend to float; tie each of them to a date, a tool and a place.",
  },
  Air: {
    keywords: "Gemini, Libra, Aquarius",
    text: "Between two people there has to be some air, or nothing can be heard. This element thinks, compares, jokes and keeps a polite distance in order to see better. Strong air can talk itself out of a feeling. Where it is scarce, write things down before you discuss them: paper is patient.",
  },
  Water: {
    keywords: "Cancer, Scorpio, Pisces",
    text: "You cannot hold it in your hand, and it finds every opening. In a chart with little water feelings arrive late and ask for slow things: old songs, quiet evenings, animals. Where there is plenty they arrive before the news, and often they belong to somebody else in the room. Find a quiet place, and sit there daily.",
  },
};

export const learnModalities: Readonly<Record<Modality, LearnEntry>> = {
  Cardinal: {
    keywords: "Aries, Cancer, Libra, Capricorn",
    text: "Each season opens with a cardinal sign, and such signs open other things too: campaigns, families, talks, companies. They would sooner lead than be led. A strongly cardinal chart leaves many good first chapters behind. Before you open the next one, hand the last to somebody who likes the middle.",
  },
  Fixed: {
    keywords: "Taurus, Leo, Scorpio, Aquarius",
    text: "In the middle of a season nothing seems to change, and fixed signs draw their strength from that. They hold a grudge, a promise or a position longer than others thought possible. With many fixed planets, ask one honest question a year: am I loyal to this, or only used to it?",
  },
  Mutable: {
    keywords: "Gemini, Virgo, Sagittarius, Pisces",
    text: "At the end of a season the light is already something else, and mutable signs are made for such times. They edit, translate, forgive and get you there by another road. Too many open roads tire them. Decide what stays the same this month and let all the rest move round it.",
  },
};

/** The twelve houses: in which room of life. */
export const learnHouses: Readonly<Record<HouseNumber, LearnEntry>> = {
  1: {
    keywords: "Self, body, appearance",
    text: "You come round the corner and are seen before you speak: your walk, your hair, the look on your face. The first house is the part of you that arrives first. Planets here are worn like a jacket, and the sign on its edge is your rising sign.",
  },
  2: {
    keywords: "Money, possessions, self-worth",
    text: "What do you carry out when the alarm goes? The second house holds income and belongings and, beneath them, your sense of what you are worth. Planets placed here tell how you earn, what you hoard, and what you would never sell.",
  },
  3: {
    keywords: "Siblings, neighbours, learning",
    text: "Bus routes, first bicycles, the brother who read over your shoulder. In the third house you learn the near world and the words for it. It covers school, messages, short trips, and how you talk with people you did not choose.",
  },
  4: {
    keywords: "Home, family, roots",
    text: "At the very bottom of the wheel lies the ground you stand on: parents, ancestors, the smell of one particular hallway. The fourth house shows what home meant to you first, and what you build when you may build it yourself.",
  },
  5: {
    keywords: "Play, romance, children, art",
    text: "Anything you make because it makes you glad belongs to the fifth house, whether a child, a poem, a game or a new love. Here one risks being laughed at. If you gave up drawing at nine because of a remark, somebody in this house would still like to draw.",
  },
  6: {
    keywords: "Work, routine, upkeep",
    text: "Teeth, invoices, dog food, stretching. The sixth house looks after the daily care without which nobody stays upright, and after those you work beside. It is modest, never finished, and full of skill. Ask here what a good ordinary day contains.",
  },
  7: {
    keywords: "Partnership, contracts, rivals",
    text: "Opposite your own arrival stands someone else’s. The seventh house, on the western edge, is for spouses, close colleagues, clients and declared enemies: all those you face as equals. We often meet our unused qualities there, in their hands.",
  },
  8: {
    keywords: "Shared resources, intimacy, endings",
    text: "Debts, wills, passwords, the talk after the funeral. When two lives run together, this house counts what could be lost and how far the trust goes. Whoever has planets in the eighth wants to know what is hidden, and is called when others would sooner stay away.",
  },
  9: {
    keywords: "Travel, study, belief",
    text: "Arrive at a foreign station with the wrong coins and you are in the ninth house. It rules long roads, universities, faith, law, publishing, whatever makes your own view look small and interesting. What do you believe that you could be argued out of?",
  },
  10: {
    keywords: "Career, reputation, calling",
    text: "This is the top of the wheel: anyone can see you up there. Profession, public standing and the parent who stood for the world’s opinion have their seat in the tenth house. It is less about titles than about what you are answerable for.",
  },
  11: {
    keywords: "Friends, groups, hopes",
    text: "Who keeps a seat for you? Friends, clubs, movements and patrons belong to the eleventh, along with the wish you would make if wishing were free. Here you find out whether you are yourself in a crowd, and which crowd makes it easy.",
  },
  12: {
    keywords: "Solitude, the unseen, rest",
    text: "What rose in the east shortly before your birth stands here, and hardly anybody saw it. The twelfth house keeps dreams, retreats, hospitals, old fears, secret kindness. Planets here work best without witnesses and need time alone, taken openly and given an end.",
  },
};

/** The six aspects that the page teaches; their angles and orbs are in the aspect rules. */
export type LearnAspect = Extract<
  AspectType,
  "Conjunction" | "Sextile" | "Square" | "Trine" | "Opposition" | "Quincunx"
>;

export const learnAspects: Readonly<Record<LearnAspect, LearnEntry>> = {
  Conjunction: {
    keywords: "Fusing",
    text: "Two planets share one place. They act as one whether or not they suit each other, so Venus with Saturn is careful even in delight. A conjunction is strong rather than good or bad; it depends on who is sitting there.",
  },
  Sextile: {
    keywords: "Opening",
    text: "A sextile is a door that is closed and not locked. The planets are willing, and something nice comes of it once you reach out a hand. Of the friendly angles it is the easiest to overlook. What have you been able to do all along?",
  },
  Square: {
    keywords: "Pushing",
    text: "Two cooks in a narrow kitchen: planets in square each have a fair claim on the same space. Nothing rests until you act, which is why so many capable people have several. Where you are irritated, there is also the strength to change something.",
  },
  Trine: {
    keywords: "Flowing",
    text: "Water runs downhill between two planets in trine. Talent that comes this way feels like nothing special, because you never had to learn it. Its one danger is that you leave it unused. Use it for somebody else and it wakes up.",
  },
  Opposition: {
    keywords: "Facing",
    text: "Across the full width of the wheel two planets look at one another. You tend to live as the one and to meet the other in somebody else. Both are yours. Balance is a movement here, now to this side and now to that, and never a place to stop.",
  },
  Quincunx: {
    keywords: "Adjusting",
    text: "Five signs apart, these planets share no element, no modality and no language. They are like two neighbours of whom one sleeps while the other works. Nothing gets settled by a quincunx once and for all; small adjustments, made often, are the craft.",
  },
};

export interface LearnSection {
  readonly title: string;
  readonly text: string;
}

export type LearnTopic = "nodes" | "chiron" | "retrograde" | "stellium" | "chartRuler";

export const learnSections: Readonly<Record<LearnTopic, LearnSection>> = {
  nodes: {
    title: "The lunar nodes",
    text: "The Nodes are no bodies at all. They are the two points where the Moon’s path crosses the Sun’s, always opposite one another, and eclipses happen near them. The South Node is what you do without thinking: well, and a little tired of it. The North Node is the side of the street you never walk on. You do not have to leave the one for the other. Bring an old skill along when you try the new thing, and expect to be clumsy for a while.",
  },
  chiron: {
    title: "Chiron",
    text: "Between Saturn and Uranus runs a small icy body, found in 1977 and named for the centaur who taught heroes and could not mend his own wound. In a chart Chiron points to a sore place that never quite heals, and to the help you are able to give because of it. People with a strong Chiron are often asked about the very thing they find hard. Begin by telling it as a plain story to someone who listens and gives no advice.",
  },
  retrograde: {
    title: "Retrograde planets",
    text: "No planet ever turns round. From a moving Earth some of them seem to, much as a slower train slides backwards past your window. Mercury does it about three times a year for three weeks; the outer planets spend months of every year that way; the Sun and Moon never do. In a birth chart an R means that the planet works inward first: it rereads, doubts, does it its own way. Give such a planet a second attempt and it shows what it can do.",
  },
  stellium: {
    title: "A stellium",
    text: "Three planets or more in one sign or one house make a stellium, and a chart with one has a main street. Much of your life turns out to lead there, from arguments to holidays. It gives a specialist’s force. It also means that the other parts of your life get too little attention. Look at the sign across the wheel from the crowd: something practised on that quiet side, even for ten minutes, lets the busy one rest.",
  },
  chartRuler: {
    title: "The chart ruler",
    text: "Find your rising sign, then the planet that rules it: that planet leads the whole chart. Aries and Scorpio rising are led by Mars, Taurus and Libra by Venus, Gemini and Virgo by Mercury, Cancer by the Moon, Leo by the Sun, Sagittarius and Pisces by Jupiter, Capricorn and Aquarius by Saturn. (Many add Pluto for Scorpio, Uranus for Aquarius, Neptune for Pisces.) The house where this planet stands is a part of life to which you keep coming back, whatever you had planned.",
  },
};

/** Reading a chart in six steps, in order. */
export const readingGuide: readonly LearnSection[] = [
  {
    title: "Start with Sun, Moon and Rising",
    text: "Three answers before any other. The Sun tells what you are about, the Moon what you need, the rising sign how you come in. Say each in one sentence of your own, as if to a friend who has never heard the word “zodiac”.",
  },
  {
    title: "Find the chart ruler",
    text: "Look up which planet rules the rising sign and see where it stands. Its house shows a part of life to which you keep returning. Read the sign and the house aloud together: “My ruler is Venus, in Gemini, in the ninth.”",
  },
  {
    title: "See where the crowd is",
    text: "Half close your eyes. Do the planets stand together on one side, or are they spread all round? Count them by element and by modality, and look for a stellium. The thing that is missing is as telling as the thing there is too much of.",
  },
  {
    title: "Take the planets one by one",
    text: "For every planet build a sentence out of three words: what it is, how it acts, where it acts. Mars, in Cancer, in the sixth: anger that is not shown openly, at work. Only afterwards compare it with what we wrote.",
  },
  {
    title: "Draw the tightest aspects",
    text: "Sort the list by orb and take the three smallest numbers. Those are the conversations that never stop. Ask of each pair what either side wants, and remember a week in which you heard both of them.",
  },
  {
    title: "Tell the story back",
    text: "Put the pages away and describe the person in the chart in five sentences, beginning with what moves them. If it is you, leave out any line you do not recognise. A chart is a draft; life holds the pen.",
  },
];

/** The two ways on from the page. */
export const learnLinks = {
  "/birth-chart":
    "All of this becomes more interesting once it is about you. Draw the chart of your own birth and read it beside this page.",
  "/numerology":
    "Your name and your date of birth can be read as numbers too. If you like to calculate, look at yours next: every sum is shown.",
} as const;

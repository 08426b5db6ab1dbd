import type { AspectType } from "../astrology/aspects";
import type { Planet } from "../astrology/bodies";
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
    text: "What would you do on a free day with nobody to impress? The answer lives near your Sun. It wants work that feels like your own handwriting, and lends you the nerve to sign it. Starved, it fishes for compliments; overfed, it cannot share a stage. The sign of the Sun is its style and the house its workplace. Give it one hour this week before you answer anyone’s message.",
  },
  Moon: {
    keywords: "Feeling, habit and home",
    text: "It is three in the morning and a child has had a bad dream: whatever you do first is your Moon. She looks after what needs looking after, and remembers how it was done for you. Fed and rested she is wise about people; ignored she rules by mood. Her sign tells you what comforts you, so look it up when you are tired. Then do that thing on purpose, and without an excuse.",
  },
  Mercury: {
    keywords: "Mind, speech and learning",
    text: "Describe the way to the station. Some people draw a map, some tell a story about the baker on the corner, some say “left, left, right” and are gone; each has a different Mercury. He sorts, names, trades and jokes. His weakness is to take a good word for a thing done. To get to know yours, listen for how you explain something to a friend when you are in a hurry.",
  },
  Venus: {
    keywords: "Love, taste and worth",
    text: "Look along your windowsill. The stones, the jar, the photograph at an angle: nobody told you to like those, and Venus is whoever chose. She draws what she wants by enjoying it, and so is behind friendship, money and art as well as romance. Pleasing everyone is how she goes astray. Ask of the next purchase or promise whether you like it, or only wish to be liked.",
  },
  Mars: {
    keywords: "Drive, anger and courage",
    text: "Someone takes the parking space you were signalling for. In the second that follows you meet your Mars, be it the horn, the cold stare or the laugh that is a bit too loud. He exists to get you what you want and to say no on your behalf. Denied honest work he picks quarrels in bad light. Notice where the heat starts in your body, and give it a job within the hour.",
  },
  Jupiter: {
    keywords: "Trust, growth and meaning",
    text: "On one subject you turn into your own favourite uncle, the one who orders for the whole company and tips too much. That is Jupiter. He believes there is more, which makes him a fine guide to study, travel and luck of the kind that comes from knocking. He seldom reads the bill. Where he stands in your chart, say yes to something larger this month, and ask what it costs first.",
  },
  Saturn: {
    keywords: "Limits, time and mastery",
    text: "Late for school, homework missing: Saturn marks the part of life where you still have that dream. You take it so seriously that you end up good at it, usually later than the gifted, and for longer. Fear and standards look alike from the inside, and that is his riddle. About the age of twenty-nine he comes round to where he began. Ask what he wants you to practise rather than prove.",
  },
  Uranus: {
    keywords: "Freedom, surprise and invention",
    text: "One Wednesday you took another way home for no reason at all, and it was the best part of the week. Uranus, seven years in each sign, keeps a window unlatched in every chart. There you cannot bear to be handled, and there you are original without trying. His changes come like hiccups. Make room for a small rebellion on a regular day, and the large ones need not break the crockery.",
  },
  Neptune: {
    keywords: "Longing, imagination and mercy",
    text: "A certain song makes you homesick for somewhere you have never been. Neptune is that ache, and the gift in it: to imagine, to forgive, to hear music in the plumbing. Since he takes fourteen years to cross a sign, the house he stands in says more about you than the sign. There you see what you wish to see. Ask a clear-eyed friend for the facts, then keep the song.",
  },
  Pluto: {
    keywords: "Power, truth and renewal",
    text: "Every family has a subject that makes the forks go quiet. Pluto lives in that quiet, slow and thorough, up to thirty years in one sign, and shared with everybody born around you. By house he shows where you cannot do things halfway, where you dig, control, let go and begin again from the roots. He respects honesty. Say the plain sentence once, without force, and wait.",
  },
};

/** When the Sun is in each sign; a day either way, by year and zone. */
export const signDates: Readonly<Record<Sign, string>> = {
  Aries: "20 March to 19 April",
  Taurus: "20 April to 20 May",
  Gemini: "21 May to 20 June",
  Cancer: "21 June to 22 July",
  Leo: "23 July to 22 August",
  Virgo: "23 August to 22 September",
  Libra: "23 September to 22 October",
  Scorpio: "23 October to 21 November",
  Sagittarius: "22 November to 21 December",
  Capricorn: "22 December to 19 January",
  Aquarius: "20 January to 18 February",
  Pisces: "19 February to 19 March",
};

/** The twelve signs: in what manner. */
export const learnSigns: Readonly<Record<Sign, LearnEntry>> = {
  Aries: {
    keywords: "Begins",
    text: "The lake is cold in April and somebody has already jumped. Planets in Aries find out by doing; they are honest because there is no time to be otherwise, and brave in short bursts. Waiting feels to them like being told off. They quarrel cleanly and forget it before you do. If you have much Aries, practise the second mile: pick a started thing and do one more hour of it after the thrill has gone.",
  },
  Taurus: {
    keywords: "Keeps and enjoys",
    text: "Put your palm on bark that has stood in the sun all day. Taurus trusts what can be touched, tasted and counted on, and brings out the patience in any planet that visits. It makes gardens, savings, slow sauces, long loyalties. Being hurried is the one thing it does not forgive, and change has to ask three times. Go without a small comfort for a day, to learn that it was you who kept the calm.",
  },
  Gemini: {
    keywords: "Connects and asks",
    text: "Two magpies on a wire, both talking: Gemini has always just heard something. A planet here is quick and easily amused, and can see the other side and then the side beyond that. People love to sit next to it. To stay with one feeling until it has finished is the harder art. Leave a question open overnight on purpose, and resist reading about it until you have slept.",
  },
  Cancer: {
    keywords: "Shelters and remembers",
    text: "In a rock pool the crab keeps the soft part inside and comes at things from the flank. So do planets in Cancer, shrewd about moods, fierce about their own, with a memory that can smell the old flat. They make strangers eat. Hurt, they withdraw and expect to be looked for, sometimes for days. Say “I am going in for a while” as you go; it saves everyone the search.",
  },
  Leo: {
    keywords: "Shines and gives heart",
    text: "A bed sheet on a line is a theatre if the child behind it means it. Leo means it. Whatever planet is here wants to play a part with its whole chest and be loved for the playing, and it repays an audience with warmth. It finds indifference harder than hatred. The work of this sign is to clap as well as it bows; choose somebody’s small triumph this week and make a proper fuss.",
  },
  Virgo: {
    keywords: "Sorts and serves",
    text: "Lentils in a tray, and a thumb that finds the stone among them without looking: this is Virgo at its ease. Planets here notice, adjust, keep herbs alive and deadlines honest. They show love by fixing your bicycle. As the thumb does not stop for feast days, they can find a stone in every gift, their own above all. Once a day leave something a little crooked, and eat the lentils.",
  },
  Libra: {
    keywords: "Weighs and relates",
    text: "“A bit to the left,” says the friend with the eye, and the picture hangs. Libra hears a room as though it were music and moves to where the chord wants it. Planets in this sign are fair, charming, good at the third option. They dread the moment when a choice will cost somebody something, and so they choose late. Decide one matter within a minute today. Let it be supper, but decide.",
  },
  Scorpio: {
    keywords: "Probes and bonds",
    text: "Locksmiths listen. With an ear to the metal they wait for the click, and that is how a planet in Scorpio approaches people: quietly, all the way, sure that what matters has been put away. It is loyal past convenience and unshocked by trouble. Suspicion is the tax on so much depth. Try telling one person what you have guessed about them, kindly, and asking if it is true.",
  },
  Sagittarius: {
    keywords: "Seeks and teaches",
    text: "From the top of the pass you can see the valley on which all the maps disagreed, and someone is already running down to it with an opinion. Sagittarius needs horizon. Its planets are frank, hopeful, good company on bad roads, and they look for the point of the story. Details drop out of the rucksack. When you are sure of a great truth, look up the small fact on which it stands.",
  },
  Capricorn: {
    keywords: "Builds and endures",
    text: "A goat on a ledge no wider than a book does not look down to be admired. Planets in Capricorn know where the next foothold is and what it will bear; they plan in years, joke with a straight face, and turn up. Rest feels to them like a debt. Being the strong one is lonely above the tree line. Ask for help with a load that you could just manage alone, while you still can.",
  },
  Aquarius: {
    keywords: "Frees and reforms",
    text: "Radio amateurs sit up at night to exchange three words with someone in Tasmania whom they would avoid in the pub. Aquarius loves people like that: as a network, on principle, at a distance where ideas keep cool. Planets here see the system and the better system. Closeness asks them to stop being right. Let a friend be unreasonable in front of you tonight, and offer no improvement.",
  },
  Pisces: {
    keywords: "Melts and imagines",
    text: "Where the river has become the sea you can still taste that it was a river. Pisces lives in such water: every planet placed there picks up the mood of the shore, forgives early, dreams in colour and knows things without a source. It finds no very good reason to answer letters. An edge helps, and it can be kind. Say no to one request this week, and do not explain.",
  },
};

export const learnElements: Readonly<Record<Element, LearnEntry>> = {
  Fire: {
    keywords: "Aries, Leo, Sagittarius",
    text: "Fire acts on a hunch and explains it later. It warms, leads, exaggerates and goes out when nobody needs it. With a lot of fire you need something worth doing more than you need a rest. With little, borrow: train with a friend, or stand beside someone who is excited and say nothing clever.",
  },
  Earth: {
    keywords: "Taurus, Virgo, Capricorn",
    text: "Earth asks what it weighs, what it costs and whether it keeps. Bread, bodies, budgets and walls belong to it. Much earth makes you reliable to the point of being leaned on. If your chart has hardly any, dreams tend to float; tie each of them to a date, a tool and a place.",
  },
  Air: {
    keywords: "Gemini, Libra, Aquarius",
    text: "Between two people there has to be some air, or nothing carries. This element thinks, compares, jokes and keeps a polite distance in order to see better. Strong air can talk itself out of a feeling. Where it is scarce, write things down before you discuss them: the page is a patient partner.",
  },
  Water: {
    keywords: "Cancer, Scorpio, Pisces",
    text: "You cannot hold it, and it finds every crack. In a chart with scant water feelings arrive late, as if by post, and ask for slow things: old songs, gardens at dusk, animals. Where there is plenty they arrive before the news, in the shape of whoever is in the room. Find a shore, and sit there daily.",
  },
};

export const learnModalities: Readonly<Record<Modality, LearnEntry>> = {
  Cardinal: {
    keywords: "Aries, Cancer, Libra, Capricorn",
    text: "Each season opens with a cardinal sign, and such signs open things: campaigns, families, talks, firms. They would sooner steer than row. A strongly cardinal chart leaves a trail of good first chapters. Before you open the next one, hand the last to somebody who likes the middle.",
  },
  Fixed: {
    keywords: "Taurus, Leo, Scorpio, Aquarius",
    text: "In the thick of a season nothing seems to move, and this is where fixed signs get their strength. They hold a note, a grudge, a promise or a position longer than others thought possible. Plenty of fixed planets want one honest question a year: am I loyal to this, or only used to it?",
  },
  Mutable: {
    keywords: "Gemini, Virgo, Sagittarius, Pisces",
    text: "March wind, the last week of August, light that is already something else: mutable signs close a season and adapt. They edit, translate, forgive and get you there by another road. Too many open roads tire them. Decide what stays the same this month and let all the rest move round it.",
  },
};

export type HouseNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The twelve houses: in which room of life. */
export const learnHouses: Readonly<Record<HouseNumber, LearnEntry>> = {
  1: {
    keywords: "Self, body, appearance",
    text: "You come round the corner and are seen before you speak: gait, haircut, weather in the face. The first house is the part of you that arrives first. Planets here are worn like a jacket, and the sign on its edge is your rising sign.",
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
    text: "Anything you make because it makes you glad is fifth-house business, whether a baby, a sonnet, a bet or a crush. Here one risks being laughed at. If you gave up drawing at nine because of a remark, look in this room for whoever would like the crayons back.",
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
    text: "Debts, wills, passwords, the talk after the funeral. When two lives run together, this house keeps the books, with what can be lost on one page and trust on the other. Whoever has planets in the eighth looks under lids, and is sent for when others would sooner not.",
  },
  9: {
    keywords: "Travel, study, belief",
    text: "Stand on a foreign platform with the wrong coins and you are in the ninth house. It rules long roads, universities, faith, law, publishing, whatever makes your own view look small and interesting. What do you believe that you could be argued out of?",
  },
  10: {
    keywords: "Career, reputation, calling",
    text: "High noon in the wheel: anyone can see you up there. Profession, public standing and the parent who stood for the world’s opinion have their seat in the tenth house. It is less about titles than about what you are answerable for.",
  },
  11: {
    keywords: "Friends, groups, hopes",
    text: "Who saved you a seat? Friends, clubs, movements and patrons belong to the eleventh, along with the wish you would make if wishing were free. Here you find out whether you are yourself in a crowd, and which crowd makes it easy.",
  },
  12: {
    keywords: "Solitude, the unseen, rest",
    text: "What rose just before you did stands here, and nobody was up to see it. The twelfth house keeps dreams, retreats, closed wards, old fears, secret kindness. Planets here work best without witnesses and need time alone, taken openly and given an end.",
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
    text: "Two planets share a chair. They act as one whether or not they suit each other, so Venus with Saturn is careful even in delight. A conjunction is strong rather than good or bad; it depends on who is sitting there.",
  },
  Sextile: {
    keywords: "Opening",
    text: "A sextile leaves the gate on the latch. The planets are willing, and something nice comes of it once you reach out a hand. Of the friendly angles it is the easiest to overlook. What have you been able to do all along?",
  },
  Square: {
    keywords: "Pushing",
    text: "Elbows at a narrow counter: planets in square each have a fair claim on the same space. Nothing rests until you act, which is why so many capable people have several. Irritation shows you where the engine is.",
  },
  Trine: {
    keywords: "Flowing",
    text: "Water runs downhill between two planets in trine. Talent that comes this way feels like nothing special, because you never had to learn it. Its one danger is the armchair. Use it for somebody else and it wakes up.",
  },
  Opposition: {
    keywords: "Facing",
    text: "Across the full width of the wheel two planets stare at one another like the ends of a see-saw. You tend to be the one and to meet the other in somebody else. Balance is a movement here, and never a place to stop.",
  },
  Quincunx: {
    keywords: "Adjusting",
    text: "Five signs apart, these planets share no element, no modality and no language. They are like the neighbour through the wall whose hours are not yours. Nothing gets settled by a quincunx once and for all; small adjustments, made often, are the craft.",
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
    text: "The Nodes are no bodies at all. They are the two points where the Moon’s path crosses the Sun’s, always opposite one another, and eclipses happen near them. The South Node is the groove you run in without thinking: competent, a little tired. The North Node is the side of the street you never walk on. You do not have to leave the one for the other. Bring an old skill along when you try the new thing, and expect to be clumsy for a while.",
  },
  chiron: {
    title: "Chiron",
    text: "Between Saturn and Uranus runs a small icy body, found in 1977 and named for the centaur who taught heroes and could not mend his own wound. In a chart Chiron points to a soreness with a calendar of its own, and to the help you are able to give because of it. People with a strong Chiron are often asked about the very thing they find hard. Begin by telling it as a plain story to someone who has not asked for advice, nor come to give any.",
  },
  retrograde: {
    title: "Retrograde planets",
    text: "No planet ever turns round. From a moving Earth some of them seem to, much as a slower train slides backwards past your window. Mercury does it about three times a year for three weeks; the outer planets spend months of every year that way; the Sun and Moon never do. In a birth chart an R means that the planet works inward first: it rereads, doubts, does it its own way. Give such a planet a second draft and it shows what it can do.",
  },
  stellium: {
    title: "A stellium",
    text: "Three planets or more in one sign or one house make a stellium, and a chart with one has a main street. Much of your life turns out to lead there, from arguments to holidays. It gives a specialist’s force. It also means that people from your other districts feel neglected. Look at the sign across the wheel from the crowd: something practised on that quiet side, even for ten minutes, lets the busy one breathe.",
  },
  chartRuler: {
    title: "The chart ruler",
    text: "Find your rising sign, then the planet that rules it: that planet is the captain of the whole ship. Aries and Scorpio rising sail under Mars, Taurus and Libra under Venus, Gemini and Virgo under Mercury, Cancer under the Moon, Leo under the Sun, Sagittarius and Pisces under Jupiter, Capricorn and Aquarius under Saturn. (Many add Pluto for Scorpio, Uranus for Aquarius, Neptune for Pisces.) The house where the captain stands is where you keep finding yourself on deck.",
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
    text: "Squint. Are the planets bunched on one side or scattered like birdseed? Count them by element and by modality, and look for a stellium. The thing that is missing is as telling as the thing there is too much of.",
  },
  {
    title: "Take the planets one by one",
    text: "For every planet build a sentence out of three words: what it is, how it acts, where it acts. Mars, in Cancer, in the sixth: anger that comes in sideways, at work. Only afterwards compare it with what we wrote.",
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
    "All of this takes on another colour once it is about a minute you know. Draw your own chart and read it beside this page.",
  "/numerology":
    "Names and dates have a grammar of their own. If you like counting on your fingers, look at your numbers next.",
} as const;

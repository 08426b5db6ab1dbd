import type { TraditionalRuler } from "../astrology/profections";

export type ProfectionHouse = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export interface HouseOfTheYear {
  /** A title of at most six words. */
  readonly theme: string;
  readonly text: string;
}

/** What a year of each house, counted from the rising sign, is about. */
export const profectionHouses: Readonly<Record<ProfectionHouse, HouseOfTheYear>> = {
  1: {
    theme: "Your name on the door",
    text: "Every twelve years the count comes home to the first house, and the year behaves like a new notebook: the hand you use on page one tends to stay. You want to be met as you are now, so hair, greeting and the answer to “what do you do” all come up for review. People see you sooner than usual, which chafes where an old version of you still gets the invitations. Introduce yourself once this week without your job. What you reach for instead is worth keeping.",
  },
  2: {
    theme: "What you keep, what it costs",
    text: "Open the drawers: a second-house year asks what you own, what you earn, and who taught you the price of things. Sorting comes easily, the coat you wear daily against the eleven kept in case. Skills count as property too; one of yours has been out on loan for years. Watch the moment when a thin month starts to read as a thin self; those are separate ledgers. List three things you would buy again tomorrow at full price, and give your next free hour to one of them.",
  },
  3: {
    theme: "Near voices, short roads",
    text: "Nothing large seems to happen in a third-house year, yet your pockets fill with tickets, notes and half an address. This is the place of the short distance: a brother, the woman two doors down, the class on Thursday nights, the sentence you finally get right. Your mind takes the stairs two at a time. Depth is what frays, because twenty open tabs feel like learning. Choose one talk that has dragged on by text for months and have it on foot, side by side.",
  },
  4: {
    theme: "The house behind the house",
    text: "Somewhere at home there is a box that has moved with you three times and never been opened. The fourth-house year hands you the knife for the tape. Rooms, parents, the place you say you are from: all of it wants repair, or at least a truthful inventory, and you have the patience. Old roles are quick to reclaim you at the family table; by the soup you are fourteen. Cook one dish you grew up with, and change something in the recipe.",
  },
  5: {
    theme: "Made for the joy of it",
    text: "Play returns without an appointment in the fifth-house year: a sketch on the back of an invoice, a flirtation, a child who insists you be the dragon. What you make now has your fingerprints on it, which is why you hesitate to show it. Children, lovers and unfinished songs all ask the same thing, whether you will spend time that earns nothing. The trap is an audience of one harsh judge. Make something badly on purpose by Sunday and give it away before you can mend it.",
  },
  6: {
    theme: "The mending of ordinary days",
    text: "A sixth-house year is lived in the hinges: the alarm, the inbox, the walk, the dog, the colleague who chews. Small repairs pay more than grand plans now, and you can feel which hinge squeaks. You are useful this year, almost too easily, and people who find a working door stop knocking. Duties breed in the gaps where you did not say no. Time your real Tuesday with a pen, hour by hour; then move a single task to where it does the least harm.",
  },
  7: {
    theme: "Across the table from you",
    text: "The other chair is taken. In a seventh-house year a partner, a rival or a client sits down opposite and you learn your own face from theirs. Because you can hear both sides, others bring you their bargains, and a promise made aloud carries weight. What wears thin is guessing: you answer the question you think they asked. Before the next big yes, each of you writes down what was agreed, on separate sheets. Lay the two pages side by side and talk about the difference.",
  },
  8: {
    theme: "Shared keys, buried letters",
    text: "Whose name is on the loan, the lease, the grief? An eighth-house year counts what is tangled with other people, from joint accounts to a secret that two of you keep. You can stay in a dark room longer than most and come out knowing where the switch is. Control is the lure here, since what you cannot audit you start to fear. Go through one shared arrangement with the person who shares it, line by line, with tea, and ask about the line you always skip.",
  },
  9: {
    theme: "A wider map on the wall",
    text: "Far bells carry in a ninth-house year. You read an author who rearranges the furniture, sit in a class among people half your age, or stand in a foreign station where your jokes do not work. Your appetite is for a bigger frame, and it makes you generous with ideas. It also makes you preach; the convert is rarely good company at dinner. Let someone whose faith or politics you do not share teach you a thing they love, and for an hour only ask questions.",
  },
  10: {
    theme: "Seen from the square",
    text: "Up in the tenth house the wind is stronger and the whole town can see your washing. This year your work gets a witness: a post, a deadline with your name on it, a parent or boss whose opinion still weighs. You decide faster in public than alone, and others fall in behind it. The cost shows at home, where the title does not come off with the shoes. Say in one sentence what you would like to be known for by the next birthday, and cut one meeting that does not serve it.",
  },
  11: {
    theme: "The long table of friends",
    text: "Count the chairs at your table, because the eleventh house is where the year spends its evenings. Friends of friends, the choir, the group with the petition: a hope you had given up on finds other hands to push it. You see who ought to meet whom, and your introductions hold. Then there is the evening when you belong to everybody and nobody asked how you are. Invite two people who do not know each other, cook something simple, and tell them one wish you have not said aloud.",
  },
  12: {
    theme: "Behind the closed shutters",
    text: "Last before the wheel begins again, the twelfth-house year draws the shutters and lets you hear the pipes. Sleep, solitude, hospitals you visit, work done where no one claps: here you clear what the next cycle should not inherit. You notice what others step over, the man alone at the bus stop, your own tiredness at four. Hiding is the easy mistake, and it looks like rest from outside. Keep one hour a week without screen or company, and tell somebody when it begins and ends.",
  },
};

/** What each lord adds to the year that it rules. */
export const timeLords: Readonly<Record<TraditionalRuler, string>> = {
  Sun: "With the Sun as lord of the year, things happen in daylight. You stand for something by name, and a half-hearted yes shows from the back row. Warmth is your tool: praise given in front of others comes back as trust. Pride is where you stub your toe, mostly when help arrives before you asked. The house of your Sun shows where the lamp stands. Take the chair at the head of one table you have been avoiding, and then ask the quietest guest to speak first.",
  Moon: "The Moon keeps this year, and she keeps it like a tide table: what was settled at noon is afloat by evening. You respond before you decide. So you notice who has not eaten, and the household leans on it. Moods come in from elsewhere, though, and get filed as your own. Look to the sign of your Moon for the kind of food, sleep and company that steadies you. Write a line each night for one lunar month about what touched you; the pattern is in the repeats.",
  Mercury:
    "Mercury runs the year as a busy post office: contracts, keys, siblings, rumours, a form in triplicate. You learn fast and can say a hard thing in plain words, so people bring you their drafts. Your attention is the price. It gets cut into stamps, and by Friday you cannot remember one whole thought. Letters sent while Mercury is retrograde want a second reading. Finish a single page by hand, from the first word to the full stop, before you open anything that blinks.",
  Venus:
    "A year under Venus is judged by its texture: who you eat with, what hangs on the wall, how a disagreement sounds through the door. She gives you tact and a good eye, and quarrels soften when you enter. She also makes you agree too soon, and the bill comes later as sulking, or as a purchase hidden in the wardrobe. Where Venus stands in your chart, somebody or something wants to be enjoyed without being improved. Tell one person exactly what you like about them, with the detail that proves it.",
  Mars: "Mars holds the reins, so expect heat, early starts and fewer committees. You would sooner be wrong by ten o'clock than sit in the waiting room all day, and stuck things move because you lean on them. Others can feel the elbow. A quarrel that begins about the dishes is about the room you were not given, and shouting will not measure it. Give the fire a daily task that tires the arms: dig, swim, carry, scrub. Then say the sentence you were going to slam the door with, sitting down.",
  Jupiter:
    "Jupiter opens the window of this year and a neighbour, a book or a far-off cousin leans in with an offer. You trust sooner and judge more kindly, and rooms seem to have one more seat than before. Too much is the snare: three yeses to the same Saturday, a promise with no carpenter behind it. Teachers matter under this lord, and so do those you teach without knowing. Find the one open door that would still interest you in a wet November. Close another politely, with thanks.",
  Saturn:
    "Under Saturn the year counts in bricks. You get fewer things and must finish them, for people who check. There is relief in that: a clear limit, a plain answer, a wall that holds when you lean on it. Heaviness comes when you take each delay for a mark against you and forget that mortar also needs to dry. An elder, or the elder you are turning into, has something useful to say. Choose the duty that has waited longest and give it twenty minutes a day. Stop on time.",
};

import type { TraditionalRuler } from "../astrology/bodies";
import type { HouseNumber } from "../astrology/houses";

export interface HouseOfTheYear {
  /** A title of at most six words. */
  readonly theme: string;
  readonly text: string;
}

/** What a year of each house, counted from the rising sign, is about. */
export const profectionHouses: Readonly<Record<HouseNumber, HouseOfTheYear>> = {
  1: {
    theme: "Your name on the door",
    text: "Every twelve years the count comes home to the first house, and the year behaves like a new notebook: the hand you use on page one tends to stay. You want to be met as you are now, so hair, greeting and the answer to “what do you do” all come up for review. People see you sooner than usual, which chafes where an old version of you still gets the invitations. Introduce yourself once without your job. What you reach for instead is worth keeping.",
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
    theme: "The body and its ordinary days",
    text: "A sixth-house year is about the health of your body and about daily work. Both are made of the same hours: sleep, food, stairs, the inbox, the dog, the colleague who chews. Habits count for more now than grand plans. A check-up you have put off belongs here; so does an earlier bedtime. You are useful this year, almost too easily, and duties breed where you did not say no. Note what a real Tuesday does to your body, hour by hour, then move a task to where it does the least harm.",
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
  Sun: "With the Sun as lord of the year, you are asked to stand for something by name. A half-hearted yes shows, and a whole one carries others along. Praise given in front of people comes back as trust. Pride is hurt when help arrives before you asked. Your own Sun tells more: its house is where you want to count this year, and its sign is the manner in which you go about it. Take a chair you have avoided, at the head of the table, and let the quietest guest speak first.",
  Moon: "The Moon rules this year, and what moves you decides more than what you planned. You notice who has not eaten and who has gone quiet, so the household relies on you. Moods come in from elsewhere, though, and get taken for your own. Look at the Moon in your chart. Its house is where you are needed and need care; its sign names the food, sleep and company that steady you. Write a line each night for a month about what touched you, and look for what repeats.",
  Mercury:
    "Mercury rules the year, and it fills with messages: contracts, keys, siblings, courses, rumours, forms. You learn fast and can say a hard thing plainly, so people bring you their drafts. Attention is what runs short, and by Friday you cannot recall a whole thought. Look up your own Mercury: its house says what the talk is about this year, its sign how you think best. Letters sent while Mercury is retrograde want a second reading. Finish a page by hand, to its last full stop, before you open a screen.",
  Venus:
    "A year under Venus turns on what you enjoy and whom you like. You have tact and a good eye, quarrels soften when you come in, and work goes well wherever it should look or sound right. You also agree too soon, and the bill comes later as sulking or as a purchase you hide. Where Venus stands in your chart, by house, somebody or something would like to be enjoyed without being improved; the sign says how you show liking. Tell somebody exactly what you like about them, with the detail that proves it.",
  Mars: "Mars has the year, so expect heat, early starts and less patience with committees. You would sooner be wrong by ten o’clock than wait all day, and stuck things move because you push. Others feel the push too: a quarrel that begins about the dishes is often about space you were not given. The house of your natal Mars shows where you fight and sweat this year, and its sign shows in what style. Give the strength a daily task that tires the arms. Then say the angry sentence sitting down.",
  Jupiter:
    "Jupiter widens the year: a neighbour, a book or a far-off cousin comes with an offer. You trust sooner and judge more kindly, and there seems to be a seat for everyone. Too much is the snare: three yeses to the same Saturday, a promise with nobody to build it. Find Jupiter in your chart: its house is where more can grow than you planned, its sign what you trust. Teachers matter, and so do those you teach without knowing. Keep the offer that would still interest you on a wet Monday.",
  Saturn:
    "Under Saturn you get fewer things this year and must finish them, for people who check. There is relief in that: a clear limit, a plain answer, something that holds when you lean on it. It feels heavy when you take each delay for a mark against you. Your natal Saturn says which duty is meant: the house where it stands is the place of the work, the sign is the standard you set yourself. Choose the task that has waited longest, and give it twenty minutes a day. Stop on time.",
};

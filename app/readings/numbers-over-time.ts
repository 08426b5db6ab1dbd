import type { ChallengeNumber } from "../numerology/cycles";
import type { Digit, DigitOrMaster } from "../numerology/reduction";

/** How a personal year runs; what it is for stands in `personalYears` of `numerology.ts`. */
export interface CourseOfAYear {
  readonly text: string;
  /** One thing to do, in words that follow a label "Practice". */
  readonly practice: string;
}

/** From the first months of the year to the last. */
export const courseOfAYear: Readonly<Record<Digit, CourseOfAYear>> = {
  1: {
    text: "The year starts before you feel ready. For a month or two you still answer calls about things that are over. Then a wish keeps coming back, and you try it out as an answer to “what are you doing now?”. The last months want nerve: a date, a first listener. In a year one even a crooked start gives the next eight a direction.",
    practice: "answer that question with the wish three times, and notice where your voice drops.",
  },
  2: {
    text: "Early on you want to hurry, and every push makes somebody slower. Around the middle you try the other way: you ask, wait a whole day, and get a better answer than you would have forced. Kindnesses go deep just now, and so do remarks. By the end of a year two there is often a person with whom you need not finish your sentences.",
    practice: "after each answer that you are given today, wait for two breaths before you speak.",
  },
  3: {
    text: "An old pleasure comes back first, dancing perhaps, or the guitar, and your humour with it. Soon somebody hears you, and then somebody else; by the middle you are everywhere and a little hoarse. A year three has a thin patch after that, when applause no longer helps. Stay with the song. What you make from there on tends to be better, and people can tell.",
    practice: "play, draw or write something today that nobody is going to hear or see.",
  },
  4: {
    text: "The first months show you what is worn: a budget, a back, a habit that no longer holds you up. You do a fixed number of pages or steps a day, and find that rhythm is restful. Near the end you are tired of being sensible, and the result already stands. A year four builds in pieces that look like nothing on the day.",
    practice: "choose the smallest broken thing that you walk past daily, and repair it before you sit down.",
  },
  5: {
    text: "You itch to move what seemed settled: a timetable, an opinion, your own taste. You try more and promise less, and it suits you. Halfway through a year five you are tempted to answer every restless evening with a ticket or a quarrel. Some evenings only want a different supper. Two or three experiments stay without being told to. Those are your changes.",
    practice:
      "alter something free, your seat or your hour of rising, and see if the restlessness is content with it.",
  },
  6: {
    text: "People move closer, and they bring their needs. You are asked for a bed, a favour, an opinion, and you like it. By and by you find that some of them could have managed. So you let them, and a year six turns: they learn, and a few bring you a plate. By the end the table is smaller and merrier, and you sit at it, too.",
    practice: "let a guest or a child do a task that you do faster, and praise the result.",
  },
  7: {
    text: "Life slowly grows quiet. When an evening with twelve people is cancelled, you are less sorry than you ought to be. For months you would rather read, walk and sleep, and friends may take it personally. Towards the end something often settles, an answer that nobody could have given you. A year seven finishes in good time: the next asks what you want to be paid.",
    practice: "tell two friends that you are quiet because you are thinking, and when you will call.",
  },
  8: {
    text: "After the quiet year you are suddenly visible, and it starts with a question of worth: a fee, a share, who signs. Your first try comes out too loud or too soft, the third has the tone. In a year eight power suits you wherever somebody weaker gains by it, too. The last months add up what was spent, and by whom.",
    practice: "ask somebody who works beside you what your hurry costs them, and only listen.",
  },
  9: {
    text: "It begins with a yawn. Something that you used to fight for bores you, and you are startled by how easily you could stop. Then it gets personal: a friendship that lives on memories, a plan that was somebody else’s. A slow goodbye counts as well. As a year nine closes there is an odd quiet, like a flat before the furniture comes. In it you can hear yourself.",
    practice: "before you part with a thing, thank it aloud for its work.",
  },
};

/** A month within the personal year. */
export const personalMonths: Readonly<Record<Digit, string>> = {
  1: "Make the first move in these weeks: call, sign up, put down the first line. It need not be good yet. You take offence quickly when somebody wants a say, so tell them early what you are up to.",
  2: "Somebody else sets the pace now. Send the message, put the telephone away, and visit a person who likes you. What you agree on gently holds longer than what you could have won by insisting.",
  3: "Tell the story, wear the loud shirt, send the draft. Talk brings ideas, and an idle chat is worth as much as a meeting. Money and hours run through your fingers, so decide beforehand what the fun may cost.",
  4: "Work goes best at the same hour in the same place. Papers get sorted, the tap stops dripping, supper is planned by noon. It is a plain month, and around its end you notice that you sleep like a child.",
  5: "If a trip, a new face or an offer turns up in the middle of something, look at it. Keep an afternoon empty for these. Signatures can wait until the excitement is seven days old and has to stand on its own.",
  6: "Home wants you: a birthday, a sick friend, a kitchen to paint. Affection is shown in errands. Your advice is good, and there is a lot of it; count to four before you give the second piece.",
  7: "You need fewer voices. Answers come to you after the discussion, on the stairs. Read, sleep, walk without an aim. Say that you are resting, because from outside rest and sulking look the same.",
  8: "A month for results. Give the large thing its last push, collect what you are owed, and let the figures speak. People lean on you, since you look strong. Lean on somebody yourself on Sundays.",
  9: "Finish, give back, forgive what is small enough. Something has run its course, perhaps only a subscription. You are soft with strangers and weep at films. New plans may wait a few weeks, until your hands are free.",
};

/** A day within the personal month. */
export const personalDays: Readonly<Record<Digit, string>> = {
  1: "Begin the thing itself, early. A clumsy first line is worth more than another day of thinking about it.",
  2: "Ask where you would usually tell. Whoever disagrees with you is holding half of the answer.",
  3: "Say it aloud, sing it, make a joke of it. Somebody near you has been serious since breakfast.",
  4: "Do the dull thing first, the form or the tap. By evening you are prouder of it than of the rest.",
  5: "Order the dish that you cannot pronounce. A small surprise is enough today to wake up the whole of you.",
  6: "Cook for somebody, or call whoever always calls you. Then let a kindness be done to you as well.",
  7: "Keep an hour free of screens and voices. A thought that you have half had would like its other half.",
  8: "Go to the person who can decide, and ask in a plain sentence. A clear no is worth something, too.",
  9: "Return what you borrowed, or end a small matter with thanks. Nothing new has to begin today.",
};

/** A stretch of nine years or more; the first begins at birth, the last is open. */
export const pinnacles: Readonly<Record<DigitOrMaster, string>> = {
  1: "“Who showed you how to do that?” people ask in these years, and nobody did. At home, at school or at work no one has gone quite your way, so there is no one to copy. You learn to decide, stubbornly at first and later well. Whoever asks for help early, as an equal, stays independent and keeps the friends.",
  2: "What matters reaches you through somebody else for a long while: a partner, a team, a difficult sister. You are the one who waits, and who finds the word that both sides can bear. As long as your own wish counts in the sum, these are tender years. Left out, it comes back as irritation about spoons. Friendships made now tend to last.",
  3: "People look up when you speak, and what you make begins to matter. Three classmates may be your public, or a town. You are chosen because you are liked as often as because you are good, and the evenings fill. Compliments and nine beginnings may be all that is left of it. A skill practised while nobody claps turns the fun into a calling.",
  4: "These are building years. You learn a trade, pay something off or bring up a child, and most days look alike. From inside it feels like carrying bricks; only a visitor sees how high they stand. Pleasure gets put off until you hardly know what you would like. A treat planned as seriously as the work keeps the builder in good spirits.",
  5: "Little stays where it was for some years: towns, posts, opinions. You pick up languages, also those of trades and families, and land on your feet more often than careful people expected. Freedom asks only that you choose, because whoever tastes everything remembers no dish. A friend and a craft that travel with you make a life of the many places.",
  6: "The long table is yours to set, for family born or chosen. You become good at finding beds for the night, and at the sentence that keeps two brothers talking. Love and beauty at home are worth real work to you. Duties grow like hedges where nobody cuts them. When you care because you want to, people hear you singing in the kitchen.",
  7: "In this stretch your inner life is worth more to you than your position. You study something thoroughly, a science, a faith or yourself, and do without company that you once needed. Money tends to come sideways, through knowing what few others know. Being different can become a pride. Keep a few friends who are allowed to ask, “Are you sure?”",
  8: "You are given weight to move: a budget, a large household, somebody else’s work. You learn what money can do and what it cannot, perhaps by losing some. Strength of this kind grows by use, and stays kind as long as you know the faces behind the figures. On a good day a fair decision of yours lets thirty people go home early.",
  9: "Your circle of care widens. A child in another class, a quarrel among neighbours, a harbour you saw in the news: they concern you, and you do something. Much has to be let go along the way, a post or an idea of yourself, and open hands make it easier. Friends from everywhere are the gift. Those at home would like a share of your kindness.",
  11: "Everything comes in strongly: praise, noise, beauty, a look. Ideas arrive nearly finished during these years, and people are moved when you give them a form. On other days you doubt the lot. Regular meals and an ordinary task protect the gift. An eleven is also lived as a two, more quietly, with a fine ear for people.",
  22: "A large plan finds you, or you find it: a school, a farm, a law. For years you work at something that only patience can finish, and people join because you have thought of the drains as well as of the dream. When it grows over your head, live the number as a four, with a day’s work each day. The plan can wait until morning.",
};

/** What is practised during the same stretch. */
export const challenges: Readonly<Record<ChallengeNumber, string>> = {
  0: "No weak place is given here, so tradition leaves you the choice among all of them. You probably know which it is: the subject on which three different friends have offered the same advice. Nobody examines you on it. Begin with the piece that would make the week easier.",
  1: "Whose voice do you hear when you decide? Either you bend to the loudest person at the table, or you oppose them on principle, and both times it is they who steer. Make small decisions that nobody needs to know about. The large ones grow out of those.",
  2: "A raised eyebrow can cost you an afternoon. You feel every shade in how people treat you, and you believe that all of it is meant. The same fine sense makes you considerate. It becomes a strength when you ask, “Did you mean that as I heard it?”, and believe the answer.",
  3: "More is in you than gets out. Before certain faces you go silent, or you chatter and hide behind the noise. A choir, a drawing class, a story for a small child: where the result does not count, your tongue comes loose. After a while it stays loose in company, too.",
  4: "Order is hard to measure out. On some days the plan rules, and a guest who comes early has spoilt the evening. Then again no plan survives a Tuesday, and the shelf leans for a year. Two or three habits of your own choice are enough, with leave to break them on Sundays.",
  5: "The suitcase is a temptation, and so is the sofa. You leave too soon, a course or a quarrel or a town, or you sit still for years because only a huge leap would count. Short departures teach you the middle: go, enjoy it, and come back on the day you said.",
  6: "Your idea of how people should love each other is beautiful and rather exact. You know how a guest ought to give thanks, and what you would have done in your brother’s place. Those around you feel examined. Let somebody do right in their own way, and the air gets warmer.",
  7: "Either you doubt everything or you do not ask at all, in case the answer is bad. Alone you brood, and among people you feel like a visitor. A teacher, or a hard book read slowly with a friend, gives your questions an address. Trust can start from there.",
  8: "Money and rank look larger than they are, to those who chase them and to those who despise them. A low balance spoils your mood, and a rich man’s opinion counts double. Learn the figures calmly, all of them, as people learn a timetable. Known amounts stop growing at night.",
};

/** Life path and expression together: felt from the middle of life on. */
export const maturity: Readonly<Record<DigitOrMaster, string>> = {
  1: "From the middle of life on you want to sign your own work. You say “I” where you used to say “we”, and nothing collapses. It may be a business at fifty, or merely a walk alone each morning. People who knew you as agreeable need a while, and then they are rather proud.",
  2: "Around forty, winning the argument stops being worth the evening. You ask more and wait for the answer, and former rivals become people you call. By and by you can do something that was beyond you at twenty: sit beside somebody in trouble without saying anything clever.",
  3: "You get funnier with age. What you kept to yourself at thirty you now tell at supper, and the sad parts turn out to be the best. A new love for painting, writing or the stage tends to stay. Tell an old story this week to somebody who has not heard it: a neighbour, a grandchild.",
  4: "A liking for solid ground grows on you: fewer plans, a better chair, a thing done properly. What you make in later years is made to outlast a fashion, and younger people drop in to see how you do it. You would never have guessed that you could be so patient.",
  5: "Just when others settle down, you get curious again. A new language, a friend of twenty-five, a town you cannot spell: the later years are wider than the ones before. Some who love you like the old timetable. Tell them what stays as it was, and they can enjoy the rest with you.",
  6: "Later on you would rather be loved than admired. Your strength goes into a few people and a place where they like to sit. You used to hand out advice; now you put food on the table and let them talk. It is surprising how much they tell you, between two helpings.",
  7: "Silence tastes better every year. You grow choosy about noise and opinions, your own included, and you follow a question for its own sake, as children do. It is a good age for faith, mathematics or the stars. The few guests who are let in find a host with time.",
  8: "Authority comes to you late, and it sits well. You know what things are worth and can refuse without raising your voice, so somebody young asks for the trick. You like a task with real weight now. Give others command early, and enjoy being asked for your judgement.",
  9: "With the years your sympathy travels further than you do. You forgive sooner, partly because you forget sooner, and you lend what you once would have insured. Good causes find your address. Keep a little selfishness for Sundays: your friends would like to watch you enjoy something.",
  11: "What you have always sensed, you begin to trust. People ask for your impression before your opinion, and you no longer apologise for having one. Music, prayer or plain beauty takes up more of the day. Beginners like you, because you see what they might become and tell them in plain words.",
  22: "A large and useful thing would like to be built in your second half, and by now you know whom to ask. What you learned in odd jobs turns out to fit. It may be a village library, or a better way to run a ward. Start with the part that helps somebody at once.",
};

/** A digit that no letter of the birth name gives. */
export const missingDigits: Readonly<Record<Digit, string>> = {
  1: "The name holds no A, J or S. To say “I would like” feels to you like pushing in, so you wait until you are chosen. Order first in a restaurant, and see how relieved the others are.",
  2: "B, K and T are absent. Other people’s pace has to be learned on purpose: you finish their sentence for them and miss what they were about to say. Their own ending is usually better, so wait for it.",
  3: "Without a C, an L or a U you make little of your talents. You have the better story and let the louder guest tell his. Try it badly once, among friends; the second time it has an ending.",
  4: "D, M and V are not among your letters, and order does not come by itself. Other people’s plans feel like cages. A plan of three lines, in your own words, with an hour beside the first, feels like help.",
  5: "E, N and W are so common that to lack all three is rare. Sudden change finds you without a habit for it. Practise on harmless surprises: let a friend choose the film, and be told only in your seat.",
  6: "There is no F, O or X in it. Being needed can feel like being caught, and at the second request you are gone. Promise less than you could do, and stay until all of it is done.",
  7: "Your letters leave out G, P and Y. Company and errands fill the hour in which a doubt would have spoken. When you have asked “why?” twice, ask a third time; the third answer tends to be the interesting one.",
  8: "H, Q and Z do not occur. Bills pile up, or you leave them to somebody who seems to like it. Read a statement from the first line to the last, pencil in hand. The pile takes less time than the dread did.",
  9: "Lacking I and R, you are kind to faces you know, and a stranger’s trouble is only news. The step between is short. Ask whoever serves you next how the day has been, and wait for the real answer.",
};

/** How each number is worked out. */
export const numberWorkings = {
  personalYear:
    "Add your birth month, your birth day and the calendar year, each reduced, and reduce the sum to 1 to 9. We turn the year on 1 January; some books wait for your birthday.",
  personalMonth:
    "Add the number of the calendar month to your personal year, and reduce. In a personal year 9, October gives 9 + 10 = 19, then 10, then 1.",
  personalDay:
    "Add the day of the month to your personal month, and reduce. In a personal month 1, the 24th gives 1 + 24 = 25, and so a 7.",
  pinnacles:
    "Reduce the birth month, day and year. The four pinnacles are month + day, day + year, the sum of these two, and month + year. The first lasts through the age of 36 minus your life path, the next two last nine years each.",
  challenges:
    "Where pinnacles add, challenges subtract: month and day, day and year, then the two results, then month and year, always the smaller from the larger. They share the pinnacles’ years.",
  maturity:
    "Life path and expression number, added and reduced; 11 and 22 are kept. Tradition lets it be felt from about 35 to 45 on, and more plainly with each year.",
  missingDigits:
    "Every letter of the birth name stands for a digit from 1 to 9. Listed here are digits that no letter gives. Old books call them lessons; we read them as skills that take practice.",
  currentName:
    "The name at birth is read for what you bring with you. The name that you use today is added up in the same way and stands beside it: what you put forward now.",
} as const;

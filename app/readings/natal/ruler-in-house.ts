import type { ByHouse } from "./natal-text";

/** The house of the planet that rules the rising sign: where life keeps leading you. */
export const rulerInHouse: ByHouse = {
  1: {
    text: "You wait for advice, a sign or a leader, and each time the decision comes back to you. Your body knows first: your feet were pointing that way before you asked. You enjoy steering, and others like to travel with you. You rarely find out that being a passenger is fun.",
    practice: "next time you walk with company, let them lead, and ask nothing.",
  },
  2: {
    text: "A hobby begins to pay, or a talent becomes real to you on the day when a stranger puts money on the table for it. Again and again your way leads to what you can earn, make and keep. Until you are paid, you doubt what you are worth. Since you know this doubt, you pay others promptly and tell them what was good.",
  },
  3: {
    text: "Your life turns in passing: on a missed train, a remark overheard in a shop, a landlord who needed help by the weekend. Brothers, sisters and old schoolmates have a large part in it. You learn by moving about and asking. So many hints reach you that some good ones get lost.",
    practice: "take the last tip you were given, and follow it to its end.",
  },
  4: {
    text: "You set out far, and keep arriving at home. The great plan takes you abroad, and you bring back a recipe, a dance or a new person for the family, and are happier about that than about the plan. Where you come from holds you, sometimes longer than you like. Wherever you stay for a month, others soon want to stay as well.",
  },
  5: {
    text: "You only did it for fun: a puppet show, a flirtation, a joke on a stage. Ten years later it explains your whole course. What delights you is your direction, and you are gifted at being delighted. You distrust it only because it came so easily.",
    practice: "write three things you would do unpaid, and begin the silliest.",
  },
  6: {
    text: "Your way is made of ordinary days. Others wait for luck; you practise before breakfast, and some years later the practice is a career. Your health sets the pace. Being useful pleases you, and good work makes you cheerful all day. Only the body has to ask twice for a pause.",
    practice: "when a colleague offers to take a task off you, hand it over whole.",
  },
  7: {
    text: "Your turning points have another person’s name. You argue with a tourist about a train window, and six years later you live in their town and love their music. Partners, rivals and clients move you further than plans do, sometimes so far that friends ask where you went. Those beside you get your whole attention, and an honest opponent when they need it.",
  },
  8: {
    text: "Where something ends or is shared, your way turns: a joint account, a legacy, a loan, a night that changes what two people are to each other. Others see a loss there. You find your next beginning, and an appetite for it. You still hold on with both hands to what is over.",
    practice: "of something shared that nobody uses, ask what it costs to keep.",
  },
  9: {
    text: "You find your way by leaving. You go abroad for a month to learn the language, and you come back with a plan, a favourite dish and an opinion about God. The advice at home is seldom wrong, only too small. You pack for more directions than you can travel. You bring your people proof that it can be done otherwise.",
  },
  10: {
    text: "Sooner or later your private choices turn into public work. You help the mayor with a speech, and a year on people pay you; you complain at a meeting, and you lead the next. You like being looked up to more than you admit. It also uses you up.",
    practice: "at the next gathering, sit in the back row and let others run it.",
  },
  11: {
    text: "“Come along on Saturday,” says a friend, and there you meet your next job, your band, or the cause you stay with for years. An invitation changes your course more often than a plan does. You have a talent for good company. Now and then you find yourself working for somebody else’s dream.",
    practice: "before you accept an invitation, write what you want from it.",
  },
  12: {
    text: "Before each turn of your life you withdraw. You sleep late, walk alone and answer no calls; then you have moved or changed your work, and your friends, who did not see you choose, are speechless. Islands and monasteries do you good. Whoever has to wait through a night, in a hospital or at a station, finds calm company in you.",
  },
};

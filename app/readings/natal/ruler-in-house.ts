import type { ByHouse } from "./natal-text";

/** The house of the planet that rules the rising sign: where life keeps leading you. */
export const rulerInHouse: ByHouse = {
  1: {
    text: "You wait for advice, a sign or a leader, and each time the decision comes back to you. Your body usually has it first: you were leaning that way before you asked. Steering yourself suits you, and others like to travel with somebody who does. Even captains may sleep while another is at the wheel.",
    practice: "let somebody else choose your next meal and your seat.",
  },
  2: {
    text: "Again and again your way leads to what you can earn, make and keep. A hobby begins to pay, or a talent becomes real to you on the day when somebody puts money on the table for it. Until then you doubt what you are worth. Near you others learn to ask what they deserve, and to enjoy it.",
  },
  3: {
    text: "Your life turns in passing: on a missed bus, a remark overheard in a queue, a neighbour who needed somebody by Monday. Brothers, sisters and old schoolmates have a large part in it. You learn by moving about and asking. So many hints reach you that some good ones get lost.",
    practice: "follow a tip that you were given yesterday to its end.",
  },
  4: {
    text: "You set out far, and keep arriving at home. The great plan takes you abroad, and what you bring back is a recipe, a dance or a new person for the family. Where you come from holds you, sometimes longer than you like. Anywhere you stay for a month becomes a place where others want to stay as well.",
  },
  5: {
    text: "What you did for fun has a way of becoming the main thing. A game with children, a flirtation, an evening on a stage, and ten years later it explains your whole course. You follow what delights you, and it is your direction. You distrust it only because it came so easily.",
    practice: "write three things you would do unpaid, and begin the silliest.",
  },
  6: {
    text: "Your way is made of ordinary days. Skill takes you further than luck does: what you practise before breakfast is your career some years later, and your health sets the pace. You like being useful, and you are good company at work. Only the body has to ask twice for a pause.",
    practice: "hand a task whole to somebody who offers, without instructions.",
  },
  7: {
    text: "Your turning points have another person’s name. A partner, a rival, a client, somebody you argued with in a lift: you come away with a different life. Once or twice you have moved so far towards somebody that friends asked where you went. Those who walk beside you get your whole attention, and an honest opponent when they need it.",
  },
  8: {
    text: "Where something ends or is shared, your way turns: a joint account, a legacy, a loan, a night that changes what two people are to each other. Others see a loss there. You find your next beginning, and quite an appetite for it. Until the last moment you hold on with both hands.",
    practice: "ask what a shared cost really is, instead of guessing.",
  },
  9: {
    text: "You find your way by leaving. A year abroad, a course, a faith, a book lent by a stranger, and you have a new plan. The advice at home is seldom wrong, only too small. You pack for more directions than you can travel. You bring your people proof that it can be done otherwise.",
  },
  10: {
    text: "Sooner or later your private choices turn into public work. You help a friend with a speech, and a year on strangers are paying you; you complain at a meeting, and you lead the next. You like being looked up to more than you admit. It also uses you up.",
    practice: "sit in the back row of something today, and let others run it.",
  },
  11: {
    text: "“Come along on Saturday,” says a friend, and on Saturday you meet your next job, your band, or the cause you stay with for years. An invitation changes your course more often than a plan does. You have a talent for good company. Now and then you find yourself working for somebody else’s dream.",
    practice: "before you accept an invitation, write what you want from it.",
  },
  12: {
    text: "Before each turn of your life you go missing for a while. You sleep more, walk alone and answer nobody, so friends are puzzled by what follows, because they did not see you choose. Islands, night shifts, studios, cloisters do you good. You come back with something that only quiet could have made, and you share it.",
  },
};

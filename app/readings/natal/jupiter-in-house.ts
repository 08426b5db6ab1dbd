import type { ByHouse } from "./natal-text";

export const jupiterInHouse: ByHouse = {
  1: {
    text: "People look up when you come in, as if lunch had arrived. Something about you is large, the laugh, the stride or the hat, and beside you others order the dessert. You go into cold water up to the neck; half portions of work, sun or pepper make no sense to you. Your presence you promise just as freely. “Of course I will be there,” you say, three times for the same Saturday, and two hosts keep a chair.",
    practice:
      "when “of course” is on your tongue, stand on both feet and check whether your body wants to go.",
  },
  2: {
    text: "There will be more, you think, and order for the whole table. You treat money as a guest: it comes often, is well entertained, and leaves in a good mood. You tip, you lend, and you see a chance where careful people see a risk. Subtraction is less your subject. The sum you lent, the sum you spent and the sum you saved for the tax were the same sum. Who is counting on the money that has yet to come?",
    practice: "stop at the next thing you would like to buy, and say aloud what you own.",
  },
  3: {
    text: "Each of your neighbours believes that they are your favourite, and while you talk they are right. You ask, your eyes shine, and in a queue you learn more than others in a course. News improves in your mouth: the dog was larger, the bargain better, the cousin nearly famous. To hear a story from you is a feast. To trust you with one takes courage. A friend is congratulated in the street on a plan that her husband has yet to hear.",
    practice: "when good news makes you run to pass it on, check with its owner first.",
  },
  4: {
    text: "On the morning of her examination, a daughter meets a stranger in the bathroom, singing. At your place this can happen. There is always a person more at table than there are chairs, somebody’s student, somebody’s uncle, a man who had only brought back the drill. Home grows wherever you are; relatives arrive in the plural, and you are happy in the noise with a spoon in your hand. Several guests have learned there what a family can be.",
    practice: "check, for the next visit you plan, who will have to move, be quiet or get up earlier.",
  },
  5: {
    text: "“Again!” says the child, and you, who are older, mean it more. You enjoy in company: the swing, the long joke, the dance that grandmothers join. You believe in your luck, you stake money, time or your heart on a good feeling, and families call such days by name for years. On a flat day you raise the stake, a later hour, a further ride, until the smallest cries on your shoulder. At which hour had your last good day been enough?",
    practice: "before the next outing or game, choose how much money and how many hours you can gladly lose.",
  },
  6: {
    text: "You bring a melon for the whole floor, and a dull Monday is nearly a feast. You know the cleaner’s jokes, you explain without sighing, and extra work looks to you like extra life. Around you people learn quickly and laugh at the wrong moments. Your body says yes as gladly, to the late shift and the fourth coffee, and then sleeps through a whole Saturday and two promises.",
    practice: "give back early, with a smile, a small task that you took on because you were in a good mood.",
  },
  7: {
    text: "Thanks to your partners and friends you have eaten dishes that you cannot spell. With each new person come a country, a trade, a heap of cousins. You expect the best of whoever faces you, and many grow into it, since it is pleasant to be seen so large. You sign and marry with a wide smile. “I am bad with dates,” they said at the start, and you heard modesty. What did somebody close say twice that you took for a joke?",
    practice: "ask a friend or partner what they find hard about agreements, and do not cheer them up.",
  },
  8: {
    text: "People hand you what they hide from others: the unopened bill, the savings, the year that they leave out. Where most of us get nervous, you get cheerful. You can sit over a tax demand and find both the mistake and the joke. You like closeness to be complete, with mess and laughter in the dark, and whoever shares a purse with you feels richer. To a friend who has lost everything you bring soup and a calculator.",
    practice:
      "give someone a quarter of an hour with a paper they fear to open, and keep its contents secret.",
  },
  9: {
    text: "Five minutes after you have learned it, you are teaching it, with both hands. You love large ideas, far places and the face of a person who has just understood. Nobody feels stupid with you; some people have changed their subject, or their country. Your conviction is so enjoyable that it can pass for knowledge. You quote the book whose last third you have not read, and a student builds an essay on it. Luckily you like to study.",
    practice: "choose a fact that you love to repeat, and check where it comes from before you use it again.",
  },
  10: {
    text: "They gave you the office on the second day. People in charge look at you, see who you could be in five years, and hand you that person’s job. You accept, naturally; the chair turns all the way round. Public work suits you, with some ceremony and a good story about where all this is going. Privately in doubt, you promise more, and a team that was proud of one promise now runs after two. What can you do today that you could not do at first?",
    practice: "finish the smallest promise that you made in public before you make another.",
  },
  11: {
    text: "Three parties in a night: you attend them all, late, and at each they cheer. You have friends of every age, trade and table manner, and with each you hope for something, a boat, a farm, a film. Groups that are about to give up invite you to lunch, and order again. The film has had its opening party and no camera. The friend who took a course in order to hold that camera would like to hear from you.",
    practice:
      "choose a hope that you share with a friend, and finish its next small piece before the next party.",
  },
  12: {
    text: "You pay a stranger’s bill and leave by the back, giggling. You do good as others play tricks, unseen, and being alone makes you strangely cheerful. You trust something that you could not describe, and it comes nearest in a chapel, on a bench, or half asleep. Help often reaches you when you have stopped looking. So you ask nobody, and a sister hears afterwards that a stranger was allowed to help. Who would be glad to be asked?",
    practice:
      "ask somebody you know for a small help today, and receive it without planning what to give back.",
  },
};

import type { ByHouse } from "./natal-text";

export const jupiterInHouse: ByHouse = {
  1: {
    text: "Small portions make no sense to you. You swim to the far shore, eat the pepper whole, and dance until the band goes home. Your body enjoys being here, and you trust it to know what is good. Whoever sees you coming expects good news, so you bring some. “It will be splendid,” you say of the party, the weather and the boat, and then you help it along. Next morning your feet are of another opinion.",
    practice:
      "before a second helping, a further dance or another promise, check with your stomach and your feet.",
  },
  2: {
    text: "In good spirits you trust that there will be more, and order for the whole party. Then money is your guest: it comes, is well entertained, and leaves in a good mood. You tip, you lend, and you see a chance where careful people see a risk. Subtraction is less your subject. The sum you lent, the sum you spent and the sum you saved for the tax were the same sum. Who is counting on the money that has yet to come?",
    practice: "before you lend or treat today, stop and look up the exact sum that is yours.",
  },
  3: {
    text: "Each of your neighbours believes that they are your favourite, and while you talk they are right. In a queue you learn more than others in a course. News improves in your mouth: the fish was larger, the bargain better, the nephew nearly famous. A happy secret is the hardest to keep. You congratulate the teacher in the street on a plan that her husband has yet to hear. She forgives you by the corner, because she wants the one about the fish.",
    practice: "when good news makes you run to pass it on, check with its owner first.",
  },
  4: {
    text: "On the morning of her examination, a daughter meets a sailor in the bathroom, singing. At your place this can happen. There is always a guest more at table than there are chairs, a student, an uncle, a man who had only brought back the drill. Home grows wherever you are; relatives arrive in the plural, and you are happy in the noise with a spoon in your hand. Several guests have learned there what a family can be.",
    practice: "check, for the next visit you plan, who will have to move, be quiet or get up earlier.",
  },
  5: {
    text: "“Again,” says the child, and you, who are older, mean it more. You enjoy best in company: the swing, the long joke, the dance that everyone joins. If it feels good you trust it and stake more, money, time or your heart, and families call such days by name for years. Another ride, another ice cream, and the smallest is crying on your shoulder while you look for somewhere still open. At which moment had your last good day been enough?",
    practice: "before the next outing or game, choose how much money and time you can gladly lose.",
  },
  6: {
    text: "You bring a melon for the whole floor, and a dull day is nearly a feast. Extra work looks to you like extra life. Your body says yes as gladly as you do, to the late shift, the fourth coffee and the heavy end of the sofa, until it takes a whole day back in sleep. You explain without sighing, and you know the cleaner’s jokes. In your hands filing becomes a contest and cleaning a concert.",
    practice: "give back early, with a smile, a small task that you took on because you were in a good mood.",
  },
  7: {
    text: "Thanks to your partners and friends you have eaten dishes that you cannot spell. With each new person come a country, a trade, a heap of relatives. You expect the best of whoever faces you, and many grow into it, since it is pleasant to be seen so large. You sign and marry with a wide smile. “I am bad with dates,” they said at the start, and you heard modesty. What did your partner or friend say twice that you took for a joke?",
    practice: "ask them which warning you laughed away, and hear it to the end.",
  },
  8: {
    text: "People hand you what they hide from others: the unopened bill, the savings, the year that they leave out. Where most of us get nervous, you get cheerful. You can sit over a tax demand and find both the mistake and the joke. You like closeness to be complete, with mess and laughter in the dark, and whoever shares a purse with you feels richer. To a friend without a coin you bring figs and a calculator.",
    practice: "give your company to whoever has a paper they fear to open, and keep its contents secret.",
  },
  9: {
    text: "Five minutes after you have learned it, you are teaching it, with both hands. You love large ideas, far places and the face of a person who has just understood. No pupil feels stupid with you; some people have changed their subject, or their country. Your conviction is so enjoyable that it can pass for knowledge. You quote the book whose last third you have not read, and a student builds an essay on it. Luckily you like to study.",
    practice: "choose a fact that you love to repeat, and check where it comes from before you use it again.",
  },
  10: {
    text: "They gave you the office on the second day. People in charge look at you, see who you could be in five years, and hand you that person’s job. You accept, naturally. Public work suits you, with some ceremony and a good story about where all this is going. Privately in doubt, you promise more, and a team that was proud of one promise now runs after two. What can you do today that you could not do at first?",
    practice: "look at the last promise you made in public, and count the days it will really take.",
  },
  11: {
    text: "Three parties in a night: you attend them all, late, and at each they cheer. You have more friends than evenings and more hopes than plans. With each friend you hope for something, a boat, a farm, a film. Groups that are about to give up invite you to lunch, and order again. The film has had its opening party and no camera. Of the hopes that came true, most had a patient friend in them and a date.",
    practice:
      "choose a hope that you share with others, and finish its next small piece before the next party.",
  },
  12: {
    text: "Shut away for a day, in a chapel, a cabin or your own bed, you grow strangely cheerful. Alone, you trust something that you could not describe. You do good as others play tricks, unseen and giggling: a basket stands on the step, and the giver stays unknown. Help comes to you in the same hidden way, once you have stopped looking. So you ask nobody. Which of your people would be glad to be asked?",
    practice:
      "ask an acquaintance for a small help today, and receive it without planning what to give back.",
  },
};

import type { SlowContacts } from "./contact-kinds";

export const jupiterContacts: SlowContacts = {
  Sun: {
    conjunction:
      "{b} tells {a} a plan and goes home with a bigger one. {a}’s Jupiter on {b}’s Sun is plain belief: {a} sees what {b} could become, says so at the table, and is often right. What {a} leaves out is how many hours a day has. {b}, keep the belief; then halve the size, or double the time.",
    flowing:
      "{a} speaks well of {b} when {b} is not there, and chances come back to {b} by odd ways. With Jupiter in easy contact to the Sun, goodwill needs no occasion: {a} introduces, recommends, forgives the late reply. {b} grows more generous too, to third people. It would please {a} to hear, some day, which introduction changed something.",
    square:
      "{b} has just finished something, and {a} is already full of what {b} could do next. Jupiter square the Sun means too much, too soon: the encouragement is real, and it walks over the thing that it praises. {b} feels small in spite of the compliments. First comes an evening for what is done. The next step keeps until tomorrow.",
    opposition:
      "{a} knows a better way for {b} to live and tells it warmly, with examples. {b} then does the reverse, and does it well. Jupiter facing the Sun often turns two friends into a teacher and a pupil who never enrolled. Ask {a} for a story in place of advice. {b} takes from {a}’s stories what fits.",
  },
  Moon: {
    conjunction:
      "With {a} around, {b} eats with appetite, laughs with a full mouth and cries without excusing it. {a}’s Jupiter on {b}’s Moon makes feelings bigger and safer at once, and a visit is a holiday at home. Now and then a small sorrow is comforted until it is a large one. {a}, ask how large it is before you start.",
    flowing:
      "“It will pass”, says {a}, and {b}, who believes that from nobody else, believes it. The Moon and Jupiter get on without effort: a meal is stretched for an unexpected guest, a mood is allowed its afternoon, nobody keeps count. Children tend to gather around you. When {a} is the sad one, {b} has more to give than {a} expects.",
    square:
      "{b} is sad, and {a} has found the good side of it before {b} has finished the sentence. In a square two kindnesses collide: {a} hurries to lift {b}, and {b} first needs to be down. So {b} exaggerates in order to be believed. Let {a} say nothing hopeful until {b} asks, “Well, what do you think?”",
    opposition:
      "{a} has asked eight people, and {b} had been looking forward to nobody. Jupiter and the Moon face one another: {a} rests in company, {b} at home. Over time {a} becomes “the sociable one” and {b} “the shy one”, which is half true of each. Take turns at deciding: a full house, then an empty one.",
  },
  Mercury: {
    conjunction:
      "A question from {b}, and {a} is off, and suddenly it is past midnight. Jupiter upon Mercury makes talk the best thing you do: {b}’s small idea comes back from {a} as a book, a course, a journey abroad. {b}’s jokes have never been so good. Look up the figure on which the whole plan rests. Often the plan survives.",
    flowing:
      "{a} explains it and {b}, who had given up on it, understands. Mercury and Jupiter help each other: facts find their meaning and big views find their example. You would study well together, at any age, or plan a long journey. Each of you sounds cleverer in this company, and neither minds when the other gets the laugh.",
    square:
      "“Details”, says {a} with a wave of the hand, and {b} sees the wrong date on the ticket. Jupiter square Mercury sets the grand outline against the exact word; {b} feels petty, {a} feels doubted, and both are needed. Let {a} tell the whole of it uninterrupted. Then {b} asks three questions, and {a} answers them properly.",
    opposition:
      "{a} believes it, {b} wants to see it in print, and friends pull up a chair to listen. With Jupiter opposite Mercury you are faith and doubt at the same table. Alone, {a} believes too soon and {b} decides too late. Exchange ends for an evening: {b} makes the case for it and {a} looks for the weak spot.",
  },
  Venus: {
    conjunction:
      "A small present from {b} is answered by a large one from {a}, and it does not stop there. Jupiter on Venus spoils in both directions: second helpings, compliments, the better seats. You bring out each other’s charm, and strangers enjoy it too. Neither of you says “enough”. Decide the sum before you go in, then enjoy it.",
    flowing:
      "You forgive each other before the apology is quite out. {a}’s Jupiter in easy contact with {b}’s Venus is goodwill without accounts: {a} likes {b}’s friends, {b} likes {a}’s ideas of fun, and a dull party improves when you both arrive. Even a serious thing can be said here. It is often taken better than the speaker feared.",
    square:
      "{a} praises {b} to the whole table, and {b} would have liked it whispered. Jupiter square Venus is affection in the wrong size: the gift too dear to be returned, the party twice as big as wished. {b} smiles and feels in debt. Before the next surprise {a} asks, “Small, medium or large?” and believes the answer.",
    opposition:
      "{a} would rather have more, {b} would rather have it good. More guests or better wine, a long trip or a lovely hotel: with Jupiter opposite Venus you meet this choice in every shop. Alone, {a} would tire of plenty and {b} would wait too long for the perfect thing. Let {a} choose how many and {b} choose which.",
  },
  Mars: {
    conjunction:
      "Next to {a}, {b} tries what {b} has only talked about: the high diving board, the call to the boss, the marathon. Jupiter on Mars adds courage to strength, and it is fun to watch. It also adds risk, because neither likes to stop first. Agree on a sign for stopping while you are both still fresh.",
    flowing:
      "{b} pushes, {a} knows where, and things move that were stuck for years. Mars and Jupiter agree in this contact, so winning together is fun and losing together makes a good story. {b} fights more fairly with {a} in the team; {a} finally gets past the planning. Pick something large. Small tasks hardly wake the two of you up.",
    square:
      "{a} says yes to the neighbours, and {b} carries their sofa. Jupiter square Mars: the promises are {a}’s and the sweat is {b}’s, until {b} explodes over something tiny. {a} meant it kindly; {a} always does. From now on a yes that needs {b}’s arms is given by {b}. It will often still be a yes.",
    opposition:
      "{b} is furious with somebody, and {a} can see that person’s reasons. Jupiter opposite Mars puts mercy and anger on two sides of the table: {b} feels deserted, and {a} thinks that {b} has gone too far. Each guards something true. First stand beside {b} for five minutes. After that {b} can bear to hear what {a} understands.",
  },
};

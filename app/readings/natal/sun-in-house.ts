import type { ByHouse } from "./natal-text";

export const sunInHouse: ByHouse = {
  1: {
    text: "You like to be there yourself. A report of the party is no party, and a plan that others carry out for you is a meal that somebody else has eaten. So you go in, body first, glad of your own strength, and soon people laugh and decide with an eye on you. They come further than they had meant to. On a day when you stay in your chair, everybody else takes longer to stand up.",
    practice: "next time your legs want to go first, count twelve breaths and check who else is getting up.",
  },
  2: {
    text: "Money that you have earned yourself tastes better than any other. You like to hold the result: the first payment, the bread that rose, the sum that grew because you left it alone. You know what goods are worth, and you bargain with pleasure. The hard price to name is your own. In a thin month you pass a shop window like somebody who was not invited, although your hands can do exactly what they could in a good month.",
    practice: "on five evenings, say aloud something that your hands did well, and leave money out of it.",
  },
  3: {
    text: "Ask three neighbours who you are, and you hear three stories, all true. Between home and the bus stop you learn who has a new job, how dumplings are folded and why the old dog limps. In such talk you are most yourself, asking, teaching, handing news along, and people who merely lived near each other become a street. With eleven conversations open, a friend has had the beginning of you four times and is still waiting for dessert.",
    practice: "on three days, go back to somebody you talked with and ask how their story went on.",
  },
  4: {
    text: "Applause leaves you polite. Your pride is at home: a child who sings in the bath, a parent who came for an hour and stayed for supper. There you rule, gently, over a very small country with good food. Your own wishes are a state secret; the family knows how you want the rice cooked and little else. Still, they take their mood from yours. Whistle in the kitchen, and somewhere in the house another person starts to hum.",
    practice: "when somebody close asks what you would like, name a real wish and let them fulfil it.",
  },
  5: {
    text: "The birthday cake became a ship with three decks. It was to be something simple, and then it had to carry your mark: sails, a crew, a scandal in the captain’s cabin. You need to make what only you could have made, you laugh while you make it, and children take you for one of their own. You court in the same style, with decorations, and praise delights you. By the third deck, it is true, the child had wanted to eat cake.",
    practice: "spend the length of five songs on a pleasure that leaves nothing to show, such as swinging.",
  },
  6: {
    text: "A good day, for you, is a day that runs. The tools hang where the hand expects them, and by ten o’clock three people have an easier job because of you. Being useful again on an ordinary Tuesday is your kind of glory, and you are good at it. A badly run Tuesday sounds like a verdict on you: a late train, and your neck is stiff and your tone short. Walk to work first, and the late train is only a train.",
    practice: "when a plan collapses, take two hundred steps at your own pace before you rearrange anything.",
  },
  7: {
    text: "Alone with a menu, you can take a long time. Across from somebody who knows what they want, you know it too, often because you want something else. A partner wakes you up, and so does a good rival: you argue better, dare more and are a pleasure to look at. You are openly proud of the person at your side. With a strong character you may adopt their hobbies, then their hours, finally their opinions, until they miss whoever used to contradict them.",
    practice: "give somebody your honest preference today, in food or music, before you have heard theirs.",
  },
  8: {
    text: "Around the will, the family studies the tablecloth. You ask who would like the house, and you stay kind while they answer. You are most awake where people have something at stake together: a loan, a bed, a secret, the question of who decides. Your own share you hold a little longer, and a brother has to ask three times. Neither money nor loss embarrasses you. So people show you their numbers, and after a ruin they like to begin again in your company.",
    practice: "give away something small that you keep chiefly so that nobody else can have it.",
  },
  9: {
    text: "What is all this for? With a question of that size and a bag on your shoulder, you are happy. On a night train, or at a lecture in a language you half follow, your chest gets wider. You want a belief that you have gone and looked at, and people leave your company wishing to read, travel or quarrel with heaven. You set out more often than you arrive. The books that changed you have something in common: you reached the last page.",
    practice: "take up a book or a talk that you left halfway, and finish its next chapter.",
  },
  10: {
    text: "You want your name on it. A task without an owner makes you restless, and while others look for their pens your hand is up. The role can stick to you. You eat like a director, you joke like a director, and the friend who asks how you are receives a report. At work it is a joy to see: you stand straighter for being looked at, you decide faster, and a whole team is proud because you are.",
    practice: "spend half an hour among people who do not know what you do, and keep it so.",
  },
  11: {
    text: "Alone you have wishes. With five friends around a table they become a plan with a date, and you book the hall. You want to count among those who hope for the same thing, a playground, a choir, a fairer law. You remember what each of them is good at; several became good at it because you said so. You even attend the meeting about the meeting. Look at the last three causes you worked for, and see whose wish came first.",
    practice: "before you next meet a group, choose how many hours it may have and what you will refuse.",
  },
  12: {
    text: "Give you an empty house and a wet afternoon, and you are rich. You wander about, sing something silly, stare, and towards dusk comes an idea that no meeting would have produced. What you make in hiding is your best, and the secrecy is half the fun. After an hour of being looked at, you need two of being nobody in particular. A drawer gets to see everything first, of course, and the people who would have loved it come last.",
    practice: "give something that you made in private, however small, to a person who has seen none of it.",
  },
};

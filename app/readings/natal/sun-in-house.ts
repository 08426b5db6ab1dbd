import type { ByHouse } from "./natal-text";

export const sunInHouse: ByHouse = {
  1: {
    text: "A report of the party is no party to you. You want to be in it with your own arms and voice. What is done in your name feels like a meal that others have eaten. People near you lift, dance and laugh more than they had meant to. The slower ones do not always find their shoes in time. On a day when you stay in your chair, look around: everybody takes longer to stand up.",
    practice: "next time your legs want to go first, check who is still looking for their shoes.",
  },
  2: {
    text: "Money that you have earned yourself tastes better than any other. You like to hold the result: the first payment, the bread that rose, the sum that grew because you left it alone. You know what goods are worth, and you bargain with pleasure. The hard price to name is your own. In a thin month you pass a shop window like a guest who was not invited, although your hands can do exactly what they could in a good month.",
    practice: "in the evening, repeat aloud what your hands did well that day, and leave money out of it.",
  },
  3: {
    text: "Ask three neighbours who you are, and you hear three stories, all true. Between home and the bus stop you learn who has a new job, how dumplings are folded and whose knee hurts. Asking, teaching and handing news along are no pause between more important things; there you are most yourself, and people who merely lived near each other become a street. By the weekend eleven conversations are open. The baker had her operation, and you have yet to ask.",
    practice: "each day, go back to a talk that was broken off and ask how the story went on.",
  },
  4: {
    text: "Applause leaves you polite. Your pride is at home: a boy who sings in the bath, a parent who came for a minute and stayed for supper. There you rule, gently, over a very small country with good food. Your own wishes are a state secret; the family knows how you want the rice cooked and little else. Still, they take their mood from yours. Whistle in the kitchen, and somewhere in the house another person starts to hum.",
    practice: "when a relative asks what you would like, name a real wish and let them fulfil it.",
  },
  5: {
    text: "Asked for a simple cake, you build a ship with three decks, and you sing while you do it. You need to make something that only you could have made, and to enjoy making it: a costume, a song, a whole afternoon of nonsense. You court in the same style, with decorations and a finale. You tire only if every pleasure has to end in something to show. Think back to the ship: which deck was the most fun to make?",
    practice: "rest in a pleasure that leaves nothing to show, such as floating or humming.",
  },
  6: {
    text: "A good day, for you, is a day that runs. The tools hang where the hand expects them, and by ten o’clock three people have an easier job because of you. Being useful again on an ordinary day is your kind of glory, and you are good at it. A badly run day sounds like a verdict on you: a late train, and your neck is stiff and your tone short. Walk to work first, and the late train is only a train.",
    practice: "when a plan collapses, take a turn outside before you rearrange anything.",
  },
  7: {
    text: "A good rival wakes you, and so does a partner with a will. By yourself you work at half strength; opposite such a person you argue better, dare more and are a pleasure to look at. Whoever walks beside you is introduced with open pride. Then, to keep them, you begin to agree: with their bedtimes, their hobbies, at last their opinions. They had chosen somebody who contradicted them. They would choose so again.",
    practice: "give a friendly person a small honest no today, about a film or a hat, and let it stand.",
  },
  8: {
    text: "The will has been read, and the family studies the tablecloth. You ask who would like the house, and you stay kind while they answer. You are most awake where people have something at stake together: a loan, a bed, a secret, the question of who decides. You like power and passion, and say so. Parting with your own share takes longer, and a brother has to ask three times for the watch. After a ruin, people like to begin again in your company.",
    practice: "give away something small that you keep chiefly so that others cannot have it.",
  },
  9: {
    text: "On a night train, or at a lecture in a language you hardly follow, your chest gets wider. You need a question larger than your own life: what all this is for, who was here before us, whether anybody listens when we pray. And you want to go and look. You sail to a teacher on an island, and there you hear of another. Think of your best trips: most of them began with the same question.",
    practice: "finish your last trip, even a short one: say aloud what it was for.",
  },
  10: {
    text: "Your name is called in a full hall, and you feel taller. You want a task that the world can see and your name answering for it: the signature, the title, the last word. Looked at, you enjoy yourself, decide faster and take the blame without a sigh, so a whole team is proud because you are. Then the role is hard to take off. You eat like a director, and the friend who asks how you are receives a report.",
    practice: "rest among people who do not know what you do, and keep it so.",
  },
  11: {
    text: "“Somebody should” is to you an invitation. A playground, a choir, a fairer law: a hope that you share with friends gives your whole life its direction. Alone you have wishes; with five people around you there is a date, and you book the hall. You know what each of them is good at, and several became good at it because you said so. Look at the last three causes you worked for, and see whose wish came first.",
    practice:
      "before you next meet a group, choose how much of your time it may have and what you will refuse.",
  },
  12: {
    text: "With an empty house and a free afternoon, you are rich. You wander about, sing something silly, stare, and towards dusk comes an idea that no meeting would have produced. You do your best work out of sight, and the secrecy is part of the fun. After a day of being looked at, you need two of being nobody in particular. Some of what you make waits until it is perfect. It was already good last year.",
    practice: "give something that you made in private, however small, to a friend who has seen none of it.",
  },
};

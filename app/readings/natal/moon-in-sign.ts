import type { BySign } from "./natal-text";

/** What calms you, and what you do when you are hurt or tired. */
export const moonInSign: BySign = {
  Aries: {
    text: "A tone is wrong, and you are on your feet. Your feelings live in your legs. Before you know what hurt you, you have answered with both thumbs and are marching to the shop. Joy is as quick. You throw your arms around the friend at the station, you dance before the music has settled, and you forgive in mid-sentence and mean it. After a fast walk the anger has left through the skin, and you come back with ice cream. Made to sit still and discuss it, you get sharper by the minute. So you seldom stay in place long enough for comfort to arrive. A hand reaches for your shoulder, and the shoulder is halfway down the street.",
    practice: "when comfort is offered, stay where you are until it has been said to the end.",
  },
  Taurus: {
    text: "First the soup, then the bad news. If you are upset, something hot in a bowl does more for you than a long talk, and you know it. You calm down through the skin and the tongue: bread, a heavy blanket, a back rubbed in silence, sleep at the usual time. You are restful to be near, and a nervous friend slows down to the pace of your chewing. You enjoy comfort without any shame, which is a rare talent. You also want it exactly as it was. If a guest has your seat, you are offended to a degree that surprises even you. Which of your comforts would be better still with company?",
    practice: "give your favourite seat away for an evening, and find out what is good about another.",
  },
  Gemini: {
    text: "It is bad news, and by the third phone call it has comic timing. Talking calms you. A pain with a name, two causes and a funny detail is almost gone, so you call the quick friend, and then the kind one. They love it. No misery is so grey that you cannot find its ridiculous part, and people laugh with you in hospital corridors. Silence is harder: you lie awake and try every meaning of a friend’s “okay”. Talk helps as long as the other asks what it feels like. If they only ask what happened next, you explain the feeling before you have felt it, and it comes to find you days later, on a bus, without an introduction.",
    practice: "before the first call, lay a hand on your belly and prepare a sentence without “because”.",
  },
  Cancer: {
    text: "You know which guest does not like to sit with her back to the window, and you know why. The uncle who was teased about his ears still gets a compliment when he arrives, and he is fifty. You remember how each person was hurt and look after them accordingly, so tactfully that they only notice how much they like coming. Your own moods come and go several times a day. Familiar smells, your people within hearing and a guest to feed bring you back. Such a memory has no last page. Your brother got over it long ago; you still change the subject for him, and he would like to laugh about it at last.",
    practice: "tell a relative a thing that you still do to protect them, and ask whether to go on.",
  },
  Leo: {
    text: "Before your coat is off, you know how the evening will be: they beamed, or they did not look up. You feel safe when people are glad to see you and show it. Then you are a joy to live with. You do all the voices when you read aloud, and you praise people until they stand straighter. Hurt, you turn grand. You decline all help in complete sentences, withdraw like a queen from a bad opera, and listen for footsteps. The family believes the sentences, and everybody has a dull night. If one laughs and comes after you, it is over within a minute. Who is so glad to see you that you forget how you look?",
    practice: "when you come in, try the greeting that you would like to get: loud, by name, arms open.",
  },
  Virgo: {
    text: "Your stomach knows first. Before you would call it sadness, lunch sits badly, and you read about everything that could go wrong. Then your hands want a job. You scrub, you sort, you compare hotels for an aunt who might travel. Being of use steadies you, and it is lovely to be near. The right object comes at the right moment, ginger tea, a charger, a clean shirt, and people feel better before they notice why. Worry is this same talent with nothing to work on. Where you can act, it turns into help. Where you cannot, it circles, and you improve whoever only wanted company. That you are tired yourself is news to you, and it takes a loving person to break it.",
    practice: "let others make you a drink, and stay seated until it is finished.",
  },
  Libra: {
    text: "Your two favourite people are not speaking, and it is you who cannot eat. You feel discord in the body, like a wrong note held for days. So you translate: “He was only tired,” “She asked after you.” Mostly it works, and friendships live on sentences whose author stays unknown. Company helps, and so does beauty: good manners, music at the right volume. An ordinary place for two beats paradise alone. For the sake of peace you take the fish, the early start and the long film with a smile. Then you sulk and cannot say why, and your friend, who chose the fish for you, had wanted chicken. With whom can you disagree before breakfast and still enjoy the breakfast?",
    practice:
      "next time you are asked what you would like, choose before you look at the other person’s face.",
  },
  Scorpio: {
    text: "The person who loves you asks how you are. You say “good”, and you watch to see if they believe it. You feel everything at full strength, desire, jealousy, tenderness, rage, and you show a tenth. Trust begins with a secret. You give away a small one and wait to see whether it returns from another mouth. Once it has been kept, there is no better company in the dark. You are hungry, tender and funny about terrible things, and you love with your whole weight. Upset, you want to be left alone or held so tightly that talk is impossible. Your tests, however, are silent. A partner who simply believed your “good” has failed an examination without seeing the question.",
    practice: "when somebody you trust asks how you are, tell them a tenth more than you planned.",
  },
  Sagittarius: {
    text: "A bad day? You have already looked up the trains. When it hurts, you look for distance: how far is the sea, what will this be good for, how will it sound as a story in a year? The longer view truly comforts you. Something in you believes that it will all have made sense, and the belief is catching: by noon a sulking household stands on a hill with sandwiches and sings. Tight plans and drawn curtains make you want to run. So does weeping. You reach for the joke so fast that a sad friend laughs, goes home, and has to do the crying there. Where you let the sadness speak first, the joke after it is twice as good.",
    practice: "prepare the question “What was the worst of it?” for the next sad talk, yours included.",
  },
  Capricorn: {
    text: "“Not now,” you say to a feeling, politely, as to a visitor without appointment. First the report, then the roof. A clear duty and an honest result settle your stomach as nothing else does. In an emergency at work you are magnificent. Your voice drops, everybody gets a job, and your own knees shake when the last colleague has left. Competence in others moves you, too; a perfectly run kitchen can bring you close to tears. You treat rest as a wage, and you are a strict employer. Tenderness is due when the work is finished, and the work has an excellent appetite. The people who love you would gladly take you in the middle. Whose lap, sofa or garden is still waiting for you?",
    practice: "sit down beside those who are glad of you while a task is still undone.",
  },
  Aquarius: {
    text: "You report a broken heart like news from abroad. Friends answer with opinions, as people do to news, and you wonder why they seem so far away. A strong feeling needs space around it: a high window, a town where you are unknown, an idea big enough to walk about in. There you get your breath back and see what happened. You do the same with a friend’s tears. She sobs, and you take a step back, which looks cold. By evening she has an address, a ride to the station and a fact about octopuses that makes her laugh. Whatever friends confess, you find it interesting, and for the ashamed there is hardly a better comfort.",
    practice:
      "prepare a sentence for the moment before you step back, such as “I am thinking, I am not leaving.”",
  },
  Pisces: {
    text: "You came in cheerful. After a journey next to a gloomy stranger, you ask what has gone wrong with your life. Moods get into you as cooking gets into a coat. That is how you know that the loud man is frightened, and why strangers tell you, unasked, what they miss. Sleep, water, music and doing nothing at all give you back to yourself, and you are gifted at all four. All is well if you take your quiet early. Taken late, it takes you. You drift off in the middle of dinner, and a host who did everything right wonders what she said. Of all that you have felt today, how much was yours?",
    practice: "after company, walk a stretch alone before you decide how you feel.",
  },
};

import type { BySign } from "./natal-text";

/** What you find lovable, how you show it and how you accept it. */
export const venusInSign: BySign = {
  Aries: {
    text: "You like somebody, and within the hour they know. You cross the square, ask the question, kiss first; waiting for a sign would feel like lying. Nobody has to guess, and that is half your charm. You enjoy the chase, some contest, a laugh in the middle of an argument, and desire returns whenever there is something to win. Slower people are still choosing their words when you have answered for both. So you have seldom been courted, and some of them do it beautifully.",
    practice: "let somebody else pick the place, the hour and the first move, and enjoy it without helping.",
  },
  Taurus: {
    text: "Affection, for you, is something to touch: a hand on the back of the neck, new bread, the warm half of the bed. You choose slowly and with the nose, and what you have chosen you go on choosing. The heavy cup pleases you, the soft shirt, the same café every Saturday. Taken to another café, you sit there like a guest in the wrong house, until the cake comes. Near you people eat more slowly, stay an hour longer and stop apologising for their bodies.",
    practice: "give your usual order to whoever eats with you today, and eat theirs.",
  },
  Gemini: {
    text: "A good sentence undresses you. You fall for a mind: for the person who answers your joke with a better joke, knows about eels, and sends you a picture at noon without explanation. You flirt as other people hum, mostly without a purpose, and an evening with you lasts twenty minutes. Love lasts while each can still surprise the other. Once you quote your partner more than you ask, you listen to the couple at the next table. You do not want them. You want the next question.",
    practice: "choose a question that you have not yet asked your oldest friend.",
  },
  Cancer: {
    text: "After three weeks, a newcomer has a place at your table and a name in the family’s jokes. You love by feeding, remembering and sheltering: you know who cannot sleep before a flight and which song was playing when they met. Tenderness comes first for you, and curled up together you are as happy as a cat. Your own wish you only hint at, with the page left open at the right bicycle. Devoted people can be bad at hints.",
    practice:
      "today, point openly at what you would like, the seat, the slice or the bicycle, and accept it.",
  },
  Leo: {
    text: "Whoever you love is announced, in the voice that other people keep for heroes. You bring flowers that do not fit into the lift, and dress for dinner because they are worth it. You are romantic and proud of it, and you want to be chosen where others can see. A hand pressed under the table is lovely; you would have liked it above the table, with a toast. You can feel unadmired beside somebody who has adored you since the soup. Shy people find out near you that they are splendid.",
    practice: "wait for three quiet signs before you hope for a toast.",
  },
  Virgo: {
    text: "The tap has stopped dripping, the train is booked, and that was a declaration of love. You show love in useful acts and in the attention behind them: you noticed which shoe hurts and which colleague to ask about. Your taste is plain and fine, and somebody modest, clever and good with their hands can make you forget your sentence. To be simply enjoyed is harder. A partner says “Stay in bed”; you wonder how you have earned it, and get up to make coffee. Nobody had asked for coffee.",
    practice: "choose half an hour with somebody you like, and do nothing useful in it.",
  },
  Libra: {
    text: "You make it easy to love you. You remember who prefers the aisle, you return a compliment prettier than it came, and an ugly lamp over a good dinner hurts you almost physically. Courtesy is to you a form of beauty, and two is your favourite number. “Where shall we eat?” “Wherever you like.” You mean it. After some years, when a child asks for your own favourite dish, you have to think. Around you, everyone becomes a little more graceful than they had planned.",
    practice: "before an evening out is discussed, note your own wish in four words, and open with it.",
  },
  Scorpio: {
    text: "At a pleasant party you go hungry, until somebody admits what they are ashamed of. You pull your chair closer. You love few people and keep no part of yourself in reserve. Desire is how you find out who a person is: skin, silence, secrets. When the hard truth has been told at breakfast, you are still there, pleased. Half a heart you hand back, sometimes too fast. A man talks twice about his bicycle, you cross him out, and he had been saving his heart for the third evening.",
    practice: "give somebody you found dull a second hour, and ask what they love.",
  },
  Sagittarius: {
    text: "What wins you is a laugh from across the street and an opinion you have not met before. You love whoever widens your world, by way of another country, another faith or only a louder family. Love should travel, argue about God and be hungry afterwards. Free to go, you may stay for thirty years in excellent spirits. At first you see the horizon behind a person more sharply than the person, and have danced with forty cousins before you notice that you two laugh at different things.",
    practice: "accept an invitation into an ordinary hour of somebody dear: the shop, the bus, the soup.",
  },
  Capricorn: {
    text: "Your courtship may begin with “Do you have the right shoes for this?” You show love by being there, at the station or the bank, on the third of the month. You like people who have made something of themselves, you spend seldom and well, and you are a good deal more sensual than you look. The tender sentence you keep for a proper occasion; by now you own a fine collection, never worn. Those who stay find more of your love each year, and hear some of it.",
    practice: "try a fond sentence today, a little earlier than you find sensible.",
  },
  Aquarius: {
    text: "First you are friends. You talk half the night about whether plants can count, and weeks later you notice that you have also fallen in love. You love what is odd in a person, and you want the oddness left alone: two separate people, two opinions, much laughing. Jealous questions make you check the time of the last train. In a tender moment you may say something interesting, and lose the head from your shoulder. Living with you is like having the best of neighbours, who also kisses.",
    practice: "next time you are hugged by somebody dear, stay for four slow breaths, and make no comment.",
  },
  Pisces: {
    text: "Over bad coffee a singer tells you about the record she has not made, and you hear it, the second side too. You fall in love with what a person could be. You love as some people swim, with your eyes half closed, and you forgive before anyone has apologised. Some deserve it; others come to rely on it. What they do on an ordinary Thursday tells you which. Many who had given up on themselves see, in your eyes, someone they would like to be.",
    practice:
      "take somebody whom you often forgive, and count what they did last month, not what they meant.",
  },
};

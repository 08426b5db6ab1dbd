import type { BySign } from "./natal-text";

/** What you find lovable, how you show it and how you accept it. */
export const venusInSign: BySign = {
  Aries: {
    text: "You like somebody, and the same evening they know. You cross the square, ask the question, kiss first; waiting for a sign would feel like lying. Guessing is needless, and that is much of your charm. You enjoy the chase, some contest, a laugh in the middle of an argument, and desire returns whenever there is something to win. Shy admirers are still choosing their words when you have answered for both. So you have seldom been courted, and some of them do it beautifully.",
    practice:
      "let the other person pick the place, the day and the first move, and enjoy it without helping.",
  },
  Taurus: {
    text: "Affection, for you, is something to touch: a hand on the back of the neck, new bread, the warm side of the bed. You choose slowly and with the nose, and what you have chosen you go on choosing. The heavy cup pleases you, the soft shirt, the same restaurant every week. Taken to another, you sit there like a guest in the wrong house, until the food comes. Near you people eat more slowly, stay longer and stop apologising for their bodies.",
    practice: "give your usual order to whoever eats with you today, and eat theirs.",
  },
  Gemini: {
    text: "A good sentence undresses you. You fall for a mind: for the person who answers your joke with a better joke, knows about eels, and sends you a picture at noon without explanation. You flirt as other people hum, mostly without a purpose, and an evening with you seems to last minutes. Love lasts while each can still surprise the other. Once you quote your partner more than you ask, you listen to the couple behind you. You do not want them. You want the next question.",
    practice: "choose a question that you have not yet asked your oldest friend.",
  },
  Cancer: {
    text: "After three weeks, a newcomer has a place at your table and a name in the family’s jokes. You love by feeding, remembering and sheltering: you know who cannot sleep before a flight and which song was playing when they met. Tenderness comes first for you, and curled up together you are perfectly happy. Your own wish you only hint at, with the page left open at the right bicycle. Devoted people can be bad at hints.",
    practice:
      "today, point openly at what you would like, the seat, the slice or the bicycle, and accept it.",
  },
  Leo: {
    text: "Whoever you love is announced, in a voice for heroes. You bring flowers that do not fit into the lift, and dress for dinner because they are worth it. You are romantic and proud of it, and you want to be chosen where others can see. A hand pressed under the table is lovely; you would have liked it above the table, with a toast. You can feel unadmired beside somebody who has adored you since the soup. Your love is easy to read, and that is much of its beauty.",
    practice: "before you hope for a toast, look for what was done in silence.",
  },
  Virgo: {
    text: "The tap has stopped dripping, the train is booked, and that was a declaration of love. You show love in useful acts and in the attention behind them: you noticed which shoe hurts and which colleague to ask about. Your taste is plain and fine, and a modest partner with clever hands can make you forget your sentence. To be simply enjoyed is harder. A partner says “Stay in bed”; you wonder how you have earned it, and get up to make coffee. Nobody had asked for coffee.",
    practice: "choose a time with company in which nothing useful may be done.",
  },
  Libra: {
    text: "You make it easy to love you. You remember who prefers the aisle, you return a compliment prettier than it came, and an ugly lamp over a good dinner hurts you almost physically. Courtesy is to you a form of beauty, and two is your favourite number. “Where shall we eat?” “Wherever you like.” You mean it. After some years, when a guest asks for your own favourite dish, you have to think. Grace is your way of being kind, and you practise it on waiters, too.",
    practice: "before an evening out is discussed, note your own wish, and open with it.",
  },
  Scorpio: {
    text: "At a pleasant party you go hungry, until a guest admits what he is ashamed of. You pull your chair closer. You love few people and keep no part of yourself in reserve. Desire is how you find out who a person is: skin, silence, secrets. When the hard truth has been told at breakfast, you are still there, pleased. A divided heart you hand back, sometimes too fast. A man talks twice about his bicycle, you cross him out, and he had been saving his heart for the third evening.",
    practice: "give a dull companion a second chance, and ask what they love.",
  },
  Sagittarius: {
    text: "What wins you is a laugh from across the street and an opinion you have not met before. You love whoever widens your world, by way of another country, another faith or only a louder family. Love should travel, argue about God and be hungry afterwards. Free to go, you may stay for thirty years in excellent spirits. At first you see the horizon behind a person more sharply than the person, and have danced at two weddings before you notice that you two laugh at different things.",
    practice: "accept an invitation into the ordinary day of a loved companion: the shop, the bus, the soup.",
  },
  Capricorn: {
    text: "Your courtship may begin with “Do you have the right shoes for this?” You show love by being there, at the station or the bank, on the third of the month. You like people who have made something of themselves, you spend seldom and well, and you are a good deal more sensual than you look. The tender sentence you keep for a proper occasion; by now you own a fine collection, never worn. Those who stay find more of your love each year, and hear some of it.",
    practice: "try a fond sentence today, a little earlier than you find sensible.",
  },
  Aquarius: {
    text: "First you are friends. You talk all night about whether plants can count, and weeks later you notice that you have also fallen in love. You love what is odd in a person, and you want the oddness left alone: two separate people, two opinions, much laughing. Jealous questions make you check the time of the last train. In a tender moment you may say something interesting, and lose the head from your shoulder. Living with you is like having the best of neighbours, who also kisses.",
    practice: "next time you are hugged by a dear friend, stay until they let go, and make no comment.",
  },
  Pisces: {
    text: "Over bad coffee a singer tells you about the record she has not made, and you hear it, the second side too. You fall in love with what a person could be. You love as some people swim, with your eyes closed, and you forgive before anyone has apologised. Some deserve it; others come to rely on it. What they do on an ordinary day tells you which. Many who had given up on themselves see, in your eyes, someone they would like to be.",
    practice: "take whoever you often forgive, and count what they did last month, not what they meant.",
  },
};

import type { BySign } from "./natal-text";

/** What you find lovable, how you show it and how you accept it. */
export const venusInSign: BySign = {
  Aries: {
    text: "You like somebody, and within the hour they know. You cross the square, ask the question, kiss first; waiting for a sign would feel like lying. With you nobody has to guess, and that is a large part of your charm. You enjoy the chase, some contest, a laugh in the middle of an argument, and desire comes back whenever there is something to win again. Slower people are still choosing their words when you have answered for both. They miss a pleasure: making you wait.",
    practice: "Let somebody else pick the place, the hour and the first move, and enjoy it without helping.",
  },
  Taurus: {
    text: "Affection, for you, is something to touch: a hand on the back of the neck, new bread, the warm half of the bed. You choose slowly and with the nose, and what you have chosen you go on choosing. The heavy cup pleases you, the soft shirt, the same café every Saturday. Taken to another café, you sit there like a guest in the wrong house. Near you people eat more slowly, stay an hour longer and stop apologising for their bodies.",
    practice: "Give away the best piece of something delicious, and watch while it is eaten.",
  },
  Gemini: {
    text: "A good sentence undresses you. You fall for a mind: for the person who answers your joke with a better joke, knows about eels, and sends you a picture at noon without explanation. You flirt as other people hum, mostly without a purpose, and an evening with you is short. Love lasts while each of you can still surprise the other. Once you quote your partner more than you ask, you listen to the couple at the next table. You do not want them. You want the next question.",
    practice: "Think of somebody you know well, and choose a question you have not yet asked them.",
  },
  Cancer: {
    text: "After three weeks, a new person has a place at your table and a name in the family’s jokes. You love by feeding, remembering and sheltering: you know who cannot sleep before a flight and which song was playing when they met. Tenderness comes first for you, and curled up with somebody you are as happy as a cat. Your own wish you only hint at, with the page left open at the right bicycle. Devoted people can be bad at hints; had you pointed, they would have run.",
    practice: "Stay in your chair while somebody cooks or pours for you.",
  },
  Leo: {
    text: "Whoever you love is announced, in the voice that other people keep for heroes. You give presents too large for the occasion, dress for dinner because they are worth dressing for, and remember a triumph they had forgotten. You are romantic and proud of it, and you want to be chosen where others can see. A partner who presses your hand under the table has said much; you were hoping for a toast. So you give a bigger party. Plain people find out beside you that they are splendid.",
    practice: "After your next generous act, wait a whole day before you look for its effect.",
  },
  Virgo: {
    text: "The tap has stopped dripping, the train is booked, and that was a declaration of love. You show love in useful acts and in the attention behind them: you noticed which shoe hurts and which colleague to ask about. Your taste is plain and fine, and somebody modest, clever and good with their hands can make you forget your sentence. To be simply enjoyed is harder. A partner says “Stay in bed”; you wonder how you have earned it, and get up to make coffee. Nobody had asked for coffee.",
    practice: "Choose half an hour with somebody you like, and do nothing useful in it.",
  },
  Libra: {
    text: "You make it easy to love you. You remember who prefers the aisle, you return a compliment prettier than it came, and an ugly lamp over a good dinner hurts you almost physically. Courtesy is to you a form of beauty, and two is your favourite number. “Where shall we eat?” “Wherever you like.” After some years of this, a partner lives with the most agreeable of people and cannot name their favourite dish. Around you, everyone becomes a little more graceful than they had planned.",
    practice: "Before an evening out is discussed, note your own wish in four words, and open with it.",
  },
  Scorpio: {
    text: "At a pleasant party you go hungry, until somebody admits what they are ashamed of. You pull your chair closer. You love few people and keep no part of yourself in reserve. Desire is how you find out who a person is: skin, silence, secrets. You would rather have a hard truth at breakfast than be spared until dinner, and when all has been said you are still there, pleased. Half a heart you hand back. To be known by you is alarming at first, then hard to do without.",
    practice: "Give somebody dear an evening of pure silliness, without a deep question from you.",
  },
  Sagittarius: {
    text: "What wins you is a laugh from across the street and an opinion you have not met before. You love whoever widens your world, by way of another country, another faith or only a louder family. Love should travel, argue about God and be hungry afterwards. You stay where you are free to go, and may stay for thirty years in excellent spirits. At first you see the horizon behind a person more sharply than the person. “Come and live by the sea!” is a mood; the other begins to pack.",
    practice: "Accept an invitation to somebody’s most ordinary pleasure, and ask about it.",
  },
  Capricorn: {
    text: "Your courtship may begin with “Do you have the right shoes for this?” You show love by being there, at the airport or the bank, on the third of the month. You like people who have made something of themselves, you spend seldom and well, and you are a good deal more sensual than you look. Warmth comes slowly, as it is meant to hold. Meanwhile somebody sits across from your steady kindness and wonders if you like them. Those who stay find more of your love each year.",
    practice: "Try buying a small, pretty, useless thing for a person you love, without an occasion.",
  },
  Aquarius: {
    text: "First you are friends. You talk half the night about whether plants can count, and weeks later you notice that you have also fallen in love. You love what is odd in a person, and you want the oddness left alone: two separate people, two opinions, much laughing. Jealous questions make you check the time of the last train. You are good to former partners, and in a tender moment you may say something interesting. Living with you is like having the best of neighbours, who also kisses.",
    practice: "Next time somebody dear hugs you, stay for four slow breaths, and make no comment.",
  },
  Pisces: {
    text: "Over bad coffee a singer tells you about the record she has not made, and you hear it, the second side too. You fall in love with what a person could be. You love as some people swim, with your eyes half closed, and you forgive before anyone has apologised. Some deserve it; others come to rely on it. What they do on an ordinary Thursday tells you which. Many who had given up on themselves see, in your eyes, someone they would like to be.",
    practice: "Take a person you often forgive, and count what they did last month, not what they meant.",
  },
};

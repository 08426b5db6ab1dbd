import type { ByHouse } from "./by-house";

/** Venus stays four weeks to four months: pleasure, kindness, taste. */
export const venusInHouses: ByHouse = {
  1: [
    "People find you easy to like while Venus visits your first house. You agree with them. Wear what pleases you, and accept a compliment without making it smaller.",
    "Your first house has Venus as a guest, and you want to be charming, well dressed and agreed with. Often you are. Notice when a smile has replaced your real answer.",
  ],
  2: [
    "Ripe fruit, soft cloth, a heavy spoon: Venus loves to touch and to taste, in your second house. Have a little of something good, and make it last longer than usual.",
    "You know what you like, with Venus in your second house, and you like it very much. Ask of each wish: to own it, or to look at it?",
  ],
  3: [
    "Kind words come easily, with Venus in your third house among messages and neighbours. A greeting can make a whole street friendlier. Send a compliment that asks for nothing in return.",
    "Venus strolls through your third house, where the errands are. Between two of them there is a bench, a cat or a shop window. Leave early enough to stop for it.",
  ],
  4: [
    "Home wants to be pretty, for Venus is in your fourth house. A cloth, a scent or a moved picture is enough. Begin with the corner you see first in the morning.",
    "Venus makes peace by feeding people, in your fourth house of family. Old arguments look smaller after something sweet. Serve the sweet thing before the difficult subject, and some more after it.",
  ],
  5: [
    "Flirting is a language you speak well while your fifth house has Venus in it. You may enjoy it as others enjoy singing. Smile first, and see who smiles back.",
    "Pleasure needs no excuse, with Venus in your fifth house of art and play. You make things for their colour and their sound. The most useless of them may be your favourite.",
  ],
  6: [
    "Small daily things become a pleasure with Venus in your sixth house of work. A good cup, clean shoes, thanks in passing. Even the dullest task is better beside a window.",
    "Venus treats the body kindly, in your sixth house of habits: it wants a stretch, a nap, a warm bath. Put something you like beside the habit you dislike.",
  ],
  7: [
    "Venus is where it likes to be, between two people, in your seventh house. You can see what is lovely even in an opponent. Praise someone who disagrees with you, and mean it.",
    "The other person looks good to you as Venus crosses your seventh house. Old company seems new. Look at somebody you know well for as long as you would at a stranger.",
  ],
  8: [
    "Wanting goes deep and grows quiet with Venus in your eighth house of intimacy. You prefer a long look to ten compliments. Say your wish so that a no is easy.",
    "Sharing is a pleasure and a small test while your eighth house has Venus in it. Even a lovely gift can feel like a claim. What could you give and then forget?",
  ],
  9: [
    "Venus falls in love with faraway things in your ninth house: an accent, a spice, a philosophy. Begin with a dish or a song whose name you cannot pronounce.",
    "Whoever knows much is attractive to you as Venus passes your ninth house of learning: a teacher, a traveller, anyone with a map. Let them talk, and remember something besides their voice.",
  ],
  10: [
    "Tact does more than force while Venus is in your tenth house of reputation. You look your best beside others, not above them. Praise somebody absent, where many can hear it.",
    "Venus gives ambition good manners, in your tenth house of public life. You want to succeed and to be loved for it. Where the two differ, notice which of them you choose.",
  ],
  11: [
    "You are fond of people in the plural, with Venus in your eleventh house of friends. Plan something whose only purpose is good company. It may have cake.",
    "A friend may look like more than a friend, or a group like family, while your eleventh house has Venus for some weeks. Enjoy the warmth, and be slow with big words.",
  ],
  12: [
    "Venus loves in secret, in your twelfth house of silence. What you love most you hardly mention. Music heard alone may move you further than you would let anyone see.",
    "A hidden sweetness comes with Venus in your twelfth house: kindness that nobody sees. Do a favour without leaving your name. The pleasure of it stays with you.",
  ],
};

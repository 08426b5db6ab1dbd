import type { DegreesOfSign } from "./degree-meaning";

export const libra: DegreesOfSign = {
  1: {
    keywords: ["meeting", "courtesy", "the other", "first contact"],
    image: "Two strangers reach for the same loaf, and both let go.",
    sense:
      "You begin with the other person: who are they, what do they want? After one conversation they feel known; did they learn anything about you?",
  },
  2: {
    keywords: ["balance", "counterweight", "symmetry", "addition"],
    image: "A woman carries two buckets, because one would be harder.",
    sense:
      "Work needs pleasure beside it, talk needs silence, and you need another person. When life tips over, add what is missing rather than take away.",
  },
  3: {
    keywords: ["arranging", "presentation", "beauty", "best side"],
    image: "Before the market opens a boy turns each mango with its red side out.",
    sense:
      "You show things from their best side, and people too. Everyone trusts the picture more when you mention the weak side yourself, kindly.",
  },
  4: {
    keywords: ["fairness", "measure", "equal shares", "justice"],
    image: "A girl pours lemonade with her eyes level with the glasses.",
    sense:
      "Equal shares matter to you, down to the last drop. When it cannot be equal, let the others choose first, and you feel better.",
  },
  5: {
    keywords: ["teamwork", "partnership", "coordination", "trust"],
    image: "Two people carry a sofa downstairs and talk only with their eyebrows.",
    sense:
      "With the right partner you hardly need words, and you adjust before you are asked. A person is right for you when they adjust as well.",
  },
  6: {
    keywords: ["politeness", "pleasing", "agreement", "hesitation"],
    image: "Four friends stand hungry in the street, and each says: “Wherever you like.”",
    sense:
      "You are so glad to please that nobody learns what you want. Name a wish early, lightly; others find it a relief.",
  },
  7: {
    keywords: ["mediation", "peace", "human touch", "firmness"],
    image: "Holding each driver by a sleeve, a shopkeeper in Nairobi asks about their mothers.",
    sense:
      "Where people quarrel, you step in between and remind them that they are human. Once both have grown quieter, they can do without you.",
  },
  8: {
    keywords: ["consideration", "manners", "thoughtfulness", "small sacrifices"],
    image: "At the concert a very tall man slides down in his seat.",
    sense:
      "You think of the person behind you, and seldom mention it. When you can no longer see anything yourself, changing places is polite enough.",
  },
  9: {
    keywords: ["attraction", "charm", "voices", "following beauty"],
    image: "A woman changes tables in order to hear a laugh better.",
    sense:
      "Beauty draws you to people, in a voice, a gesture, a way of laughing. Before you go further, have you seen what makes them serious?",
  },
  10: {
    keywords: ["comparison", "taste", "doubt", "first sight"],
    image: "A couple try on twenty pairs of sunglasses and buy the first.",
    sense:
      "You need to compare before you can be sure, and enjoy the comparing. Notice what you chose at first sight; it is often right.",
  },
  11: {
    keywords: ["equality", "cooperation", "equal voice", "principle"],
    image: "In the fishing cooperative the youngest hand has as many votes as the founder.",
    sense:
      "Everyone should count the same, and you act as if it were already so. Whoever has drawn breath twice without speaking is waiting for you.",
  },
  12: {
    keywords: ["goodwill", "friendship", "former partners", "after love"],
    image: "Two people who were once married build a bookshelf together, and joke.",
    sense:
      "You can turn love into friendship and keep what was good. You are ready for it when their new happiness makes you smile.",
  },
  13: {
    keywords: ["impartiality", "integrity", "rules", "principle"],
    image: "The referee’s brother is playing, and she blows her whistle against him.",
    sense:
      "Judging the matter and not the person comes naturally to you. Loved ones may miss your favour; give it openly where no rule is broken.",
  },
  14: {
    keywords: ["mixing people", "conversation", "gathering", "curiosity"],
    image: "A jockey, a nun and two skateboarders share a picnic, since their hostess was curious.",
    sense:
      "People who had no reason to meet sit down together at your invitation. It goes best when each guest knows one curious thing about another.",
  },
  15: {
    keywords: ["adjustment", "equilibrium", "responsiveness", "play"],
    image: "On a plank across a log, each child moves when the other moves.",
    sense:
      "Every change in the other person reaches you, and you answer it. Who adjusts to you when you are the one standing still?",
  },
  16: {
    keywords: ["design", "observation", "common sense", "elegance"],
    image: "A designer watches where people drop their bags, and only then puts up the hooks.",
    sense:
      "You shape things by first watching how people really behave. It works with your own habits too: three days of watching, then one change.",
  },
  17: {
    keywords: ["space", "closeness", "respect", "reserve"],
    image: "Two herons fish in the same pool, ten steps apart.",
    sense:
      "Love lasts longer for you with a little distance in it. Explain that it is respect; whoever is with you all day sees less of you.",
  },
  18: {
    keywords: ["unusual taste", "style", "daring", "decoration"],
    image: "Among the roses a florist puts an onion in flower.",
    sense:
      "Your taste is sure and slightly strange, and it makes the usual look new. It is at its best when it makes you laugh a little.",
  },
  19: {
    keywords: ["agreements", "clarity", "negotiation", "humour"],
    image: "Before the trip two friends agree who may complain on which days.",
    sense:
      "Clear agreements make you free and friendly. Settle the small things early and aloud, with a joke, and the large ones go better.",
  },
  20: {
    keywords: ["dissent", "courage", "grace", "speaking up"],
    image: "Nineteen people nod, and the twentieth smiles and lifts her pencil.",
    sense:
      "You disagree so pleasantly that people listen. Where the matter is urgent, a plain no comes first and the smile after it.",
  },
  21: {
    keywords: ["conversation", "shared humour", "commentary", "couples"],
    image: "From a cable car an old couple comment on every garden.",
    sense:
      "The world pleases you most when you can talk it over with somebody. On days alone, what you notice can be kept for whoever likes it best.",
  },
  22: {
    keywords: ["compliments", "appreciation", "sincerity", "kindness"],
    image: "A policeman tells a woman that her yellow hat improves the avenue.",
    sense:
      "You say the good thing that others only think, and you mean it. One true compliment a day costs nothing and changes faces.",
  },
  23: {
    keywords: ["argument", "debate", "lasting friendship", "spice"],
    image: "For forty years two cooks have argued about salt, with great respect.",
    sense:
      "A disagreement that lasts and harms nobody keeps your mind awake. It stays healthy while each of you could still speak for the other side.",
  },
  24: {
    keywords: ["tone", "interpretation", "fair reading", "listening"],
    image: "A landlady reads the message aloud twice, once angrily and once kindly.",
    sense:
      "You know that the same words can be meant in two ways. Choose the kinder reading first, and then ask.",
  },
  25: {
    keywords: ["sociability", "change", "many friends", "variety"],
    image: "At the long lunch everyone moves on by one chair after each course.",
    sense:
      "Nearly everyone gets on with you, and each has your full attention for a while. Beside whom would you like to stay longer?",
  },
  26: {
    keywords: ["response", "dialogue", "answers", "music"],
    image: "On two hills two drummers answer each other until dark.",
    sense:
      "You need an answer in order to know what you meant. People who reply make you inventive; with silent ones, a direct question helps.",
  },
  27: {
    keywords: ["advice", "consultation", "doubt", "relief"],
    image: "On her way to sign the contract a woman turns back to ask the newspaper seller.",
    sense:
      "Before a decision you collect opinions, and each sounds right. Ask two people at most, then decide where you feel relief.",
  },
  28: {
    keywords: ["diplomacy", "wording", "skill", "peace"],
    image: "A diplomat changes “demand” to “hope”, and the pens come out.",
    sense:
      "You find the expression that both sides can sign. Words weigh much for you; do both mean the same by the gentle ones?",
  },
  29: {
    keywords: ["own wish", "maturity", "equal wishes", "clarity"],
    image: "The woman who asks everybody else what they will have orders first today.",
    sense:
      "A balance without your own wishes is none. Notice when you say “I do not mind”, and find out quietly whether it is true.",
  },
  30: {
    keywords: ["depth", "honest talk", "late hours", "closeness"],
    image: "The party is over, and the last two people stop being polite.",
    sense:
      "Charm has opened the way; now you want the truth of the person. You are close to it when a small disagreement no longer worries you.",
  },
};

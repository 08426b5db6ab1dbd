import type { DegreesOfSign } from "./degree-meaning";

export const taurus: DegreesOfSign = {
  1: {
    keywords: ["arrival", "ground", "touch", "presence"],
    image: "Bare feet sink into warm mud at the edge of a rice field.",
    sense:
      "You believe what you can feel, and you arrive slowly and fully. Before a decision, go to the place and stand in it.",
  },
  2: {
    keywords: ["taste", "pleasure", "senses", "sampling"],
    image: "“Taste first,” says a melon seller in Samarkand and cuts a generous slice.",
    sense:
      "Your senses tell you what is good, and you trust them above any praise. Where words do not convince somebody, a first taste may.",
  },
  3: {
    keywords: ["own pace", "calm", "slowness", "dignity"],
    image: "A tortoise crosses the street, and eleven trucks wait.",
    sense:
      "Nobody hurries you, and what you do stays done. It costs least when those who wait know beforehand how long you will need.",
  },
  4: {
    keywords: ["possession", "counting", "safety", "keeping"],
    image: "A child pours her buttons on the bed to see that all are there.",
    sense:
      "Owning something and knowing it well makes you feel safe. You look after things better than most people; which of them waits to be used?",
  },
  5: {
    keywords: ["voice", "singing", "soothing", "rhythm"],
    image: "A carter sings to his ox, and both begin to walk evenly.",
    sense:
      "Your voice calms people, whatever the words are. In a quarrel, begin slower and lower than you feel, and the others will come down to you.",
  },
  6: {
    keywords: ["comfort", "rest", "contentment", "ease"],
    image: "On the warm stone a cat turns twice and lies down.",
    sense:
      "You know how to be comfortable, and other people relax beside you. Which wish is strong enough to get you up again?",
  },
  7: {
    keywords: ["refusal", "stubbornness", "will", "own ground"],
    image: "Halfway up the lane the donkey stops and studies the view.",
    sense:
      "Pushed, you stand still; asked, you often go. Say the reason for your no aloud, and others can do something about it.",
  },
  8: {
    keywords: ["quality", "judgement", "texture", "choosing"],
    image: "A tailor rubs the cloth between thumb and finger and shakes his head.",
    sense:
      "You notice quality at once and cannot be talked into something poor. The search has gone on long enough when you return twice to the same piece.",
  },
  9: {
    keywords: ["patience", "long view", "waiting", "hope"],
    image: "A man waters date palms that will bear fruit when his son is grown.",
    sense:
      "Waiting for a good thing comes easily to you. Ask once a year whether you still want what you are waiting for.",
  },
  10: {
    keywords: ["constancy", "friendship", "loyalty", "quiet love"],
    image: "For thirty years two friends have shared a bench, and mostly silence.",
    sense:
      "Those you love can rely on your coming back, day after day. One of them may be waiting for the words as well.",
  },
  11: {
    keywords: ["routine", "daily care", "craft", "repetition"],
    image: "A cheesemaker gives every wheel a quarter turn, as she did yesterday.",
    sense:
      "Small care, repeated daily, is how you make things good. It suits whatever grows slowly; where a clean cut is needed, it only delays.",
  },
  12: {
    keywords: ["thrift", "resourcefulness", "cooking", "plenty"],
    image: "From one chicken a mother of five makes four dinners and a soup.",
    sense:
      "You waste nothing and enjoy that as others enjoy luxury. With little you make much; now and then too much does you good.",
  },
  13: {
    keywords: ["worth", "price", "self-respect", "composure"],
    image: "An egg seller says her price once and goes on knitting.",
    sense:
      "Your worth is no question to you, so you need not argue. You name your price once, and the silence afterwards is for the other to fill.",
  },
  14: {
    keywords: ["good tools", "mastery", "care", "tradition"],
    image: "A carpenter oils the plane that his teacher used.",
    sense:
      "You love good tools and learn best from people who respect theirs. Which of yours would you still choose if you could keep only three?",
  },
  15: {
    keywords: ["strength", "gentleness", "safety", "body"],
    image: "A weightlifter carries a sleeping child from the car without waking her.",
    sense:
      "Your strength is quiet, and people with less of it lean on you gladly. When their weight stops being a pleasure, a pause is due.",
  },
  16: {
    keywords: ["reserves", "storing", "worry", "enough"],
    image: "A hamster goes to sleep with both cheeks full.",
    sense:
      "You like to have more than you need, and every reserve calms you. Once in a while count what is there and enjoy some of it now.",
  },
  17: {
    keywords: ["right moment", "nature", "instinct", "sowing"],
    image: "Before she sows, a woman smells a handful of soil.",
    sense:
      "The right moment is something you can smell, and nobody can rush you before it. If you cannot explain why, one day more usually brings the reason.",
  },
  18: {
    keywords: ["refinement", "precision", "ear", "small changes"],
    image: "A violin maker shaves the bridge by a hair and listens again.",
    sense:
      "You improve a thing a little, test it, and improve it again. It becomes beautiful; decide beforehand when it will be good enough.",
  },
  19: {
    keywords: ["practical help", "neighbours", "usefulness", "deeds"],
    image: "A neighbour arrives with a ladder and asks no questions.",
    sense:
      "When somebody is in trouble, you bring your hands, and half the worry is gone. With grief or shame, your listening helps more.",
  },
  20: {
    keywords: ["ritual", "small pleasures", "moderation", "enjoyment"],
    image: "Each evening at six a mechanic peels one orange, slowly, for himself.",
    sense:
      "You do well with small pleasures at fixed hours and make them last. A day on which you hurry through yours is already too full.",
  },
  21: {
    keywords: ["foundations", "building", "thoroughness", "correction"],
    image: "Builders take up the lowest stones again, since they lie a finger too far left.",
    sense:
      "A fault at the bottom gives you no peace until it is corrected. The delay is worth it wherever much will rest on that place.",
  },
  22: {
    keywords: ["saving", "goals", "discipline", "quiet plans"],
    image: "Beside a stove in Manila stands a jar of coins marked “My own restaurant”.",
    sense:
      "You reach large aims in small amounts and tell few people. Set a date for the beginning, or saving itself becomes the aim.",
  },
  23: {
    keywords: ["authority", "steadiness", "weight", "reassurance"],
    image: "The oldest elephant stops, and without a sound the whole herd stops.",
    sense:
      "People look at you to know whether they are safe. You lead by staying calm, and they need to hear early when you are worried.",
  },
  24: {
    keywords: ["habit", "change", "persistence", "place"],
    image: "The café has changed owners three times, and an old customer has kept his chair.",
    sense:
      "Changes may happen around you as long as something stays. Choose what must remain; then you can be generous about the rest.",
  },
  25: {
    keywords: ["heritage", "continuity", "family craft", "keeping alive"],
    image: "A granddaughter feeds a sourdough that is older than the house.",
    sense:
      "You keep traditions by using them. What would you change a little, as those before you did, so that somebody young enjoys it too?",
  },
  26: {
    keywords: ["desire", "sensuality", "slow love", "nearness"],
    image: "The band has packed up, and two dancers are still holding each other.",
    sense:
      "Desire grows slowly in this degree and then stays. You want nearness without hurry; a quicker person may need to hear that slow is not cold.",
  },
  27: {
    keywords: ["lending", "sharing", "trust", "belongings"],
    image: "A man lends his best umbrella and watches it go down the street.",
    sense:
      "Your things are dear to you, so sharing them is a real gift. Lend only what may come back looking used.",
  },
  28: {
    keywords: ["beauty", "work pride", "ornament", "modest art"],
    image: "On top of the chimney a bricklayer lays a pattern that only birds will see.",
    sense:
      "You make things beautiful for their own sake, seen or unseen. On a dull day it helps to remember where one of them is.",
  },
  29: {
    keywords: ["ripeness", "effortless gain", "timing", "readiness"],
    image: "Before the birds wake, a woman eats the first ripe fig under the tree.",
    sense:
      "What you waited for comes easily once it is ready, and you feel that moment exactly. Do not let politeness make you miss it.",
  },
  30: {
    keywords: ["curiosity", "news", "opening", "strangers"],
    image: "Across the fence a farmer asks a passing walker for news from the coast.",
    sense:
      "You have enough, and now you want to hear something new. Your restlessness is asking for news, and seldom for a different life.",
  },
};

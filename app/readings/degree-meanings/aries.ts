import type { DegreesOfSign } from "./degree-meaning";

export const aries: DegreesOfSign = {
  1: {
    keywords: ["beginning", "boldness", "first steps", "plunge"],
    image: "An hour after its birth a giraffe is on its legs and walking.",
    sense:
      "You begin before you know how it is done, and learn on the way. Ask where the danger lies; then go as you are.",
  },
  2: {
    keywords: ["speed", "leaps", "shortcuts", "high spirits"],
    image: "A girl takes the last three stairs in a jump and is already round the corner.",
    sense:
      "Speed is joy here, and waiting is the hardest work. When you hear nobody laughing behind you, you are too far ahead.",
  },
  3: {
    keywords: ["appetite", "wanting", "heat", "frankness"],
    image: "A man bites into a dumpling straight from the pan, hops, and takes another.",
    sense:
      "You know what you want at once and would sooner burn your tongue than wait politely. Is it hunger, or only that the thing is near?",
  },
  4: {
    keywords: ["pioneering", "novelty", "new ground", "pride"],
    image: "Across the smooth sand a boy runs, only to be the first.",
    sense:
      "What nobody has tried draws you more than what is proved. Starting is your share; it helps to know early who likes keeping things going.",
  },
  5: {
    keywords: ["candour", "plain words", "directness", "nerve"],
    image: "At the village meeting the youngest shepherd says what everyone is thinking.",
    sense:
      "Nobody has to guess your opinion, and that saves a group much time. It works best once the quiet ones have had their turn.",
  },
  6: {
    keywords: ["anger", "quick temper", "clearing", "honesty"],
    image: "A pot boils over, and a boy simply lifts the lid.",
    sense:
      "Anger rises fast in this degree and is gone as fast. Say early, in a normal voice, what disturbs you; then there is little left to explode.",
  },
  7: {
    keywords: ["rivalry", "racing", "playfulness", "shared effort"],
    image: "Two sisters race their bicycles uphill, too breathless to insult each other properly.",
    sense:
      "With a rival beside you, you find strength that you do not have alone. It lasts longest against somebody you like.",
  },
  8: {
    keywords: ["self-reliance", "independence", "competence", "stubbornness"],
    image: "A girl of sixteen changes a wheel in the rain and waves the helpers on.",
    sense:
      "You prefer doing a thing yourself to waiting for help, and so you learn it thoroughly. Which help would cost your pride nothing?",
  },
  9: {
    keywords: ["physical courage", "daring", "fear", "decision"],
    image: "On the high board an old swimmer bends his knees and goes.",
    sense:
      "Fear grows while you wait, so you move, and feel wonderful afterwards. When the same thought returns for the third time, your body may decide.",
  },
  10: {
    keywords: ["defence", "protection", "fighting spirit", "instinct"],
    image: "A small terrier plants itself between a toddler and a furious swan.",
    sense:
      "You stand up for the weak at once, whatever the size of the other side. Afterwards ask the person you defended whether it helped.",
  },
  11: {
    keywords: ["leadership", "zest", "initiative", "teams"],
    image: "On a dusty field a girl of nine sorts thirty quarrelling children into two teams.",
    sense:
      "Where nobody leads, you begin to, and most people are glad. Boredom is the sign that somebody else could take over.",
  },
  12: {
    keywords: ["resilience", "laughter", "showing off", "second tries"],
    image: "A skater falls in the middle of the square, and bows.",
    sense:
      "You recover from embarrassment faster than others do, because you laugh first. What would you try if a fall were the worst of it?",
  },
  13: {
    keywords: ["encouragement", "warmth", "comradeship", "cheering"],
    image: "Long after her own race the winner walks back to cheer the slowest.",
    sense:
      "Your courage spreads: beside you people try what they had given up. Winning is sweeter when you look back for whoever is still running.",
  },
  14: {
    keywords: ["play", "fun", "noise", "silliness"],
    image: "On all fours a grandfather growls until the children scream with joy.",
    sense:
      "Play is serious business for this degree, at every age. It helps most where everyone is tired and somebody must look silly first.",
  },
  15: {
    keywords: ["declaration", "open heart", "love", "risk"],
    image: "“I like you very much,” says a young man before the coffee has come.",
    sense:
      "In love and in work you show your feelings first and take the risk gladly. Then wait; the answer may need longer than your question.",
  },
  16: {
    keywords: ["colour", "visibility", "style", "self-display"],
    image: "A retired midwife paints her balcony bright orange in a street of grey.",
    sense:
      "You would rather be too visible than overlooked. Some people frown; the ones to watch are the shy, who become a little bolder.",
  },
  17: {
    keywords: ["improvisation", "cheek", "recovery", "invention"],
    image: "The cake has collapsed, so the hostess serves it in glasses under a new name.",
    sense:
      "When a plan fails, you have another within seconds, often a better one. Which of your tasks has too many instructions?",
  },
  18: {
    keywords: ["heroes", "admiration", "training", "imitation"],
    image: "A boy throws himself across the bed, again and again, like his favourite goalkeeper.",
    sense:
      "Admiring somebody wakes your own strength. First you copy with all your heart; what you begin to do differently is your own style.",
  },
  19: {
    keywords: ["command", "presence", "attention", "taking charge"],
    image: "The hall is still talking when the conductor lifts both hands.",
    sense:
      "You take charge with your whole body, and people turn towards you before they know why. Decide beforehand what you want them to do.",
  },
  20: {
    keywords: ["generosity", "impulse", "abundance", "joy"],
    image: "An island fisher gives away half her catch before she reaches home.",
    sense:
      "Giving is an impulse here, quick and happy, and seldom counted. What you keep back today is what you can give tomorrow.",
  },
  21: {
    keywords: ["adventure", "departure", "spontaneity", "unknown places"],
    image: "“The first bus that leaves,” says a woman at the counter, and pays.",
    sense:
      "You feel most alive where you cannot predict the next hour. A small adventure every month keeps you from overturning your whole life.",
  },
  22: {
    keywords: ["aim", "focus", "far goals", "will"],
    image: "A javelin thrower looks only at the far end of the field.",
    sense:
      "A distant aim collects your strength, and a near one bores you. Set the big goal, then mark the first hundred steps.",
  },
  23: {
    keywords: ["causes", "protest", "conviction", "public speech"],
    image: "On a fruit crate a boy makes a speech for the stray dogs of his town.",
    sense:
      "You need something to fight for that is larger than yourself. You have found it when the words come without searching.",
  },
  24: {
    keywords: ["irreverence", "jokes", "frankness", "equal footing"],
    image: "A cloakroom attendant tells the general a joke about generals.",
    sense:
      "Titles do not impress you, and you treat the powerful like anybody else. Most are relieved; the vain ones hear you better after one formal sentence.",
  },
  25: {
    keywords: ["optimism", "overload", "big plans", "haste"],
    image: "A family ties a piano on top of a very small car.",
    sense:
      "You take on more than will fit and trust that it will work out. Often it does. Before a big promise, take away a third.",
  },
  26: {
    keywords: ["hands-on learning", "trial", "hands", "eagerness"],
    image: "The apprentice’s first seam of metal is crooked, and it shines.",
    sense:
      "Instructions come second for you; first your hands try. The crooked attempt is worth keeping, since it shows how far the next one came.",
  },
  27: {
    keywords: ["restlessness", "motion", "stamina", "open space"],
    image: "A swift eats, drinks and sleeps in the air for months.",
    sense:
      "Standing still tires you more than moving does. Work and people suit you when they can move too; that is worth knowing before you promise to stay.",
  },
  28: {
    keywords: ["timing", "luck", "last moment", "nerve"],
    image: "The ramp is already rising when a cyclist reaches the ferry and is pulled aboard.",
    sense:
      "You act at the last moment, and then with everything you have. It often succeeds; leave earlier when somebody else is waiting.",
  },
  29: {
    keywords: ["endurance", "pacing", "maturity", "finish"],
    image: "On the last hill a runner counts her breaths for the first time.",
    sense:
      "To win and to last, both at once: that is your wish. When your breath grows short, finishing asks for a slower step.",
  },
  30: {
    keywords: ["settling", "staying", "claiming ground", "home ground"],
    image: "A surveyor puts down her pack in an empty valley and decides to stay.",
    sense:
      "After many beginnings you want something that remains yours. You know the place by this: you feel useful there before anyone thanks you.",
  },
};

import type { DegreesOfSign } from "./degree-meaning";

export const sagittarius: DegreesOfSign = {
  1: {
    keywords: ["wanderlust", "distance", "longing", "horizon"],
    image: "From an apple tree a boy waves at the train until it is a dot.",
    sense:
      "Your heart goes with everything that leaves. You need a horizon, even on ordinary days; know at least the next place you will see.",
  },
  2: {
    keywords: ["optimism", "confidence", "cheer", "hopefulness"],
    image: "Under a black cloud a woman hangs out every sheet she has.",
    sense:
      "You count on a good end, and your mood helps it along. A second plan does not offend your hope; it lets you enjoy it longer.",
  },
  3: {
    keywords: ["freedom", "return", "independence", "own will"],
    image: "The goat eats through its rope, and in the evening comes home alone.",
    sense:
      "As long as nobody ties you, you come back of your own will. Tell those who wait roughly when; it costs little freedom.",
  },
  4: {
    keywords: ["bluntness", "truth", "affection", "appetite"],
    image: "“Your stew is too salty,” says the brother-in-law, and holds out his bowl for more.",
    sense:
      "You say the truth in passing and mean no harm. Those who know you hear the love in it; strangers need it said.",
  },
  5: {
    keywords: ["foreignness", "tasting", "openness", "languages"],
    image: "A traveller orders the dish whose name she cannot pronounce.",
    sense:
      "The unknown tastes better to you than the familiar. In a new place, begin with eating and laughing; the words come by themselves.",
  },
  6: {
    keywords: ["awe", "wonder", "meaning", "sky"],
    image: "When the scientists have left, the cleaner of the observatory looks through the telescope.",
    sense:
      "You need to wonder at something greater than yourself. When worries seem large, one look upwards brings them back to their size.",
  },
  7: {
    keywords: ["conscience", "honesty", "principle", "clean victory"],
    image: "A girl returns the trophy, because her foot had been over the line.",
    sense:
      "Truth counts more for you than winning, and telling it lets you sleep. Your own faults are yours to tell; other people’s are theirs.",
  },
  8: {
    keywords: ["promises", "enthusiasm", "overreach", "goodwill"],
    image: "An uncle has promised the front seat to all nine nephews.",
    sense:
      "You promise from joy, more than one life can hold. Say “I would love to” instead of “yes”, and then choose.",
  },
  9: {
    keywords: ["humour", "lightness", "surprise", "serious places"],
    image: "A customs officer opens the suitcase, and a hundred rubber ducks look at him.",
    sense:
      "Serious places make you playful, and officials laugh against their will. Where the first face stays closed, the joke can wait outside.",
  },
  10: {
    keywords: ["teaching", "big picture", "overview", "space"],
    image: "Across the whole schoolyard a teacher draws the paths of the planets in chalk.",
    sense:
      "You explain things by making them large and letting people walk about in them. When you hear yourself say “and so on”, somebody needed that detail.",
  },
  11: {
    keywords: ["leap", "change", "fresh start", "movement"],
    image: "A woman sells her sofa and buys a motorbike for two.",
    sense:
      "When life gets too comfortable, you exchange comfort for movement. It does you good; ask first who else is affected.",
  },
  12: {
    keywords: ["zeal", "conversion", "conviction", "mission"],
    image: "A man who has discovered beans cooks for a club of hunters.",
    sense:
      "You want everyone to taste what you believe in. Offered once, well made and left free, it persuades more than any speech.",
  },
  13: {
    keywords: ["exuberance", "sport", "team joy", "recklessness"],
    image: "The ball is in the river, and three players are in before it stops.",
    sense:
      "Your body says yes to fun before your head is asked. Life feels good to you; one look at where you land keeps it so.",
  },
  14: {
    keywords: ["argument", "ideals", "passion", "contradiction"],
    image: "Two philosophers shout at each other about kindness.",
    sense:
      "You fight for ideals so warmly that you may forget them in the fight. Lower your voice at the word that matters most.",
  },
  15: {
    keywords: ["aim", "release", "trust", "vision"],
    image: "A biologist lets a tagged tern go and watches until her eyes hurt.",
    sense:
      "Your hopes fly far, and you trust them to return. The waiting is the hard part; what could you begin meanwhile?",
  },
  16: {
    keywords: ["exhilaration", "thrill", "laughter", "age"],
    image: "Two grandmothers ride down a dune on one tray.",
    sense:
      "A thrill keeps you young, and you like company on it. When the other face stops laughing, once was enough for today.",
  },
  17: {
    keywords: ["pathfinding", "family hopes", "firsts", "abroad"],
    image: "First of her family abroad, a student films the escalator for her mother.",
    sense:
      "You go ahead and send back what you see, so that others may follow. They hope with you; tell them about the bad days too.",
  },
  18: {
    keywords: ["detours", "luck", "mistakes", "good humour"],
    image: "The hikers have crossed the wrong pass, and the view is magnificent.",
    sense:
      "Wrong turns suit you: what you find by mistake becomes the story you love to tell. With tired companions, an earlier look at the map is kinder.",
  },
  19: {
    keywords: ["good loser", "sparring", "respect", "skill"],
    image: "The fencing master salutes the girl who has just hit him.",
    sense:
      "You enjoy being beaten by somebody good, as it shows you something. After a defeat, the same move once more, slowly, teaches you most.",
  },
  20: {
    keywords: ["example", "cause", "spark", "common effort"],
    image: "One swimmer begins to clear the beach, and by noon they are sixty.",
    sense:
      "When you begin alone, others soon join. Where your words have persuaded nobody, start with the first small piece yourself.",
  },
  21: {
    keywords: ["lavishness", "celebration", "welcome", "excess"],
    image: "For a guest who stays one night the village cooks for three.",
    sense:
      "You give a great deal, gladly and too much. Some guests enjoy a small portion more, since they can ask for another.",
  },
  22: {
    keywords: ["lively teaching", "theatre", "knowledge", "body"],
    image: "To explain the mammoth, the museum attendant becomes one.",
    sense:
      "Nobody forgets what you teach, because you perform it. The quiet pupil may need the same thing once more, slowly and without the show.",
  },
  23: {
    keywords: ["encouragement", "faith", "growth", "expectation"],
    image: "The coach orders the girl a shirt that is two sizes too large.",
    sense:
      "You believe in people before they do, and they grow into it. Ask what they themselves hope to become.",
  },
  24: {
    keywords: ["adventure", "surprise", "open arms", "landing"],
    image: "A balloon comes down among the turnips, and its crew offers rides.",
    sense:
      "Even your accidents turn into a party, and strangers become friends. After an apology the invitation is twice as welcome.",
  },
  25: {
    keywords: ["late learning", "celebration", "study", "pride"],
    image: "At sixty a roofer frames his first diploma and takes it to work.",
    sense:
      "You go on learning at every age, and you celebrate it. What would you enrol in if nobody asked what it was for?",
  },
  26: {
    keywords: ["luck", "chance", "lightness", "appetite"],
    image: "A fruit seller tosses a coin for the last plum, and eats it either way.",
    sense:
      "Luck is your friend, since you arrange things so that either result can be enjoyed. You may dare while that is true, and only then.",
  },
  27: {
    keywords: ["humility", "not knowing", "curiosity", "shared search"],
    image: "“I have no idea,” says the tour guide, and the whole group comes closer.",
    sense:
      "Admitting that you do not know makes you more believable, not less. It helps most at the beginning, before anyone has built on a guess.",
  },
  28: {
    keywords: ["experience", "souvenirs", "bringing home", "telling"],
    image: "A geologist unpacks a shell, a carved spoon and six new ways to say thank you.",
    sense:
      "You travel in order to have something to tell at home. Listen to what happened there meanwhile; it was also an adventure.",
  },
  29: {
    keywords: ["contentment", "perspective", "measure", "wisdom"],
    image: "On the summit a climber sees the next one, sits down, and eats his sandwich.",
    sense:
      "There is more to reach, and you need not reach it today. When the next aim spoils the view, it is time to sit down.",
  },
  30: {
    keywords: ["planning", "realism", "scale", "first stone"],
    image: "With a folding rule a dreamer measures the castle that she has drawn in the dust.",
    sense:
      "Your vision wants to become something you can stand on. Ask what the first stone costs and who can lay it.",
  },
};

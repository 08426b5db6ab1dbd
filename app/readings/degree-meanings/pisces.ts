import type { DegreesOfSign } from "./degree-meaning";

export const pisces: DegreesOfSign = {
  1: {
    keywords: ["softness", "blurring", "openness", "dreaminess"],
    image: "Fog comes over the quay, and the boats lose their names.",
    sense:
      "Borders are thin for you, between people, between dream and day. It makes you gentle; before deciding, ask which feelings are your own.",
  },
  2: {
    keywords: ["sympathy", "quiet", "tenderness", "shared feeling"],
    image: "A whole bus grows quiet, because a child has fallen asleep.",
    sense:
      "You feel what those around you need and give it silently. Few people sense as much as you, so your own need has to be spoken.",
  },
  3: {
    keywords: ["absorption", "fantasy", "reading", "escape"],
    image: "A soldier with a novel misses his station for the third time.",
    sense:
      "A story can take you out of the world, and you come back richer. Ask somebody to call you for what matters.",
  },
  4: {
    keywords: ["giving", "selflessness", "excess", "boundaries"],
    image: "A man gives away his seat, his scarf, and in the end his ticket.",
    sense:
      "You give so naturally that you notice late what is missing. What do you want to keep for yourself before you begin?",
  },
  5: {
    keywords: ["rhythm", "music", "grace", "responsiveness"],
    image: "Near the accordion player a street sweeper’s broom begins to swing.",
    sense:
      "Music goes straight into your body and makes any task easier. What you have been avoiding grows lighter when the tune comes before the tools.",
  },
  6: {
    keywords: ["vagueness", "poetry", "direction", "soft edges"],
    image: "“It is near the blue house,” says the guide, and all the houses are blue.",
    sense:
      "You know the way by feeling and find it hard to explain. For people who need an address, give a number as well.",
  },
  7: {
    keywords: ["living things", "kindness", "gentle humour", "apology"],
    image: "Before he bites, a small boy apologises to the carrot.",
    sense:
      "Everything seems alive to you and deserves your kindness. It costs too much only when you apologise for having needs.",
  },
  8: {
    keywords: ["drifting", "retreat", "stillness", "daydream"],
    image: "A tax officer spends her lunch hour in front of the jellyfish.",
    sense:
      "You need to drift for a while each day with no purpose at all. Call it a habit rather than an escape; you return clearer.",
  },
  9: {
    keywords: ["trust", "faith", "openness", "unease"],
    image: "A cook in Hanoi leaves his stall to a customer and goes to buy limes.",
    sense:
      "Trust comes first with you, and mostly people become worthy of it. When something in you grows uneasy, that is to be believed as well.",
  },
  10: {
    keywords: ["chance", "art", "acceptance", "happy accidents"],
    image: "Rain falls on the watercolour, and the painter keeps what it did.",
    sense:
      "You let accidents work with you, and the result has grace. Before you correct a mistake, look at it for three breaths.",
  },
  11: {
    keywords: ["shelter", "welcome", "refuge", "simplicity"],
    image: "In a café with four tables nobody is asked to order while it rains.",
    sense:
      "People may rest with you without explaining themselves, and then go on. When do you need the place for yourself, and do they know?",
  },
  12: {
    keywords: ["ancestors", "song", "mystery", "old feelings"],
    image: "A woman sings her grandmother’s song in a language that she does not understand.",
    sense:
      "You have feelings that seem older than you. Ask your relatives about them; some of it will suddenly make sense.",
  },
  13: {
    keywords: ["tides", "ebb", "moods", "return"],
    image: "The tide takes a bucket and brings back a sandal.",
    sense:
      "Strength comes and goes in you, like feeling. The full hours are for what is difficult; the empty ones need no excuse.",
  },
  14: {
    keywords: ["touch", "comfort", "noticing", "gentleness"],
    image: "Washing an old man’s hair, an apprentice notices that he is sad, and goes slowly.",
    sense:
      "You comfort through small touches, at the right moment and without a word. Ask whether touch is wanted; then trust your hands.",
  },
  15: {
    keywords: ["inner home", "belonging", "imagination", "memory"],
    image: "On his forearm a sailor has a tattoo of his mother’s kitchen.",
    sense:
      "Wherever you are, you have home with you as an inner place. Among strangers, a moment with its smells and sounds puts you at ease.",
  },
  16: {
    keywords: ["sharing", "abundance", "plenty", "common pot"],
    image: "One pot, fourteen spoons, and nobody is counting.",
    sense:
      "You believe that there is enough for all, and around you there often is. Where somebody does count, it helps to name the shares early.",
  },
  17: {
    keywords: ["anchoring", "small supports", "flow", "delicacy"],
    image: "In the current a seahorse holds on to a blade of grass with its tail.",
    sense:
      "Much moves you, so a small firm thing is precious: a person, an hour, a habit. Which one is yours, and does it hold?",
  },
  18: {
    keywords: ["nostalgia", "blending", "keepsakes", "happiness"],
    image: "In one bottle a woman mixes the sand of every beach where she was happy.",
    sense:
      "You remember the feeling and forget the facts. When somebody insists on the date, they may keep it, and you the happiness.",
  },
  19: {
    keywords: ["comfort", "fairy tales", "fear", "softened truth"],
    image: "When it thunders, a father tells which battle gave the kitchen table each of its scars.",
    sense:
      "A story is how you ease fear, and you tell it with love. When somebody asks for the truth, give it gently and whole.",
  },
  20: {
    keywords: ["secret care", "feeding", "tact", "motherliness"],
    image: "“These have gone wrong,” says the school cook and gives the thinnest boy six pancakes.",
    sense:
      "You give so that nobody has to feel poor. Your tact is a great kindness; which of your friends may use it on you?",
  },
  21: {
    keywords: ["wonder", "night", "depth", "strange beauty"],
    image: "Swimming at night, a woman sees her own hands glow.",
    sense:
      "Beauty finds you where others see only darkness. What is strange attracts you; the moment to come back is while you are still smiling.",
  },
  22: {
    keywords: ["understanding", "acting", "compassion", "villains"],
    image: "The actor asks what his villain is afraid of.",
    sense:
      "You understand even those who do harm, by feeling what they feel. Understanding is not permission; you may still say no.",
  },
  23: {
    keywords: ["connection", "unspoken contact", "twins", "coincidence"],
    image: "In two countries twins pick up the telephone at once, and both lines are busy.",
    sense:
      "Distance hardly dims your sense of the people you love. When one of them comes to mind twice in a day, call first.",
  },
  24: {
    keywords: ["longing", "yearning", "music", "lasting thirst"],
    image: "A sea lion swims into the harbour to hear the bagpipes.",
    sense:
      "You long for something that you cannot name. Music, water or prayer can hold it, and no single person has to.",
  },
  25: {
    keywords: ["cleansing", "bare truth", "equality", "nakedness"],
    image: "In the hot spring the president and the window cleaner are equally pink.",
    sense:
      "Behind every costume you see the human being, and people stop pretending beside you. In which company do you still wear one?",
  },
  26: {
    keywords: ["second use", "castoffs", "rescued things", "art"],
    image: "From bottle tops that the sea has thrown out a man lays a shining crocodile.",
    sense:
      "You see worth in what was thrown away, people included. Those whom you can help are the ones who do their part.",
  },
  27: {
    keywords: ["the unsaid", "mystery", "restraint", "open ending"],
    image: "The composer ends the song one note early.",
    sense:
      "The deepest part cannot be said, you feel, so you leave it open. Others find their own feeling there; in practical matters, say it all.",
  },
  28: {
    keywords: ["gentle force", "constancy", "softening", "influence"],
    image: "Every day a girl greets the gloomy toll collector, and today he waves.",
    sense:
      "You change hard things softly, over a long time. It is working if the other stays with you one breath longer than before.",
  },
  29: {
    keywords: ["wisdom", "feel", "ease", "long experience"],
    image: "With two fingers on the wheel an old river pilot steers by smell.",
    sense:
      "Much of your knowledge has no teacher, and you use it calmly. Learners need no rule from you, only a place beside you while you work.",
  },
  30: {
    keywords: ["new start", "arrival", "seed", "courage"],
    image: "After months at sea a coconut rolls onto a shore and sends up a shoot.",
    sense:
      "Where others see an end, you put down roots: in a strange town, after a parting. Stay in one place until something of yours grows.",
  },
};

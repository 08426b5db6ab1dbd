import type { DegreesOfSign } from "./degree-meaning";

export const gemini: DegreesOfSign = {
  1: {
    keywords: ["naming", "words", "discovery", "first questions"],
    image: "A small child points at a dog, the moon and a spoon, naming each.",
    sense:
      "Once you have a word for a thing, you understand it. What would you call the thing that troubles you just now?",
  },
  2: {
    keywords: ["attention", "many things", "quickness", "overhearing"],
    image: "A barber cuts hair, hums, and follows two conversations behind him.",
    sense:
      "Several things at once keep you cheerful, and one alone bores you. When somebody matters to you, show it by dropping the rest for a while.",
  },
  3: {
    keywords: ["questions", "eagerness", "interest", "talk"],
    image: "A girl asks the dentist seventeen questions before he has seen a tooth.",
    sense:
      "You show that you like people by asking, and they feel interesting beside you. The third answer usually deserves more time than a fourth question.",
  },
  4: {
    keywords: ["siblings", "closeness", "debate", "whispers"],
    image: "Long after bedtime two brothers argue in whispers about sharks.",
    sense:
      "For you talking is closeness, and arguing is a kind of love. Is the other person still enjoying it? A shorter answer is the sign.",
  },
  5: {
    keywords: ["mimicry", "adaptability", "mischief", "many voices"],
    image: "A starling imitates the telephone, and four people reach for it.",
    sense:
      "You pick up accents, gestures and moods and play them back, mostly for fun. Somebody shy about their voice may not laugh; their eyes will show it.",
  },
  6: {
    keywords: ["news", "spreading", "excitement", "telling"],
    image: "At each stop a bus driver leans out and shouts the score of the match.",
    sense:
      "Keeping news to yourself is hard; telling it is half the pleasure. Check it first when it concerns somebody’s private life.",
  },
  7: {
    keywords: ["gesture", "hands", "fluency", "body language"],
    image: "Across a crowded platform in Mumbai two friends talk in sign language, and laugh.",
    sense:
      "Hands, faces and tones of voice tell you as much as words do. This helps most where a “yes” is spoken and the shoulders say no.",
  },
  8: {
    keywords: ["wit", "quick replies", "defence", "lightness"],
    image: "Insulted at the market, a radish seller answers in rhyme.",
    sense:
      "Wit is how you defend yourself, and it often turns anger into laughter. Put it away when the other person is truly hurt.",
  },
  9: {
    keywords: ["variety", "movement", "routes", "novelty"],
    image: "A courier knows nine ways to the station and today tries a tenth.",
    sense:
      "Repetition puts you to sleep and a small change wakes you. Whatever you vary on the way helps you to keep what is worth keeping.",
  },
  10: {
    keywords: ["both sides", "debate", "doubt", "flexibility"],
    image: "A student speaks for the plan, sits down, gets up and speaks against it.",
    sense:
      "You can see the truth in two opposite views and defend either. Tell people when you are only trying a thought and when you mean it.",
  },
  11: {
    keywords: ["mediation", "translation", "tact", "discretion"],
    image: "A girl interprets between her grandmother and a young man, and leaves out one sentence.",
    sense:
      "When people do not understand each other, you carry the messages and choose what gets through. Would both thank you for what you left out?",
  },
  12: {
    keywords: ["playful contact", "flirting", "charm", "chance meetings"],
    image: "In a lift in Lagos two strangers laugh at the same misspelt notice.",
    sense:
      "You make contact easily, with a shared joke and no further plan. If you want more than that, a second meeting has to be your idea.",
  },
  13: {
    keywords: ["friendship", "distance", "letters", "shared thoughts"],
    image: "A notebook travels between two friends who live an ocean apart, a month with each.",
    sense:
      "Sharing thoughts keeps you close to people far away. Distance hardly matters to you; a friend nearby may need to see your face.",
  },
  14: {
    keywords: ["exact words", "style", "search", "originality"],
    image: "A poet strikes out “love”, tries “soup”, and is content.",
    sense:
      "You look for the word that fits, however odd it is, and people remember what you say. Do not let the search delay a plain yes.",
  },
  15: {
    keywords: ["exchange", "viewpoints", "trying out", "empathy"],
    image: "For one afternoon the bookseller and the locksmith exchange shops.",
    sense:
      "What is life like for somebody else? A borrowed afternoon in another person’s work teaches you more than their answer would.",
  },
  16: {
    keywords: ["politeness", "white lies", "smooth manners", "discomfort"],
    image: "A guest praises the dessert while it disappears into her handbag.",
    sense:
      "You soften the truth to keep an evening pleasant, and you do it charmingly. With those closest to you, plain words are safer.",
  },
  17: {
    keywords: ["mixing", "blending", "surprise", "wide taste"],
    image: "A DJ lays a village wedding song over a beat from another continent.",
    sense:
      "Two things that nobody would put together fit as soon as you try. Others need a moment, and understand better when they hear it twice.",
  },
  18: {
    keywords: ["choice", "options", "indecision", "sampling"],
    image: "At the ice cream counter an admiral lets the whole queue go ahead.",
    sense:
      "Every choice means giving up the others, and you feel it even in small matters. Take what you thought of first, and be curious.",
  },
  19: {
    keywords: ["connections", "contacts", "good memory", "introductions"],
    image: "The caretaker of a large house knows who can repair a flute by Friday.",
    sense:
      "You remember what each person can do and bring them together. And who knows what you need? Your own name belongs on the list.",
  },
  20: {
    keywords: ["quick exchange", "banter", "partnership", "friendly game"],
    image: "Two old men play table tennis with their slippers.",
    sense:
      "Your best thoughts come in fast exchange, so a stubborn problem wants a partner. Somebody who contradicts you helps more than somebody who claps.",
  },
  21: {
    keywords: ["invention", "ideas", "sketches", "sudden thoughts"],
    image: "On the back of an invoice a plumber draws a valve that does not exist yet.",
    sense:
      "Ideas come to you in passing, while you talk about something else. The scraps are worth keeping; every tenth deserves a second look.",
  },
  22: {
    keywords: ["teamwork", "small signals", "networks", "coordination"],
    image: "Twenty ants turn a beetle’s wing round a corner.",
    sense:
      "You like work in which many do a little and keep one another informed. When it stops, look for the one who has not heard.",
  },
  23: {
    keywords: ["self-teaching", "languages", "study", "discipline"],
    image: "Between two rounds a night guard learns Finnish verbs.",
    sense:
      "Teaching yourself comes easily, and unusual subjects please you most. What you learn stays when you soon use it with a living person.",
  },
  24: {
    keywords: ["odd interests", "collecting", "enthusiasm", "originality"],
    image: "An accountant spends his free days recording the voices of frogs.",
    sense:
      "What interests you may seem odd, and your face shines when it is mentioned. Others of your kind exist; they meet somewhere, and would welcome you.",
  },
  25: {
    keywords: ["pattern", "likeness", "quick mind", "structure"],
    image: "A hairdresser finds the same pattern in a braid and in a timetable.",
    sense:
      "You see likeness between things that look far apart. Others follow more slowly, so give them an example before the theory.",
  },
  26: {
    keywords: ["analysis", "feelings", "reason", "speech"],
    image: "With great precision a man explains why he is crying.",
    sense:
      "Understanding your feelings comes to you sooner than feeling them. Talking helps; there are moments when a hand on your shoulder helps more.",
  },
  27: {
    keywords: ["scepticism", "cleverness", "proof", "tricks"],
    image: "While the magician bows, a boy is counting the handkerchiefs.",
    sense:
      "You want to find out how the trick works, and it is hard to fool you. Keep the answer to yourself when others prefer to wonder.",
  },
  28: {
    keywords: ["reading", "breadth", "scatter", "hunger"],
    image: "A librarian reads standing up, from seven open books.",
    sense:
      "Everything interests you, and you begin everywhere. The book you keep thinking of in the bus is the one that deserves a second chapter.",
  },
  29: {
    keywords: ["silence", "restraint", "pause", "knowing when"],
    image: "The storyteller stops exactly where all expect the ending.",
    sense:
      "You have learned what a pause can do. It persuades best when you most want to speak: people believe the thought that they have finished themselves.",
  },
  30: {
    keywords: ["homecoming", "lullaby", "private life", "simple words"],
    image: "The newsreader switches off her microphone and hums to the baby on her knee.",
    sense:
      "Among the people you love, cleverness can rest. You know that you have come home when a silence no longer asks you to fill it.",
  },
};

import type { DegreesOfSign } from "./degree-meaning";

export const cancer: DegreesOfSign = {
  1: {
    keywords: ["bonding", "need", "closeness", "holding on"],
    image: "Through a long shower of rain a young koala holds on to its mother.",
    sense:
      "You need somebody to belong to before anything else can begin. Before a brave step, an hour with them gives you more than advice.",
  },
  2: {
    keywords: ["guardedness", "shyness", "caution", "slow trust"],
    image: "A hedgehog uncurls, and the nose comes out first.",
    sense:
      "Quick to protect yourself, you open slowly. Give people small signs of how far they may come, and they will wait with pleasure.",
  },
  3: {
    keywords: ["feeding", "hospitality", "plenty", "insistence"],
    image: "Before the guest’s “no, thank you” is finished, his bowl is full again.",
    sense:
      "You care for people by feeding them, and by noticing what they lack. The second refusal is a real one; your company is enough then.",
  },
  4: {
    keywords: ["memory", "smell", "childhood", "return"],
    image: "A man smells floor wax and is seven years old.",
    sense:
      "The past is very near to you: a smell or a tune, and you are there. On a cold day, who would like to be taken along?",
  },
  5: {
    keywords: ["moods", "change", "feeling", "passing clouds"],
    image: "The shadow of a cloud passes over the bay, and the water changes colour.",
    sense:
      "Your mood changes often, and it passes sooner than you expect. Tell people that it will; decide nothing large until it has moved on.",
  },
  6: {
    keywords: ["togetherness", "shared table", "strangers", "generosity"],
    image: "The airport is closed for the night, and strangers put their suppers together.",
    sense:
      "You turn strangers into a kind of family, above all where plans have failed. It begins when somebody shares, and an apple is enough.",
  },
  7: {
    keywords: ["stories", "family", "laughter", "belonging"],
    image: "Six cousins tell the story of the runaway pig in seven versions.",
    sense:
      "Family stories are your treasure, and you tell them with love and additions. Ask the oldest person you know for one you have not heard.",
  },
  8: {
    keywords: ["protection", "devotion", "self-forgetting", "brooding"],
    image: "In her cave an octopus fans fresh water over her eggs.",
    sense:
      "What is small and unfinished is safe with you, a child or an idea. You guard it best after a meal and a night of sleep.",
  },
  9: {
    keywords: ["hints", "unspoken wishes", "softness", "invitation"],
    image: "“I am cold,” says the boy, and moves the blanket so that somebody fits beside him.",
    sense:
      "Wishes come out as hints here, and only the attentive hear them. Spoken aloud, the wish is usually smaller than you fear.",
  },
  10: {
    keywords: ["home", "homemaking", "comfort", "roots"],
    image: "A lorry driver sews flowered curtains for his cab.",
    sense:
      "You make any place into a home, with little and within a day. Watch how long guests stay: it tells you what they needed.",
  },
  11: {
    keywords: ["secrets", "confidence", "safety", "listening"],
    image: "A girl whispers her secret to a cow, who goes on chewing.",
    sense:
      "Your own secrets you tell only where it is safe; other people’s you keep for life. When one grows heavy, you may ask to be released.",
  },
  12: {
    keywords: ["sensing", "attunement", "intuition", "moods"],
    image: "By the steps on the gravel a gatekeeper knows who is coming, and in what mood.",
    sense:
      "You feel other people’s moods before they speak. Check with a question, since a tired face can look like an angry one.",
  },
  13: {
    keywords: ["tenacity", "pressure", "resistance", "clinging"],
    image: "The harder the gull pulls, the tighter the limpet sits.",
    sense:
      "Force makes you hold on; kindness makes you let go. When you notice that you are resisting, what you lack is mostly time.",
  },
  14: {
    keywords: ["care", "empathy", "old hurts", "warmth"],
    image: "A nurse rubs her hands warm; she remembers cold ones.",
    sense:
      "What once hurt you has made you careful with others. On some days you forget one person in all this care, and it is you.",
  },
  15: {
    keywords: ["intimacy", "deep talk", "busy hands", "nearness"],
    image: "After midnight a father and his grown son peel chestnuts and say what matters.",
    sense:
      "Deep talk comes to you when the hands are busy and nobody watches. Hard subjects go best beside some simple work that two can do.",
  },
  16: {
    keywords: ["jealousy", "attachment", "affection", "claims"],
    image: "The old dog pushes his head between two people in each other’s arms.",
    sense:
      "You want your share of love and notice at once when it goes elsewhere. Ask to be included; you are usually welcome.",
  },
  17: {
    keywords: ["loyalty", "rescue", "concern", "action"],
    image: "Because a voice on the telephone sounded strange, a woman crosses the city with broth.",
    sense:
      "A strange tone of voice is enough, and you are on your way. Your first question there matters most: how much help is wanted?",
  },
  18: {
    keywords: ["hidden feeling", "depth", "source", "being asked"],
    image: "In the dry riverbed a boy digs, and water rises round his hands.",
    sense:
      "Under a calm surface you have more feeling than you show. It comes when somebody asks twice, and your closest friends should know that.",
  },
  19: {
    keywords: ["being needed", "power", "recipes", "secrecy"],
    image: "Only one aunt knows how the family pickle is made, and she enjoys that.",
    sense:
      "You like to be needed, and what only you can give makes you strong. Teach a part of it to somebody; they will still want you.",
  },
  20: {
    keywords: ["quiet presence", "solace", "nearness", "company"],
    image: "A horse stands beside another that has been frightened, and eats grass.",
    sense:
      "No advice, no questions: you stay near, and that comforts. It helps most in the first shock; later the other may want to talk.",
  },
  21: {
    keywords: ["dreams", "inner images", "imagination", "night"],
    image: "A schoolboy draws the staircase that he saw in his dream, under a lake.",
    sense:
      "Feelings reach your dreams first, and you a little later. Told in the morning, a dream often explains the day before.",
  },
  22: {
    keywords: ["longing", "folk music", "homesickness", "fellowship"],
    image: "Far from their mountains nine taxi drivers meet to dance the old steps.",
    sense:
      "Part of you is homesick, even at home, and music answers it. With others who share the longing it turns into joy; where do they meet?",
  },
  23: {
    keywords: ["compassion", "soft spot", "strays", "mercy"],
    image: "A fishmonger shares his roll with a pigeon that has one foot.",
    sense:
      "Whoever is weak or odd finds your heart at once. Count the friends who could also look after you; there should be two or three.",
  },
  24: {
    keywords: ["sensitivity", "tears", "absorption", "impressions"],
    image: "In the cinema a man weeps, and the film has not begun.",
    sense:
      "You soak up feelings from everything around you, even from an advertisement. It makes you kind; after crowds you need a place that wants nothing from you.",
  },
  25: {
    keywords: ["retreat", "solitude", "privacy", "in-between time"],
    image: "A woman sits in her parked car for as long as one chocolate lasts.",
    sense:
      "Between one duty and the next you need moments that belong to nobody else. You are late for one when small questions begin to annoy you.",
  },
  26: {
    keywords: ["fantasy", "shelter", "make-believe", "games"],
    image: "Under the kitchen table, behind a hanging carpet, a submarine dives.",
    sense:
      "You invent a shelter, and others gladly enter it. Fantasy gives you back your courage; you have enough of it when the world looks interesting again.",
  },
  27: {
    keywords: ["forgiveness", "kindness", "mistakes", "priorities"],
    image: "A grandfather takes the broken watch, looks at the boy’s face, and laughs.",
    sense:
      "People matter more to you than what they have spoiled. You forgive quickly when you see regret; some hide it, and need a day.",
  },
  28: {
    keywords: ["growth", "proud love", "remembering", "time"],
    image: "Every year a forester cuts the height of her children into the same tree.",
    sense:
      "You notice how people grow and keep the proof. Whose progress could you show them today, since they cannot see it themselves?",
  },
  29: {
    keywords: ["letting grow", "stepping back", "release", "teaching"],
    image: "The swimming teacher takes one hand away, and then the other.",
    sense:
      "Care is complete for you when somebody no longer needs it. The moment to step back has come when they stop looking round for you.",
  },
  30: {
    keywords: ["emergence", "overcoming shyness", "first show", "being seen"],
    image: "From behind his mother’s skirt a boy steps out and does a handstand.",
    sense:
      "Your shy side wants to be seen, once it feels safe. Three kind faces are enough to begin with; the larger company can wait.",
  },
};

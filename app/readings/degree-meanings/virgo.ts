import type { DegreesOfSign } from "./degree-meaning";

export const virgo: DegreesOfSign = {
  1: {
    keywords: ["analysis", "parts", "order", "taking apart"],
    image: "A boy lays out the parts of a sewing machine in the order of their removal.",
    sense:
      "You want to see how a thing works, down to its smallest part. You have understood it when others can use it without you.",
  },
  2: {
    keywords: ["discernment", "sorting", "purity", "alertness"],
    image: "Ten thousand coffee beans run along the belt, and a woman’s finger picks out one.",
    sense:
      "The one thing that does not belong catches your eye at once. That protects everybody; look now and then at how much is good.",
  },
  3: {
    keywords: ["improvement", "quiet help", "usefulness", "tact"],
    image: "The café table no longer wobbles, and nobody saw who did it.",
    sense:
      "You improve things in passing and want no thanks. Where somebody is proud of their own repair, a question comes before your hands.",
  },
  4: {
    keywords: ["practice", "beginners", "diligence", "training"],
    image: "For the fiftieth time a trainee bandages a rolling pin.",
    sense:
      "Repetition is how you learn, and being a beginner does not shame you. When you begin to do it without looking, a harder task may come.",
  },
  5: {
    keywords: ["body", "habits", "self-knowledge", "self-care"],
    image: "Before she sets out, an old postwoman asks her knee how it slept.",
    sense:
      "You take your body seriously and hear its small complaints early. Treat it as a colleague: ask, thank, and do not scold.",
  },
  6: {
    keywords: ["worry", "foresight", "doubt", "funny fears"],
    image: "Far from home a woman wonders if the iron is off; she owns no iron.",
    sense:
      "Your mind looks for what could go wrong and finds something. Half the worry leaves when you share it with somebody who laughs kindly.",
  },
  7: {
    keywords: ["modesty", "credit", "shared praise", "accuracy"],
    image: "Asked who built the dam, the engineer names thirty others.",
    sense:
      "You share praise so thoroughly that little is left for you. Name yourself as well; it is part of the truth.",
  },
  8: {
    keywords: ["precision", "dosage", "concentration", "steady hands"],
    image: "Weighing the powder, a pharmacist turns her breath aside.",
    sense:
      "The exact amount matters to you, in words as in work. Where does a mistake really count, and where would roughly do?",
  },
  9: {
    keywords: ["criticism", "fine hearing", "standards", "frank comment"],
    image: "Through all the applause a piano tuner hears one string that is out of tune.",
    sense:
      "You hear the flaw first, even in what you love. Say what moved you before you say what was wrong; both are true.",
  },
  10: {
    keywords: ["service", "devotion", "duty", "endurance"],
    image: "During the long speech a guide dog rests her chin on her owner’s shoe.",
    sense:
      "Serving faithfully suits you, and you ask for little while you do it. Your rest is due when you begin to count what others do.",
  },
  11: {
    keywords: ["method", "sequence", "composure", "calm skill"],
    image: "A beekeeper opens the hives in the same order every time.",
    sense:
      "A fixed order calms you and everyone around you. If a small change in it spoils your morning, the order has begun to lead you.",
  },
  12: {
    keywords: ["expertise", "experience", "knowledge", "small signs"],
    image: "By tapping, an old glazier knows which pane is going to crack.",
    sense:
      "You know your subject so well that it looks like magic. A learner gains most when you show the looking before the result.",
  },
  13: {
    keywords: ["checking", "responsibility", "lists", "calm routine"],
    image: "The pilot’s finger goes down a list that she knows by heart.",
    sense:
      "Checking what is already known gives this degree its calm, and others sleep well because of it. Two checks are care; a third is only nerves.",
  },
  14: {
    keywords: ["conscience", "faithful duty", "small things", "correctness"],
    image: "For a train with a single passenger the keeper closes the barrier.",
    sense:
      "You do your duty in full, whether or not it seems worth it. Which of your duties deserve such faithfulness?",
  },
  15: {
    keywords: ["mastery", "humility", "time", "plain skill"],
    image: "After ten years in an Osaka kitchen an apprentice may make the omelette.",
    sense:
      "Skill that has grown slowly and looks simple is your ambition. On the day when somebody calls it easy, you may celebrate.",
  },
  16: {
    keywords: ["rare praise", "measure", "judgement", "honesty"],
    image: "A jury member has given many nines, and keeps her ten.",
    sense:
      "Your praise is rare and therefore believed. Give it a little earlier; somebody may be hoping for it while the work still goes on.",
  },
  17: {
    keywords: ["upkeep", "maintenance", "persistence", "long tasks"],
    image: "The palace has two hundred clocks, and after the last a man winds the first again.",
    sense:
      "Good things need care without end, and you find peace in work done only for today. Some of them will forgive a day off.",
  },
  18: {
    keywords: ["organisation", "backstage", "timing", "quiet power"],
    image: "“Now,” whispers the stage manager, and a mountain rolls in from the left.",
    sense:
      "You prefer to direct from the side, where everything is known and nobody claps. Now and then a friend may stand there and see you do it.",
  },
  19: {
    keywords: ["responsibility", "family", "overview", "remembering"],
    image: "The eldest sister knows everybody’s shoe size and who is afraid of thunder.",
    sense:
      "Out of love you keep the details of other people’s lives in your head. Give away a few of them; others can remember too.",
  },
  20: {
    keywords: ["dry humour", "wit", "late replies", "observation"],
    image: "Three days after the meeting the auditor’s joke arrives, and it is perfect.",
    sense:
      "Your humour is quiet, exact and a little late. It suits messages and second meetings, where three days make no difference.",
  },
  21: {
    keywords: ["standards", "polite insistence", "freshness", "choice"],
    image: "Without anger an old man carries a tired lettuce back to the stall.",
    sense:
      "Poor quality goes back, politely and without a scene. Could the seller have known about it? The answer decides your tone.",
  },
  22: {
    keywords: ["nature", "close attention", "gentleness", "wonder"],
    image: "A woman lifts a cabbage leaf, sees who lives there, and lowers it.",
    sense:
      "Small living things have your respect, and you look closely before you interfere. The same look helps before you improve a person’s plan.",
  },
  23: {
    keywords: ["simplicity", "enough", "little luggage", "freedom"],
    image: "For two months of travel a woman packs one small bag, and it is half empty.",
    sense:
      "You know what you need, and it is not much. For somebody you love, what would be worth carrying besides?",
  },
  24: {
    keywords: ["rest", "ease", "stillness", "recovery"],
    image: "In the pond a buffalo shows the world only its nostrils.",
    sense:
      "After work you need rest for the whole body, deep and without plans. When your thoughts turn into lists, it is already overdue.",
  },
  25: {
    keywords: ["tenderness", "care", "family care", "plain love"],
    image: "Kneeling on a towel, a daughter cuts her father’s toenails.",
    sense:
      "Your love is practical and not ashamed of anything human. Some people can accept it only with a joke beside it, and you have one.",
  },
  26: {
    keywords: ["preparation", "foresight", "preserving", "looking forward"],
    image: "An islander packs lemons in salt for the guests of next year.",
    sense:
      "Today you prepare what will please somebody much later. Planning is your form of hope; keep a small part of the pleasure for tonight.",
  },
  27: {
    keywords: ["pleasure", "permission", "idleness", "sweetness"],
    image: "A schoolteacher eats cherries in the bath and marks nothing.",
    sense:
      "You may enjoy things that improve nobody. The sign that you are doing it well: you could not say afterwards what it was good for.",
  },
  28: {
    keywords: ["correction", "rework", "humility", "starting over"],
    image: "A knitter undoes a whole sleeve and begins again, humming.",
    sense:
      "A mistake does not shame you; you go back to where it started. Ask first whether anyone but you would ever notice.",
  },
  29: {
    keywords: ["completion", "good enough", "acceptance", "judgement"],
    image: "With one crack still to see, the restorer lays down her brush.",
    sense:
      "You know when a thing is finished, and that perfect would be too much. What else in your life is finished, though not perfect?",
  },
  30: {
    keywords: ["companionship", "invitation", "opening", "balance"],
    image: "A watchmaker who has eaten alone for years brings in a second stool.",
    sense:
      "Your work is nearly perfect, and now you want someone beside you. You invite with great care; do it before everything is ready.",
  },
};

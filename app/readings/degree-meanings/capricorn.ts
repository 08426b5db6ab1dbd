import type { DegreesOfSign } from "./degree-meaning";

export const capricorn: DegreesOfSign = {
  1: {
    keywords: ["responsibility", "readiness", "seriousness", "early start"],
    image: "Before sunrise a boy in much too large work boots is standing at the gate.",
    sense:
      "You want to be needed and to be taken seriously, from the start. Take on what is really yours; some tasks belong to others.",
  },
  2: {
    keywords: ["one step", "caution", "sure footing", "preparation"],
    image: "A young ibex looks at the rock, and then at its own feet.",
    sense:
      "The next step is your plan, not the whole climb. Slow at first, you seldom fall back, and the height surprises even you.",
  },
  3: {
    keywords: ["legacy", "patience", "great works", "long time"],
    image: "On a tower that will take eighty years a mason carves the first leaf.",
    sense:
      "Your plans reach beyond your own time, and that gives your days a quiet meaning. Allow yourself results that come by tonight, too.",
  },
  4: {
    keywords: ["hidden humour", "reserve", "dignity", "play"],
    image: "Under his robe the judge wears socks with flamingos.",
    sense:
      "You look severe and are secretly playful. Those who find out are charmed, and watch you closely for further signs.",
  },
  5: {
    keywords: ["organisation", "order", "cooperation", "discipline"],
    image: "Fifty porters cross the pass, and nobody has to shout.",
    sense:
      "Each person knows what to do when you have arranged things. It looks so easy that hardly anyone suspects the thinking behind it.",
  },
  6: {
    keywords: ["economy", "resourcefulness", "endurance", "sparse means"],
    image: "In the desert a driller washes his pot with sand.",
    sense:
      "You manage with little and are calm where others complain. When there is plenty, take it; you need not earn it first.",
  },
  7: {
    keywords: ["quiet authority", "competence", "control", "few words"],
    image: "The smallest woman on the site raises a finger, and the crane obeys.",
    sense:
      "Competence gives you command, and you need no loud voice. People trust your hand; tell them your reason now and then.",
  },
  8: {
    keywords: ["solitude", "height", "duty", "self-respect"],
    image: "On the peak a weather observer cooks for herself and lays the table properly.",
    sense:
      "Responsibility can make you lonely, and you bear it with dignity. Get in touch with someone for no reason at all.",
  },
  9: {
    keywords: ["ambition", "watching", "low beginnings", "hunger"],
    image: "From what is left in the pans a dishwasher learns the recipes.",
    sense:
      "You begin at the bottom with your eyes open and forget nothing. What others throw away has already taught you something.",
  },
  10: {
    keywords: ["respect", "elders", "walking together", "shared pace"],
    image: "A grown son shortens his step to his father’s.",
    sense:
      "Old people trust you, since you match your pace to theirs. Ask them how things were done; some of it will save you trouble.",
  },
  11: {
    keywords: ["endurance", "stamina", "habit", "steadiness"],
    image: "A yak sets its feet into the steps it made yesterday.",
    sense:
      "You can go on long after others stop. Strength is your gift, so choose the direction well before you spend it.",
  },
  12: {
    keywords: ["no hurry", "quality", "due time", "waiting"],
    image: "For nine days nobody may touch the bell that is cooling.",
    sense:
      "With you, things may take the time they need, and impatient people have to wait. Good quality makes you secretly happy.",
  },
  13: {
    keywords: ["earned pleasure", "pride", "ownership", "celebration"],
    image: "A farmer drives her first new tractor twice round the village.",
    sense:
      "You enjoy most what you have worked for, and you may show it. A whole day of plain pride does you good.",
  },
  14: {
    keywords: ["earthiness", "good cheer", "solid jokes", "local pride"],
    image: "The mayor judges the pumpkins by putting both arms round them.",
    sense:
      "Solid things and solid jokes please you. In serious offices you stay a person with a stomach, and people trust that.",
  },
  15: {
    keywords: ["steadfastness", "roots", "persistence", "old age"],
    image: "The planners draw the car park around an olive tree that will not be moved.",
    sense:
      "You stay, and in time others arrange themselves around you. Ask whether you stay from strength or from habit; both look alike.",
  },
  16: {
    keywords: ["patient labour", "yield", "cooperation", "earth"],
    image: "In the Andes women carry soil up the slope in baskets, to the highest terrace.",
    sense:
      "Poor ground does not discourage you; you bring what it lacks, load after load. Years later many people eat from it.",
  },
  17: {
    keywords: ["tiredness", "body", "simple comfort", "rest"],
    image: "A stonecutter lies down flat on the jetty before supper and says nothing.",
    sense:
      "After hard work your body asks for quiet and no questions. Tiredness of that kind is almost a pleasure to you.",
  },
  18: {
    keywords: ["bargaining", "ritual", "courtesy", "terms"],
    image: "Not before the third glass of tea does the camel seller mention a price.",
    sense:
      "You let a negotiation ripen, and courtesy is part of your strategy. The one who can wait sets the terms, and you wait with pleasure.",
  },
  19: {
    keywords: ["rebuilding", "persistence", "lessons", "community"],
    image: "After the flood the town builds its square again, one step higher.",
    sense:
      "When you start again, you know more and complain less. Mention the loss too; those beside you feel it, even if you do not show yours.",
  },
  20: {
    keywords: ["security", "caution", "reserves", "calm"],
    image: "The ferryman owns one boat and three anchors.",
    sense:
      "You prepare for rough weather on quiet days. It lets others feel safe; once in a while, set out without a plan.",
  },
  21: {
    keywords: ["inspection", "thoroughness", "safety", "reporting"],
    image: "Tapping each bolt with a hammer, a woman walks under the viaduct.",
    sense:
      "What others simply trust, you examine. Report clearly and without blame, and they will thank you for what did not happen.",
  },
  22: {
    keywords: ["planning", "provision", "arithmetic", "supplies"],
    image: "For ninety days on the ice a cook counts potatoes.",
    sense:
      "You think of the long middle of an undertaking, when the excitement is gone. Besides supplies, plan a treat for then.",
  },
  23: {
    keywords: ["self-criticism", "perfection", "effort", "applause"],
    image: "The gymnast lands, the hall roars, and she looks at her left toe.",
    sense:
      "In your own success you see what was missing. Enjoy the noise first; the correction can wait until tomorrow.",
  },
  24: {
    keywords: ["service", "office", "modesty", "humble rank"],
    image: "After the meeting the minister collects the cups.",
    sense:
      "To you a high position means more service, not less. You do what needs doing; let others do their share, so that they belong too.",
  },
  25: {
    keywords: ["teaching", "correction", "few words", "apprentices"],
    image: "When the young surgeon goes wrong, the old one coughs once.",
    sense:
      "You teach by saying little at the right moment. Beginners grow under that trust, and years later they use the same silence.",
  },
  26: {
    keywords: ["records", "continuity", "facts", "regularity"],
    image: "For forty-one years a stationmaster has noted the weather, in four lines a day.",
    sense:
      "A record kept for years shows you what nobody can see in a day. You trust time to bring out what is true.",
  },
  27: {
    keywords: ["retreat", "judgement", "calling off", "prudence"],
    image: "Two minutes before the launch a technician says no.",
    sense:
      "You can stop even when everyone wants to go on. Stopping takes more courage than going on; afterwards, let people be disappointed.",
  },
  28: {
    keywords: ["streamlining", "clarity", "efficiency", "relief"],
    image: "A town clerk turns nine forms into one and goes to lunch.",
    sense:
      "Which rules are only habit? You see it and take them out. Many people benefit, and you go home with a private smile.",
  },
  29: {
    keywords: ["handing over", "maturity", "succession", "free time"],
    image: "The foreman gives away his whistle and goes home at three.",
    sense:
      "You can leave what you built in other hands. Tell them which mistakes you made; after that, keep out of the way.",
  },
  30: {
    keywords: ["revision", "rules", "self-irony", "reform"],
    image: "The author of the rules reads them aloud, laughs, and strikes out number seven.",
    sense:
      "Respect for order has taught you where it fails. Begin with the rule that helps nobody, and let the young suggest the next.",
  },
};

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
      "The next step is your plan, not the whole climb. When the height frightens you, it is enough to know where the next foot goes.",
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
      "You look severe and are secretly playful. A small sign of it, early on, saves new people a week of fear.",
  },
  5: {
    keywords: ["organisation", "order", "cooperation", "discipline"],
    image: "Fifty porters cross the pass, and nobody has to shout.",
    sense:
      "Each person knows what to do when you have arranged things. Once you have explained the thinking as well, you can be away for a day.",
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
      "Competence gives you command, and you need no loud voice. People trust your hand, and follow more gladly when they know the reason.",
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
      "You begin at the bottom with your eyes open and forget nothing. Once you could do it alone, somebody may see that you can.",
  },
  10: {
    keywords: ["respect", "elders", "walking together", "shared pace"],
    image: "A grown son shortens his step to his father’s.",
    sense:
      "Old people trust you, since you match your pace to theirs. What did they try at your age that you are about to try?",
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
      "With you, things may take the time they need, and good quality makes you happy. Impatient people wait better when they know the day.",
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
      "Solid things and solid jokes please you. In serious offices you stay a person with a stomach, and that helps most when talk becomes stiff.",
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
      "Poor ground does not discourage you; you bring what it lacks, load after load. Who might carry with you, if you asked?",
  },
  17: {
    keywords: ["tiredness", "body", "simple comfort", "rest"],
    image: "A stonecutter lies down flat on the jetty before supper and says nothing.",
    sense:
      "After hard work your body asks for quiet and no questions. Those at home may take it for coldness, unless they know how long it lasts.",
  },
  18: {
    keywords: ["bargaining", "ritual", "courtesy", "terms"],
    image: "Not before the third glass of tea does the camel seller mention a price.",
    sense:
      "You let a negotiation ripen, and courtesy is part of your strategy. With somebody in need, long waiting is unfair, and early terms are kinder.",
  },
  19: {
    keywords: ["rebuilding", "persistence", "lessons", "community"],
    image: "After the flood the town builds its square again, one step higher.",
    sense:
      "When you start again, you know more and complain less. Those beside you feel the loss too, and are relieved when you mention it.",
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
      "What others simply trust, you examine. A report without blame is heard soonest, and people thank you for what did not happen.",
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
      "In your own success you see what was missing. The correction can wait until tomorrow; the joy of the others cannot.",
  },
  24: {
    keywords: ["service", "office", "modesty", "humble rank"],
    image: "After the meeting the minister collects the cups.",
    sense:
      "To you a high position means more service, not less. Others belong when they do their share; which of your tasks could be theirs?",
  },
  25: {
    keywords: ["teaching", "correction", "few words", "apprentices"],
    image: "When the young surgeon goes wrong, the old one coughs once.",
    sense:
      "You teach by saying little at the right moment. Beginners grow under that trust; those who are afraid need a full sentence first.",
  },
  26: {
    keywords: ["records", "continuity", "facts", "regularity"],
    image: "For forty-one years a stationmaster has noted the weather, in four lines a day.",
    sense:
      "A record kept for years shows you what nobody can see in a day. Which four lines would you like to have about today?",
  },
  27: {
    keywords: ["retreat", "judgement", "calling off", "prudence"],
    image: "Two minutes before the launch a technician says no.",
    sense:
      "You can stop even when everyone wants to go on. It takes more courage than going on; others may be disappointed, and you need not argue.",
  },
  28: {
    keywords: ["streamlining", "clarity", "efficiency", "relief"],
    image: "A town clerk turns nine forms into one and goes to lunch.",
    sense:
      "Which rules are only habit? You see it and take them out. A rule that looks foolish may still protect somebody you have not met.",
  },
  29: {
    keywords: ["handing over", "maturity", "succession", "free time"],
    image: "The foreman gives away his whistle and goes home at three.",
    sense:
      "You can leave what you built in other hands. What helps them most is to hear of your mistakes, and then to be left alone.",
  },
  30: {
    keywords: ["revision", "rules", "self-irony", "reform"],
    image: "The author of the rules reads them aloud, laughs, and strikes out number seven.",
    sense:
      "Respect for order has taught you where it fails. Begin with the rule that helps nobody, and let the young suggest the next.",
  },
};

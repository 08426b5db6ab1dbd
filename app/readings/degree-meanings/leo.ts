import type { DegreesOfSign } from "./degree-meaning";

export const leo: DegreesOfSign = {
  1: {
    keywords: ["delight", "applause", "radiance", "attention"],
    image: "Applauded for the first time, a two-year-old bows until he topples.",
    sense:
      "You come alive when somebody looks at you with delight. Look for the right eyes rather than many eyes, and give the same delight back.",
  },
  2: {
    keywords: ["welcome", "openness", "warmth", "company"],
    image: "A host puts chairs on the pavement for whoever comes along.",
    sense:
      "People feel expected wherever you are, and an ordinary evening becomes a feast. The guest near the edge, who has not spoken yet, needs your warmth most.",
  },
  3: {
    keywords: ["pride", "confidence", "looking good", "charm"],
    image: "A boy in his first glasses walks slowly past every shop window of the street.",
    sense:
      "You like yourself, and that is less common than it sounds. It becomes a gift when you look up and like somebody else too.",
  },
  4: {
    keywords: ["creation", "gladness", "splendour", "making"],
    image: "A confectioner builds a palace of sugar that nobody ordered.",
    sense:
      "Making something for pure pleasure is what you do best. It stops being play when you begin to wonder who will admire it.",
  },
  5: {
    keywords: ["courage", "heart", "trembling", "going first"],
    image: "With a shaky voice a woman begins the song, so that the others can join.",
    sense:
      "You go first although you are nervous, and that gives others courage. There is no need to hide your nerves; they are what people follow.",
  },
  6: {
    keywords: ["laughter", "enjoyment", "humour", "appetite"],
    image: "One man’s laugh takes hold of a whole tram in Lisbon, and only he knows why.",
    sense:
      "Pleasure spreads from you to everyone near. A stiff company needs it most; beside shame or grief, somebody else should laugh first.",
  },
  7: {
    keywords: ["romance", "grand gestures", "courtship", "passion"],
    image: "For one yes a gardener mows a heart the size of a stadium.",
    sense:
      "In love you think big, and half measures bore you. Find out first what the other person enjoys; some would prefer a quiet hour with you.",
  },
  8: {
    keywords: ["honour", "standing by", "loyal pride", "solidarity"],
    image: "In front of everybody the captain gives her armband to the girl they mocked.",
    sense:
      "When one of your people is laughed at, you stand beside them where all can see. Would they have chosen so much attention?",
  },
  9: {
    keywords: ["praise", "recognition", "hope", "art"],
    image: "Behind a pillar a sculptor counts the seconds that each visitor looks.",
    sense:
      "You need to hear that you did well, and you work beautifully in order to hear it. Ask for praise directly; most people gladly give it.",
  },
  10: {
    keywords: ["leadership", "names", "personal interest", "authority"],
    image: "A headmistress knows the names of four hundred pupils, and of some of their rabbits.",
    sense:
      "Each person feels important under your leadership. When a group grows tired, a question about somebody’s life does more than an order.",
  },
  11: {
    keywords: ["exaggeration", "anecdotes", "fun", "colour"],
    image: "With each telling the snake in the tent grows longer.",
    sense:
      "You tell life larger than it was, and people ask for more. Keep the facts at their real size for those who must rely on them.",
  },
  12: {
    keywords: ["teaching", "skill", "generosity", "success"],
    image: "A champion shows beginners her best trick in slow motion.",
    sense:
      "Proud of your skill, you are happy to give it away. You have taught well when somebody does the trick in a way you would not.",
  },
  13: {
    keywords: ["late daring", "risk", "self-belief", "new chapter"],
    image: "At seventy a chimney sweep enters his first tango contest.",
    sense:
      "You believe that your best chapter may still be coming. Put your name down today for something that you dare only half.",
  },
  14: {
    keywords: ["big ideas", "vision", "imagination", "enthusiasm"],
    image: "At breakfast an architect builds a city from bread rolls.",
    sense:
      "Large, complete visions come to you, and soon others are as enthusiastic as you. Somebody practical should work out the first part.",
  },
  15: {
    keywords: ["centre", "dignity", "holding together", "balance"],
    image: "In the centre of the human tower a woman breathes slowly, and nine people stand.",
    sense:
      "You are happiest in the middle, and you hold others together there. Be steady rather than loud, and everyone finds their place.",
  },
  16: {
    keywords: ["morale", "good company", "bravado", "effort"],
    image: "Six acrobats push their broken van and bow at every bump.",
    sense:
      "Trouble becomes a performance with you, and the work goes faster. Whoever has stopped laughing would rather sit down now.",
  },
  17: {
    keywords: ["honest pride", "responsibility", "admission", "standing"],
    image: "The chef comes to the table and says that the sauce was his mistake.",
    sense:
      "You are too proud to hide behind others, and people respect you for admitting a fault. It works best early and short, without a second scene.",
  },
  18: {
    keywords: ["promise", "kept word", "reliability", "early hours"],
    image: "A ten-year-old gets up at five, because she promised to milk the cows.",
    sense:
      "Your word is a matter of honour, small promises included. A promise fits when you can picture the hour at which it is kept.",
  },
  19: {
    keywords: ["gusto", "luxury", "feasting", "good food"],
    image: "A woman in a velvet cape eats noodles from a street stall.",
    sense:
      "Splendid or simple, you enjoy it with the same appetite. Who has not been out for a long time and would gladly eat beside you?",
  },
  20: {
    keywords: ["drama", "expression", "strong feeling", "stage"],
    image: "A singer announces her cold as if an empire had fallen.",
    sense:
      "Your feelings want a large stage, even the small ones. Friends enjoy the scene; tell them afterwards how serious it is.",
  },
  21: {
    keywords: ["friendly contest", "brilliance", "volume", "opponents"],
    image: "From opposite banks of the river two tenors sing for victory.",
    sense:
      "Against a strong opponent you shine brighter. It has stopped being sport when you hope for their mistake more than for your best note.",
  },
  22: {
    keywords: ["initiative", "conviction", "early entry", "persuasion"],
    image: "The trombone comes in one beat too early, and the band follows.",
    sense:
      "You act with such conviction that others go along, even when you are wrong. Look round once before you start something in their name.",
  },
  23: {
    keywords: ["dignity", "respect", "self-worth", "calm anger"],
    image: "Laughed at, the waiter puts down his tray and asks to hear the joke.",
    sense:
      "Nobody may make you small, and you allow it for nobody else. Asked calmly to explain, most insults turn out to be poor jokes.",
  },
  24: {
    keywords: ["signature", "mark", "authorship", "inner pride"],
    image: "Deep inside the hull a shipbuilder signs her name.",
    sense:
      "You want to leave a mark, and you put your name only to your best. Which part that nobody sees would you sign today?",
  },
  25: {
    keywords: ["vitality", "celebration", "lasting joy", "family feast"],
    image: "On the third day of the wedding the bride’s father is still dancing.",
    sense:
      "Joy gives you strength, and only dull things tire you. When you are weary without a reason, it may be long since you danced.",
  },
  26: {
    keywords: ["self-expression", "solitude", "echo", "private art"],
    image: "At night, in an empty tunnel, a saxophonist plays for the echo.",
    sense:
      "You create even when nobody listens, because it has to come out. Those pieces are worth keeping: your bravest work is often among them.",
  },
  27: {
    keywords: ["offence", "temper", "touchiness", "grandeur"],
    image: "A cockatoo raises its crest at the vacuum cleaner.",
    sense:
      "Offence comes quickly to you, magnificently, and not for long. Ask what the other meant; much of it turns out to be noise.",
  },
  28: {
    keywords: ["support", "backing others", "steadiness", "shared glory"],
    image: "High under the tent the catcher hangs by her knees with open hands.",
    sense:
      "Your pride lies in the moment when somebody else dares because you are there. They need to see that you are ready before they jump.",
  },
  29: {
    keywords: ["passing on", "farewell", "grace", "succession"],
    image: "An old actress gives her red lipstick to the girl who plays her part.",
    sense:
      "You enjoy handing what you know about being seen to someone younger. The best time is while you can still stand beside them and laugh.",
  },
  30: {
    keywords: ["service", "modesty", "detail", "useful hands"],
    image: "When the applause is over, the star collects sequins from the stage floor.",
    sense:
      "After the great moment you want to be useful. If applause leaves you strangely empty, a small task among the others brings you back.",
  },
};

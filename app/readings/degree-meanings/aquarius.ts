import type { DegreesOfSign } from "./degree-meaning";

export const aquarius: DegreesOfSign = {
  1: {
    keywords: ["difference", "independence", "oddity", "own view"],
    image: "In a long line of penguins one is facing the other way.",
    sense:
      "You look where nobody else is looking and feel quite well there. Others need what you see, once you turn round and report it.",
  },
  2: {
    keywords: ["insight", "sudden ideas", "clarity", "surprise"],
    image: "In the middle of a bite a physicist stops chewing: that is it.",
    sense:
      "Understanding comes to you whole and without warning. It prefers to come when you walk, eat or wash; sitting over the question seldom helps.",
  },
  3: {
    keywords: ["companions", "friends", "community", "simple life"],
    image: "On a hot roof in Cairo seven flatmates share one fan.",
    sense:
      "Friends are your chosen family, and a good group gives you company and freedom together. You have found one when you can leave early without explaining.",
  },
  4: {
    keywords: ["detachment", "distance", "perspective", "calm"],
    image: "Seen from the lighthouse, the quarrel on the beach is two hats moving.",
    sense:
      "You see clearly from far away, your own troubles included. Come close again when somebody needs help rather than a view.",
  },
  5: {
    keywords: ["rebellion", "free thinking", "independence", "habits"],
    image: "The fence has been gone for years, and one sheep stops using the gate.",
    sense:
      "Old rules that nobody notices any more catch your attention. For others one short reason is enough; after that you may do it in peace.",
  },
  6: {
    keywords: ["equality", "no rank", "fairness", "dull work"],
    image: "In the workshop they draw lots each morning for who makes the tea.",
    sense:
      "Fair turns please you more than a high place, and you do dull work like everyone. Be kind to those who need a title.",
  },
  7: {
    keywords: ["experiment", "trial", "playfulness", "evidence"],
    image: "A chemist puts chilli into the cocoa, tastes, coughs and takes notes.",
    sense:
      "You try things out to see what happens, and failure interests you as much as success. Who stands near enough to be surprised?",
  },
  8: {
    keywords: ["future", "novelty", "learning", "technology"],
    image: "A woman of ninety learns to fly a drone and greets the storks from above.",
    sense:
      "What is coming attracts you more than what has been. When every day looks the same, an hour as a beginner helps you most.",
  },
  9: {
    keywords: ["contribution", "technique", "shyness", "belonging"],
    image: "At the party the quiet guest repairs the record player, and the others cheer.",
    sense:
      "You belong by contributing in your own way, often from the edge. Where you feel strange, something that needs fixing makes it easier.",
  },
  10: {
    keywords: ["principle", "consistency", "stubbornness", "ideals"],
    image: "Because he signed the appeal to save power, a man climbs twelve floors with a sack of rice.",
    sense:
      "Even when nobody checks, you live by what you have signed. Let others do half of it without a lecture.",
  },
  11: {
    keywords: ["sharing knowledge", "originality", "invitation", "gifts"],
    image: "On a lamp post hangs a note: lessons in whistling, for anyone, free.",
    sense:
      "You like to give away unusual knowledge, and exactly the right few come. What do you know that nobody thinks to ask for?",
  },
  12: {
    keywords: ["unlikely friends", "meeting", "openness", "talk"],
    image: "In the queue for visas a wrestler and a botanist talk until the office closes.",
    sense:
      "New ideas bring you friends whom nobody would have expected. You talk and talk; ask what people usually get wrong about them.",
  },
  13: {
    keywords: ["observation", "collaboration", "data", "many eyes"],
    image: "On the same evening a whole town counts its bats.",
    sense:
      "You trust many small observations more than one great opinion. A group that cannot agree may only need to count something together.",
  },
  14: {
    keywords: ["private language", "humour", "code", "insiders"],
    image: "Two programmers order lunch as if they were writing a program.",
    sense:
      "Shared language is closeness for you, the stranger the better. When somebody at the table laughs a little late, it is time to translate.",
  },
  15: {
    keywords: ["receptivity", "signals", "wonder", "early ideas"],
    image: "With a wire in a tree a boy hears a ship on the other side of the world.",
    sense:
      "You sense new ideas very early, and from far away. Share them as a question first; others have not heard them yet.",
  },
  16: {
    keywords: ["contrariness", "testing", "honesty", "reflex"],
    image: "All praise the curry, and one woman asks for sugar, to see what happens.",
    sense:
      "Disagreeing is a reflex with you, and sometimes it saves everyone from a mistake. The rest is sport, and suits only those who play along.",
  },
  17: {
    keywords: ["reversal", "perspective", "play", "fresh eyes"],
    image: "Hanging by her knees from a branch, a girl explains what clouds are for.",
    sense:
      "Turned upside down, a problem becomes simple for you. Try it when you are stuck: how would you make things worse on purpose?",
  },
  18: {
    keywords: ["explaining", "comparison", "technology", "plain words"],
    image: "With a ball of wool a sheep farmer explains the internet.",
    sense:
      "You make complicated things plain by comparing them with something simple. The comparison is right when the listener takes it further without you.",
  },
  19: {
    keywords: ["racing mind", "rest", "speed", "quiet"],
    image: "At dusk the hummingbird goes so still that it seems carved.",
    sense:
      "Your mind runs fast and forgets to stop. Rest has to be as complete as the effort: nothing to read, nothing to solve.",
  },
  20: {
    keywords: ["alliance", "rivals", "solidarity", "practical sense"],
    image: "After the power cut three rival bakers share the only wood oven.",
    sense:
      "Old rivalries mean little to you when there is work to share. With somebody who avoids you, a common task does more than a talk.",
  },
  21: {
    keywords: ["public beauty", "gift", "imagination", "anonymity"],
    image: "Somebody has painted the posts of the grey motorway, each in another blue.",
    sense:
      "You want beauty where everyone passes and nobody pays. Which ugly corner do you meet every day, and what would it need?",
  },
  22: {
    keywords: ["settlement", "inventive peace", "fairness", "fun"],
    image: "Two villages settle the dispute about the meadow by a tug-of-war and a feast.",
    sense:
      "New ways to end old quarrels occur to you, and you like them to be fun. They last when the losers get something too.",
  },
  23: {
    keywords: ["own rules", "partnership", "space", "two homes"],
    image: "A happy couple have two flats, two teapots and one calendar.",
    sense:
      "In love you write your own rules, and closeness thrives on space. Check the rules together each year; people change.",
  },
  24: {
    keywords: ["coordination", "freedom", "group sense", "flow"],
    image: "A thousand small fish turn at once, and none of them leads.",
    sense:
      "Being part of a group comes easily here, as long as nobody commands. Could you still say which way you would go alone?",
  },
  25: {
    keywords: ["ideals", "reality", "planning", "imperfection"],
    image: "Into the model of the perfect city somebody has put a tiny fruit stall.",
    sense:
      "Your ideas of how people should live are beautiful and a little empty. Invite some real people early; they improve the plan.",
  },
  26: {
    keywords: ["inclusion", "welcome", "goodwill", "misfits"],
    image: "The choir keeps a place for the man who sings every note wrong.",
    sense:
      "Everyone should belong, you think, the odd and the awkward above all. It helps to know beforehand what each of them does well.",
  },
  27: {
    keywords: ["kindness", "strangers", "manners", "screens"],
    image: "After the online game an unknown opponent asks how her cough is.",
    sense:
      "You are considerate with people you may not meet, and distance does not make you cold. Is the person beside you given as much?",
  },
  28: {
    keywords: ["role exchange", "empathy", "fairness", "learning"],
    image: "For one shift the director of the factory packs soap beside the others.",
    sense:
      "Taking people’s place for a while is how you understand them. It helps most with somebody you have judged without knowing their day.",
  },
  29: {
    keywords: ["common good", "generosity", "legacy", "open ideas"],
    image: "An inventor opens her drawer of patents to anyone who asks.",
    sense:
      "You give ideas away, since they grow by being used. To be named with them is fair, and it lets people find you.",
  },
  30: {
    keywords: ["emotion", "awe", "being moved", "listening"],
    image: "Listening to the whales, a marine researcher forgets to count.",
    sense:
      "After long observing, you now let yourself be moved. Put the measuring aside; what you feel is knowledge too.",
  },
};

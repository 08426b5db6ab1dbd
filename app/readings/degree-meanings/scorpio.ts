import type { DegreesOfSign } from "./degree-meaning";

export const scorpio: DegreesOfSign = {
  1: {
    keywords: ["daring", "hidden things", "deep curiosity", "instinct"],
    image: "A boy puts his arm into the hole in the bank, up to the shoulder.",
    sense:
      "What is hidden draws you more than it frightens you. You reach in before others have finished warning you; learn first whom you might disturb.",
  },
  2: {
    keywords: ["intensity", "gaze", "truth", "presence"],
    image: "The portrait painter looks so long that her sitter begins to tell the truth.",
    sense:
      "Your attention goes deep, and people feel seen through. A smile softens it, and so does a word about what you like in them.",
  },
  3: {
    keywords: ["privacy", "secrecy", "inner life", "boundaries"],
    image: "A teenager invents an alphabet for her notes, and then a second one.",
    sense:
      "You need a part of life that nobody else can read, and it does you good. Those you love worry less once they know that it exists.",
  },
  4: {
    keywords: ["slow trust", "testing", "wariness", "lasting bonds"],
    image: "On the ninth day the fox eats while the woman is watching.",
    sense:
      "For a long time you test people before you come near. Whoever has come back again and again, with the same patience, has passed.",
  },
  5: {
    keywords: ["desire", "tension", "restraint", "passion"],
    image: "In the dark of the theatre a hand lies very near another hand.",
    sense:
      "You want intensely and show almost nothing. The longing itself is half the pleasure; at some point, make a sign that cannot be misread.",
  },
  6: {
    keywords: ["resolve", "extremes", "clean breaks", "willpower"],
    image: "On the day he gives up sugar a man carries every spoonful to his neighbour.",
    sense:
      "A little of something is harder for you than none, so you prefer clean breaks. Has a smaller step been tried?",
  },
  7: {
    keywords: ["detection", "traces", "insight", "discretion"],
    image: "From the pillows the hotel maid knows who has quarrelled.",
    sense:
      "You read what people leave behind and see what they would hide. They trust you while you wait to be told what you already know.",
  },
  8: {
    keywords: ["facing fear", "mastery", "looking closely", "nerve"],
    image: "A woman who is afraid of spiders asks the keeper for the largest.",
    sense:
      "Fear makes you go closer, since you will not be ruled by it. Beside somebody who knows the thing well, fear soon becomes interest.",
  },
  9: {
    keywords: ["memory", "loyalty", "recognition", "long knowledge"],
    image: "A crow knows a man’s face after four years and tells the others.",
    sense:
      "You forget neither a kindness nor an insult. That makes you a friend for decades; before you judge, look whether the person has changed since.",
  },
  10: {
    keywords: ["self-control", "strategy", "composure", "hidden nerves"],
    image: "With everything at stake a card player butters her bread at an even speed.",
    sense:
      "When it matters most, you hide what you feel, and it gives you power. With those you love, your face may tell more.",
  },
  11: {
    keywords: ["surrender", "yielding", "deep rest", "relief"],
    image: "Under the hands of the masseur a police chief begins to snore.",
    sense:
      "After much control you long to give yourself over: to love, to music, to sleep. Where do you feel so safe that nobody needs watching?",
  },
  12: {
    keywords: ["deep listening", "patience", "undertones", "waiting"],
    image: "Before he digs, a man lays his ear to the ground for a long while.",
    sense:
      "Silence does not hurry you; you wait until what is underneath answers. Afterwards people may feel they told too much, and one kind word helps.",
  },
  13: {
    keywords: ["acceptance", "dark sides", "humanity", "second chances"],
    image: "In the prison library a man is recommended a love story.",
    sense:
      "Nobody is only their worst act, as you see it, and so people show you the rest. Would you read your own story with that patience?",
  },
  14: {
    keywords: ["obsession", "art", "devotion", "repetition"],
    image: "All afternoon a cellist plays the same four notes, until they sound like the sea.",
    sense:
      "What seizes you does not let you go, and so it grows deep. Warn those who live with you, and come back for meals.",
  },
  15: {
    keywords: ["thorough change", "process", "commitment", "permanence"],
    image: "Green from the vat, the cloth turns blue as soon as the air touches it.",
    sense:
      "You change completely or not at all, and the change is real. It happens out of sight first, so a week without proof means little.",
  },
  16: {
    keywords: ["merging", "sensuality", "union", "tenderness"],
    image: "Two people wake and do not know whose arm it is.",
    sense:
      "To be so close that mine and yours no longer matter: that is your wish. Keep something of your own to bring.",
  },
  17: {
    keywords: ["gut feeling", "foreknowledge", "caution", "decision"],
    image: "Under a clear sky a skipper turns his boat for home.",
    sense:
      "You know things in your body before there is a reason. In small matters you can follow it, and find out how often it is right.",
  },
  18: {
    keywords: ["release", "mercy", "letting go", "relief"],
    image: "A boy opens his fist, and the grasshopper takes its time to leave.",
    sense:
      "Your grip is strong, on people and on injuries, and it opens when you decide. The time is near when holding bores you.",
  },
  19: {
    keywords: ["confidant", "confession", "listening", "being told"],
    image: "At the ticket counter a stranger tells the clerk about his whole life.",
    sense:
      "People tell you what they tell nobody, and you keep it. When you are tired, you may say that you can listen better tomorrow.",
  },
  20: {
    keywords: ["hidden kindness", "anonymous help", "tact", "giving"],
    image: "Somebody has left a pair of boots in the mountain hut, in exactly the right size.",
    sense:
      "You help in secret and want no thanks for it. Allow somebody to help you in the same way, and do not ask who.",
  },
  21: {
    keywords: ["family secrets", "hard questions", "roots", "truth"],
    image: "In the family photograph somebody has been cut out, and one hand has stayed.",
    sense:
      "What is left out interests you most, and you want the whole story. Which relative likes to talk, and what is their quiet hour?",
  },
  22: {
    keywords: ["fierce love", "protection", "tenderness", "motherhood"],
    image: "A scorpion carries her young on her back, all of them.",
    sense:
      "Those you love are under your protection, and others feel it at once. Protection has done its work when the young ones want to walk.",
  },
  23: {
    keywords: ["security", "exits", "prudence", "foresight"],
    image: "A badger digs the second way out before it sleeps in the new den.",
    sense:
      "You feel at home once you know how to leave. That is prudence more than mistrust, and whoever lives with you may need to hear it.",
  },
  24: {
    keywords: ["avoidance", "tender spots", "places", "return"],
    image: "For years a woman has walked round a certain street.",
    sense:
      "Places keep feelings for you, and you avoid those that hold too many. Go back one day with a friend, for something pleasant.",
  },
  25: {
    keywords: ["renewal", "aftermath", "new growth", "hope"],
    image: "On the burnt hillside mushrooms come up, and a woman with a basket.",
    sense:
      "After an ending you see earlier than others what can grow there. Time helps, and something to do; the first small appetite is the sign.",
  },
  26: {
    keywords: ["hidden softness", "strength", "affection", "gentle giants"],
    image: "In his great red hand a butcher feeds a wren.",
    sense:
      "Under a tough manner you are very soft. Animals and children notice at once; which adult could be allowed to see it?",
  },
  27: {
    keywords: ["staying", "crisis", "devotion", "nearness"],
    image: "Sent home twice, a friend pretends to be asleep in the hospital chair.",
    sense:
      "When things are serious you stay, without words or thanks. It helps most on the third day, after the others have gone back to work.",
  },
  28: {
    keywords: ["sharing", "joint property", "clear terms", "sisterhood"],
    image: "Three sisters own one good coat, and it has been to every interview.",
    sense:
      "What you share binds you more than what you say. Talk openly about who owns what; closeness likes clear terms.",
  },
  29: {
    keywords: ["vulnerability", "growth", "withdrawal", "waiting"],
    image: "Soft in its new shell, a lobster waits under a stone.",
    sense:
      "You grow in stages, and between them you are easily hurt. It is wise to withdraw then, with a word that you will return.",
  },
  30: {
    keywords: ["emergence", "horizon", "distance", "fresh air"],
    image: "Muddy to the eyes, a caver comes out and asks what lies behind that mountain.",
    sense:
      "Now that you have gone deep, you want to go far. What would the person you were down there be glad to see today?",
  },
};

import type { ByAspect } from "./natal-text";

/** Saturn with the planets after it, by kind of contact. */
export const saturnAspects: ByAspect<"Saturn"> = {
  Uranus: {
    conjunction: {
      text: "You read the old rulebook to the end, laughing here and there, and come back with three rules crossed out and a better fourth. To keep a thing alive, you change it. Traditional colleagues think you dangerous, rebels think you tame. You love what has lasted, and you love finding the screw that makes it turn again.",
      practice: "choose a habit that works and keep it; choose a habit that bores you and change it.",
    },
    flowing: {
      text: "You change the filing system, leave the old labels on for a month, and by then people think it was their idea. You invent with pleasure, and write the instructions without being asked, so there is no need to be afraid. The cautious trust you, the inventive like you. It amuses you that both think you are one of them.",
      practice: "prepare a change you want by making its first step easy enough for a sleepy person.",
    },
    square: {
      text: "For six weeks you sleep on time, stretch and drink water. Then comes a night when at three you eat noodles in bed with the music on. You love order and you hate to obey, even yourself, so the rules hold completely until they fall completely. The neighbours hear about it. A rule with a hole in it lasts longest with you.",
      practice: "choose a rule for your rest with a free day built in.",
    },
    opposition: {
      text: "A new colleague wants to abolish everything, and you hear yourself quoting the handbook. Next day the manager quotes the handbook, and you could throw it. Whoever takes a side pushes you to the empty one, where you argue brilliantly for something you hardly believe. Between old and young this is worth a lot: you can joke in both languages.",
      practice: "before a discussion, choose a rule you would keep and a rule you would drop.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You want to build something holy, and you bring a tape measure. Believing and doubting are a single long task to you: before breakfast the dream seems foolish, by noon you have fixed another piece of it. People who prefer to celebrate find you dry. What you build has been tested daily, so the small school is still open on a wet day.",
      practice: "finish a small, visible piece of what you believe in while the doubt is still talking.",
    },
    flowing: {
      text: "A friend says “a festival by the lake, with choirs”, and while the others sigh you ask about the ferries. You want it as much as they do; you see the choirs and the toilets in the same picture. Dreamers love to work with you, and bookkeepers forgive them for your sake. Then the wish takes place, on the agreed evening, with enough benches.",
      practice: "repeat your wish every morning, and add a name or a number.",
    },
    square: {
      text: "In the meeting you dream of a monastery; in a monastery you would worry about the meeting. At nine in the morning your ideal looks foolish, at nine at night your duty looks empty, because each judges the other. Those near you hear both complaints. They also ask you before they join anything, because few preachers fool you.",
      practice: "finish a dull duty for a friend, with your mind on their face.",
    },
    opposition: {
      text: "A comrade stops believing in the cause you share, and says so on the way home. For a moment you dislike him; then you sit down and read the accounts. You are inclined to leave the doubting to other people, so it takes another person’s disappointment to make you look. What you serve afterwards is smaller and true, and you can say whom it helps.",
      practice: "check whom a cause of yours has helped, by name or by number.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You are the last to come out of the cold water, and you say that it was pleasant. As far as your body knows, being strong means holding on, so it clenches, teeth and belly first. An easy win makes you look for the catch, with real enjoyment. In an emergency everybody is glad of you. At home somebody would love to help.",
      practice: "give a bag that you are carrying to the next helper, and let your hands hang.",
    },
    flowing: {
      text: "The young ones at work imitate the way you say “so”. They heard it when the alarm went and you asked, in a normal voice, who had the list. Pressure makes you tidy, and you hardly notice that this is unusual. You would take a machine apart for pleasure. People follow you gladly, since you give few orders and have read the whole file.",
      practice: "give a younger person a real decision, about food or money, and let it count.",
    },
    square: {
      text: "In a bad month you are the one with something put by, and you share it without a speech. In a good month it is harder. At a rumour about prices you count what is in the house, twice. The more you save, the more there is to lose, so being careful makes you afraid. Whoever shares your purse must explain a pair of shoes.",
      practice: "give away a very small sum today, and record it nowhere.",
    },
    opposition: {
      text: "An aunt with rules about napkins, a grandfather with a raised finger: hard authority comes to you in person, and is often related to you. Now and then the aunt only feels cold. She gets an answer meant for the grandfather. When it matters, you straighten your back and say “no, thank you” in a clear voice, and the younger ones move closer.",
      practice: "before you answer a bossy relative, move your chair back a little and breathe twice.",
    },
  },
};

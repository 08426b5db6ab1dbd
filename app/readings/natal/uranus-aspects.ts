import type { ByAspect } from "./natal-text";

/** Uranus with the planets after it, by kind of contact; shared by everyone born in those years. */
export const uranusAspects: ByAspect<"Uranus"> = {
  Neptune: {
    conjunction: {
      text: "At midnight you are founding a village without money; by the weekend it is houses under the sea. In everyone born within a few years of you, inventing and dreaming grew together. In you they make sudden inspirations, sincere and beautifully named, each complete until the next arrives. People who signed up for the village would like news of it. What survives a week is often wonderful.",
      practice: "write the village a line of news before you name the next idea.",
    },
    flowing: {
      text: "You like a song years before you can say why, and then all the shops are playing it. People born around your time share this ease. A new idea reaches you as a mood, before any argument: a warmth towards a machine, or a way of sharing a house. You try it, report that it is nice, and others follow.",
      practice: "ask an older or a younger neighbour what feels new to them, and compare.",
    },
    square: {
      text: "Should you lend your friend the money, or tell him that he is free to fail? Your age group grew up between two hopes, that people be set free and that people be saved, and each spoils the other’s method. So he receives a brilliant speech on independence, and a pot of beans. Both do him good. He would like to know which is coming.",
      practice: "write the trouble in a line, and beneath it: my hand, or their freedom?",
    },
    opposition: {
      text: "Just as you have settled what you believe, your friend comes back with shining eyes. People of your years keep being visited by visions that are not theirs: a brother has seen the future, a niece lives in a tree. First you argue, then you lie awake, then you borrow the book. Your certainties suffer, and your mind stays wonderfully young.",
      practice: "write what you are sure of, with the date, and read it in a year.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You expect the world to be rebuilt, preferably by tomorrow. Your age group was born while old orders cracked, and a fresh coat of paint bores you: you want new, down to the cellar. At home that means a custom thrown out with its furniture, and a parent who was fond of the furniture. The courage is catching. Younger people love to hear how anything seemed possible.",
      practice: "before you abolish a custom, wait a day and watch whom it serves.",
    },
    flowing: {
      text: "You learn the new tool while others are collecting signatures against it. Those born around your years share an easy footing with upheaval: you sense which ways are finished, and it frightens you no more than weather. On the day of the announcement people gather at your desk. You have read about it, and you are cheerful.",
      practice: "finish with a method that has had its day: use it a last time, and then delete it.",
    },
    square: {
      text: "Something at work is stuck, everybody knows, and you are the person who stands up. Born into a crisis, your age group learnt early to use a hammer. You hate to be ruled, you would gladly rule what comes next, and so you hit harder than you meant. The bad regulation goes, and a shy colleague’s favourite task with it. Well aimed, the blow frees many.",
      practice: "before you attack what is stuck, choose three things beside it that shall stand.",
    },
    opposition: {
      text: "A brother leaves the church, a daughter marries an acrobat, and the change of plan arrives at your address. People of your years meet upheaval through others, and your relatives provide it. You protest, loudly and with good reasons. Later you are seen enjoying the acrobat. After some overthrow of your own, a diet, say, or a faith, you find theirs easier to like.",
      practice: "when family news upsets your plans, wait for the second call before you change any.",
    },
  },
};

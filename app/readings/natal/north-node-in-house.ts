import type { ByHouse } from "./natal-text";

/** What to learn. */
export const northNodeInHouse: ByHouse = {
  1: {
    text: "You know quickly what another person wants; the thing to learn is what you want yourself. “Whatever you like,” you say, and your stomach, which wanted noodles, is silent. Try a hand on the belly, a breath, the wish aloud. It feels rude for a while. Others are glad, because your yes becomes something they can believe.",
  },
  2: {
    text: "You look at the expert before you decide whether you like the wine. Leaning on other people’s money and judgement has served you well. What you have to learn is your own measure: what you can earn, what you enjoy, how much is enough.",
    practice: "finish a film or a meal, and decide what it was worth before you hear an opinion.",
  },
  3: {
    text: "You know what philosophers say about friendship, and not what the neighbour is called. You look far for answers and find grand ones. Begin nearer, with simple questions: what people cook, how the shop is doing. Your street turns out to be excellent company.",
    practice: "look at the people who live on your street, and find a question for each.",
  },
  4: {
    text: "Your colleagues know your laugh; your kitchen knows you standing up, with a telephone. Being needed out there is easy for you, and it eats whole weekends. Coming home is a skill too, and deserves the care of a career: real meals, some nonsense, early nights. Those closest to you get the person whom others only admire.",
  },
  5: {
    text: "Every club has your number, and no group goes without a treasurer while you are near. Serving a common aim is easy for you. Practise making something that is only yours: paint, flirt, dance, show off. Your friends are curious what you do when you are not needed.",
    practice: "give your next free moment to a pleasure that helps no cause at all.",
  },
  6: {
    text: "Fixed hours help you more than you expect: lunch at noon, bills on a set day, a walk for the body. By habit you follow moods, your own and other people’s, and dream all morning, beautifully, with one shoe on. A timetable feels like school at first. Then the dream about a boat has a date, and others can climb in.",
  },
  7: {
    text: "Learn to do with another what you could do alone. You are used to acting at once, without discussion; you hang the picture by yourself, and your thumb is blue. For two it takes longer, and a pleasant person holds the nail.",
    practice:
      "give away a share of something you could do yourself: part of the cooking, part of the choosing.",
  },
  8: {
    text: "You like to own what you use, and you keep your fears in the same cupboard. It is a solid life. Sharing is your new subject: an account, a bed, a risk, the thought that wakes you. Choose the person with care. You may find it as exciting as a theft.",
    practice: "give a careful person the loan of something good, and ask nothing about it.",
  },
  9: {
    text: "Seventeen pages are open on the screen, and each is interesting. You collect facts and opinions as a coat collects hair. To trust a large idea takes practice: follow it for some distance, through a course of study, a pilgrimage, a faith with songs. You will miss some news, and people will ask you what the rest means.",
  },
  10: {
    text: "At home you are indispensable, and that is a lovely place to hide. You know every mood there, and who likes the rice how. Get used to being seen at work: take the post, make the speech, stand at the front. The house will manage, with burnt rice.",
    practice: "finish a piece of work today, put your name on it and show it.",
  },
  11: {
    text: "By yourself you shine: you have the voice and the good story. Applause comes easily, and it goes home at ten. As a member you are a beginner: join an orchestra, a council, a band of people with a shared aim and bad coffee. They get your talent, and you get company to laugh with on the way back.",
  },
  12: {
    text: "A free day, and by ten the spices stand in alphabetical order. Being useful is what you know, and your body joins in until it aches. Learn to be alone and unproductive, as people learn to swim: the shallow end first. After the itch, stillness gets interesting.",
    practice: "watch a cloud or a puddle until you stop wanting to improve anything.",
  },
};

import type { ByHouse } from "./natal-text";

/** Where it is all or nothing. */
export const plutoInHouse: ByHouse = {
  1: {
    text: "You have said nothing yet, and the waiter brings you to the better table. People feel your strength before you use it. So you show yourself in stages: the calm face first, the jokes later, the heart to those who stay. Those who hoped to be liked may leave.",
    practice: "give a new acquaintance something early: your name, a joke, a compliment.",
  },
  2: {
    text: "The savings, the field, the last good pan: you know what is yours, and enjoy knowing it. To own means safety to you, or power. A loss shakes you to the bone, and for a while you count everything twice. Then you build again, with more nerve and fewer things. After each loss you were harder to buy.",
  },
  3: {
    text: "“And what are you really afraid of?” you ask your sister-in-law over the rice. Your words go to the root, and small talk tastes of paper to you. Some relatives have never been asked so well. Others had only come for the rice.",
    practice: "at the next family meal, stop after your second question and enjoy the food in silence.",
  },
  4: {
    text: "There is a name that is not said at dinner, and you hear it in the pause. What the family never spoke of came down to you like a chin, and you guard your own home as closely. If you ask gently, an aunt begins to talk. Notice what you can say at table that your grandparents could not.",
  },
  5: {
    text: "A little watercolour after lunch? With you it is a whole day, a ruined tablecloth and a picture that makes people fall silent. You create with all you have or do not begin. In games and romance, too, you want everything. It is magnificent, and hard on whoever came for cards.",
    practice: "stop a game or a song in the middle, while you still want more.",
  },
  6: {
    text: "Something rattles, and you take the whole machine apart. You go to the bottom of a fault, and what you rebuilt stays whole. When something breaks at closing time, colleagues hope you are in. You go on until it is perfect or you are empty, and empty is faster.",
    practice: "at the next hunger or stiff neck, let work wait until you have eaten or stretched.",
  },
  7: {
    text: "Mild people bore you. You are drawn to friends and partners with force, and in them you meet power: who picks the film, who gives in. With an equal it is glorious. Under a partner who must win, you find out what you will not give away. The people you most respect have all heard your no.",
  },
  8: {
    text: "The will is read, the firm is bankrupt, everyone shouts, and you ask who has had lunch. You know that things end, so a crisis finds you calm. People trust you with their desires, their secrets and their debts. Since nothing lasts, you enjoy love and bread while they are warm.",
    practice: "give away, with pleasure, something that you kept just in case.",
  },
  9: {
    text: "By the second stop, the whole bus knew what you believed. A conviction takes you over, books, friends and breakfast included, and people learn from you what it is to mean something. You hold it to the last. Then it turns, completely. Ten years ago you were no less sure of something else.",
  },
  10: {
    text: "You would rather choose the minister than be one. Influence is what you want, and work that changes something at the root. To authority as such you do not bow. A fair boss gets an ally who does the impossible; a vain one gets a contest, and the whole team has a seat.",
    practice: "wait a night before arguing with an order that tightens your jaw.",
  },
  11: {
    text: "Some people collect friends; you are changed by yours. There is a friendship, or a band of people, after which you were somebody else, and you would cross the country for them. False ones you leave for good, without a scene. So newcomers are tested long, and the test is not announced.",
    practice: "give a new acquaintance something that you usually make people wait for.",
  },
  12: {
    text: "At the party you are pleasant, and underneath is enough rage, longing and joy for an opera. Your strongest feelings stay out of sight, from you as well. Alone they become useful: you swim, pray or howl along with a record, and then know what you want. Look at a decision that proved right: some time alone came before it.",
  },
};

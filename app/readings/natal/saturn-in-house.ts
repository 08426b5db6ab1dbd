import type { ByHouse } from "./natal-text";

export const saturnInHouse: ByHouse = {
  1: {
    text: "Before you go in, you check the address, the time and your collar. You feel looked at, so you prepare: a straight back, a calm face, clean shoes. People guess that you are in charge, and they keep their word with you. Because you seem to need nothing, help goes to louder people. Time is on your side. What was heavy at twenty becomes dry wit and a long stride at forty, and old schoolmates ask what you have been drinking.",
    practice: "ask for something small today: a hand with a bag, the salt, a dance.",
  },
  2: {
    text: "On a worried day you count what is in the account, almost to the coin. The fear of too little comes and goes, and it has made you good with money: you put away a part of every payment, and when the roof leaks you are ready. What is yours and paid for delights you. A companion waits with the picnic while you compare prices of butter. Think of the sum that would once have calmed you, and see how far the fear has moved since.",
    practice: "give away a small sum for pleasure, and leave it out of every calculation.",
  },
  3: {
    text: "What came hard to you, spelling, a second language or speaking up in a shop, you now do best. A word can be kept against you, you feel, so you weigh each. Neighbours bring you the form that they do not understand, and your answer is right. At home the weighing takes too long. A brother teases you at supper, and your reply is ready when he is asleep. He thinks that you dislike his humour, which you quote at work.",
    practice: "in your next friendly talk, try answering within a breath, with the first word that comes.",
  },
  4: {
    text: "Somebody must know where the papers are, and in your family that is you. Early on you listened from your bed for whether the adults were well. Now you build a home that holds, with good locks and thick soup, and people sleep deeply in it. Old houses and old customs have a friend in you. As if you were the only adult there, you wave away the helping hand. Count how often you hear “Can I help?”, and how fast you answer.",
    practice: "let a relative or neighbour do a household task their way, and keep still.",
  },
  5: {
    text: "Everyone is dancing, and you are guarding the coats. You would love to; you are waiting until you can do it well. Playing, singing and flirting in front of others feel like an examination, so the person who hoped for a kiss gets help with a parking ticket. Your pleasures improve with the years: the guitar that quicker people dropped is still in your hands, and it sings. You take even a silly game seriously, and that can be very funny.",
    practice: "try it badly on purpose: dance, sing or flirt before you know how.",
  },
  6: {
    text: "Other people’s days run on time because of you. You come at ten to eight, you know where the spare fuse is, and what you have done stays done. At the thousandth time you are still getting better, and apprentices copy how you hold the knife. Your body is to keep the timetable, too, and a long sleep feels like an offence. A colleague who leaves early on a sunny day gets a look from you. The look is envy, and it has a point.",
    practice: "write your name on tomorrow’s plan beside an empty place, and keep the appointment.",
  },
  7: {
    text: "On the first evening you wonder what this person would be like in a hospital corridor. You look for a partner who stays, and you take your time. Once your word is given, it is given: you are there on the bad day, and desire grows with trust, so the tenth year can be the best. To the other person this may feel like an endless interview. Those who have stayed with you longest are seldom those who passed every test.",
    practice: "choose a small yes, to a walk or a meal, and give it before you have pictured the hospital.",
  },
  8: {
    text: "If a colleague pays for your lunch, you know the sum until you have paid for theirs. What you borrow goes back early and clean, so people trust you with the cash box, or the secret that could ruin a name. In bed as in business you show yourself in layers, and each layer is meant. Accounts that close every evening leave no space for a present. An aunt presses a banknote into your hand, and before evening she gets a present.",
    practice: "think of a small favour just done to you, and try owing it until it no longer itches.",
  },
  9: {
    text: "You walk to the holy place on foot, and read the inscription before you kneel. You would like to believe, and to know. So you study further than you need, sit through the dull third year, and learn the language it was written in. What you hold after that has been tested. Students love you because you can say “I do not know”. Meanwhile a class is waiting until you feel ready. Listen to the experts you admire, and notice how often they say “perhaps”.",
    practice: "finish a sentence that begins with “So far, I believe”, aloud, without a quotation.",
  },
  10: {
    text: "The new station is open, and you go back at night to see whether it holds. You feel responsible for the whole result, other people’s parts included, and at midnight you correct the designer’s caption. Your ambition is patient. You take a step, learn everything about it, take the next, and one day those above look for advice, and you are standing there. You got there by staying, and you enjoy it more than you show.",
    practice: "hand a small part to a colleague, ask how they would do it, and leave the method to them.",
  },
  11: {
    text: "Your friends would fit into a taxi, and most have been in it for years. New people find you reserved; a year later it is you who carries their wardrobe up five floors. You keep the club’s accounts, and are fonder of them than you admit. Among friends you still feel that membership must be earned, so you ask for nothing. Several strong people would love to carry yours.",
    practice: "ask for company on a dull errand, and offer nothing in return.",
  },
  12: {
    text: "A hammock, a free afternoon, nothing to do, and you feel accused. Of what, nobody says. You answer by working: up you get, and a shelf is cleared. You are strong in being alone. You bear silence and places that make others nervous, a night ward, a mountain hut, and find peace there. It is the guilt that needs a different answer. It comes after idle days and after good days alike, so it cannot be about what you did.",
    practice:
      "receive the next idle moment as permitted: a long queue, a slow kettle, a stop between two stations.",
  },
};

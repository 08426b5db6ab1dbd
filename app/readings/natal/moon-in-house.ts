import type { ByHouse } from "./natal-text";

export const moonInHouse: ByHouse = {
  1: {
    text: "A small child on a train looks at you and giggles before you have made the face. Your feelings show, in your cheeks, your walk and your hunger, and people find it restful that they need not guess. Strangers choose the seat beside you and soon show you pictures of a grandson. You answer with your whole body: their joke makes you bounce, their fear sits in your belly. After a full day you hardly know which of the feelings are yours.",
    practice: "go where no face can see yours, let your jaw hang, and breathe out slowly fifteen times.",
  },
  2: {
    text: "You sleep better when something has been put aside, and it need not be much: rice for a month, a banknote folded into a book. After a sad conversation you count it, or you come home with a soft scarf. If you were cold, the scarf was a good idea. If you were lonely, it joins the other two. Guests get the best of your caution: you feed them without a question, and there is enough for whoever came along.",
    practice: "next time you are sad, give something from your supplies away before you count or buy.",
  },
  3: {
    text: "“So what did she say?” You need somebody, a sister or a neighbour, who knows how you slept and what the baker answered. Small news calms you like a hand on the head, and you give it away freely, so that a cousin overseas feels that she lives around the corner. A worry you take to five people in turn. By the fifth it is a better story and no clearer feeling, and the first listener hears last that all is well.",
    practice: "after two people have heard your worry, stop, and stay with it for the length of a song.",
  },
  4: {
    text: "Before anything else, home has to feel right: the chair in its place, the voices friendly, somebody breathing in the next bedroom. Then you are all generosity, and relatives sleep at your place as they sleep nowhere else. You hear from the stairs how the supper is going. News of a change sounds to you like a small alarm. If somebody plans to move out, you cook their favourite dish as a counter-argument, three evenings in succession.",
    practice:
      "when someone announces a change, stop before you feed or persuade them, and ask what they look forward to.",
  },
  5: {
    text: "At the film about the lost dog you weep like a fountain, and you come out shining. For days people at home had asked what the matter was, and had been given a shopping list. You need play as others need sleep. With a child, in paint up to the elbows, your feelings come out by themselves; without play they hide, even from you. Children are at ease beside you, because you laugh and cry at the same places and mean it.",
    practice: "let a child or a playful friend choose the game, and play it by their rules.",
  },
  6: {
    text: "Your stomach knows on Monday what you admit on Thursday. After a cold remark your appetite changes first, then your sleep, and only then do you call it hurt. So fixed hours comfort you: the same soup, a walk at six, work that your hands know. You are the person who notices that the new colleague has not eaten, and you break your bread in half. Give up your own lunch too often, and by three o’clock your kindness has an edge.",
    practice:
      "eat your next meal sitting down, without a screen, and rest for eight breaths before you get up.",
  },
  7: {
    text: "A bag is put down a little too hard, and you know what sort of day your partner had. Being two is where you feel safe, and you are good company: you find the sore shoulder, you ask for two spoons with every dessert. Asked what you would like, you look at their face first. Then both of you sit in a film that neither wanted. With you, nobody has to explain a sadness before they are held.",
    practice:
      "before you ask “and you?”, choose in silence between two things, and let your choice be heard first.",
  },
  8: {
    text: "You trust people after the first bad news. Once a sister has seen you furious, or a cousin has lent you the rent, you can fall asleep on their sofa. Half a closeness makes you restless; you want bodies, secrets and bank statements, and when money runs out you stay soft and practical. To be certain, you test. You bring up the loan again, or ask how angry they really were, and a relative who had forgotten has to forgive you afresh.",
    practice: "when you want to bring up a matter that is long forgiven, stop, and talk about lunch.",
  },
  9: {
    text: "In a market where you cannot read a sign, your shoulders come down. Nobody there expects a certain face from you, and everything is interesting. You have a talent for being a guest: you eat what is served, hum along with the prayers, and somebody’s grandmother adopts you. Faith reaches you in the same way, as warmth first and as teaching later, so you may come home from three kitchens with three beliefs. At your own table you are harder to delight.",
    practice: "walk down your own street and look for something that a guest from far away would photograph.",
  },
  10: {
    text: "Everyone at work knows how you slept; they hear it in how you set down the cup. You look after people in public, the nervous customer, the new assistant, a whole department in a bad month, and strangers treat you like a relative. On a low day you put on a professional face, and colleagues, who feel the cold, search their last message for a mistake. Where you have worked, people go on asking each other whether they have eaten.",
    practice:
      "next time a mood shows, try naming it in four words, such as “tired, not angry today”, and go on.",
  },
  11: {
    text: "Before the music starts, you have seen who came by themselves. You drift over with two glasses, and soon that person is telling a story to six people. Friends are your family. You know their birthdays and what they cannot eat, and you are happiest at a full table with nobody at the edge. If two of them cool towards each other, you sleep badly. You soften sentences, arrange accidental meetings, and book the restaurant that suits everybody except you.",
    practice:
      "at the next gathering, look first for the face that is gladdest to see you, and sit down there.",
  },
  12: {
    text: "A sadness can arrive at four in the afternoon, without a name. All you did was sit on a bus. You soak up moods in passing and meet them when you are alone, which is also where you feel most: a song goes straight in, a dream stays until noon, an hour of silence is a feast. Searching for the reason is what tires you, because, being clever, you find something. Beside a cradle or a sickbed, you understand without words.",
    practice: "when a mood has no name, walk three hundred steps and leave its reason unsolved.",
  },
};

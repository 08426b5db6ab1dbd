import type { ByHouse } from "./natal-text";

export const moonInHouse: ByHouse = {
  1: {
    text: "The conductor of a train looks at you and smiles before you have told the joke. Your feelings show, in your cheeks, your walk and your hunger, and people find it restful that they need not guess. Passengers choose the seat beside you and soon show you pictures of a grandson. You answer with your whole body: their joke makes you bounce, their fear sits in your belly. By the last stop you have four new friends and three borrowed moods.",
    practice: "rest where no face can see yours, until your own is quite still.",
  },
  2: {
    text: "You sleep better when something has been put aside, and it need not be much: rice for a month, a banknote folded into a book. After a sad conversation you count it, or you come home with a soft scarf. If you were cold, the scarf was a good idea. If you were lonely, it joins the other two. Guests get the best of your caution: you feed them without a question, and there is enough for whoever came along.",
    practice: "next time you are sad, give something from your supplies away before you count or buy.",
  },
  3: {
    text: "“So what did she say?” You need a sister or a neighbour who knows how you slept and what the baker answered. Small news calms you like a hand on the head, and you give it away freely, so that a brother overseas feels that he lives around the corner. A worry you take to five people in turn. The first two comfort you. The other three improve the story, and you come home with an excellent story and the worry.",
    practice: "after two people have heard your worry, stop, and see what is left of it without an audience.",
  },
  4: {
    text: "Before anything else can go well, home has to feel right: the chair in its place, friendly voices, your people asleep in the next bedroom. Then you are all generosity. Relatives sleep at your place as they sleep nowhere else. So a change there frightens you a little, even a good one. If anyone wants to move out, you say nothing against it and cook their favourite dish, three days in a row. They taste the argument in it.",
    practice:
      "when someone announces a change, stop before you feed or persuade them, and ask what they look forward to.",
  },
  5: {
    text: "At the film about the lost dog you weep like a fountain, and you come out shining. For days you had not known that anything was the matter. You need play as others need sleep. With a child, in paint up to the elbows, your feelings come out by themselves; without play they hide, even from you. You laugh and cry at the same places as everybody else, a little louder, and you mean it.",
    practice: "accept the next chance to play, with a ball, a swing, an echo or an open box of paints.",
  },
  6: {
    text: "You say that you did not mind the cold remark. Then bread has no taste, you are awake at three, and on the fourth morning you understand that you minded. Sleep, appetite and habit know what you feel before you do. So fixed times comfort you: breakfast, a walk at six, work that your hands know. You notice that the new colleague has not eaten, and you share your lunch. Given while you go hungry, such kindness begins to sound like reproach.",
    practice: "when sleep or appetite goes, rest, and ask what you said you did not mind.",
  },
  7: {
    text: "A bag is put down a little too hard, and you know what sort of day your partner had. Being two is where you feel safe, and you are good company: you find the sore shoulder, you ask for two spoons. You catch their mood as others catch a yawn. Within minutes their worry is in your stomach, and what you had felt before they came is forgotten. With you, people need not explain a sadness before they are held.",
    practice: "before you greet anyone close, choose a word for your own mood, and keep it.",
  },
  8: {
    text: "You trust people after the first bad news. Once a sister has seen you furious, or a brother has lent you the rent, you can fall asleep on their sofa. A polite closeness makes you restless; you want bodies, secrets and bank statements, and when money runs out you stay soft and practical. To be certain, you test. You bring up the loan again, or ask how angry they really were, and a relative who had forgotten has to forgive you afresh.",
    practice: "when you want to bring up a matter that is long forgiven, stop, and talk about lunch.",
  },
  9: {
    text: "In a market where you cannot read a sign, your shoulders come down. No one there expects a certain face from you, and everything is interesting. You have a talent for being a guest: you eat what is served, hum along with the prayers, and are asked back. Faith reaches you in the same way, as warmth first and as teaching later, so you may come home from three kitchens with three beliefs. At your own table you are harder to delight.",
    practice: "walk down your own street and look for something that a guest from far away would photograph.",
  },
  10: {
    text: "Everyone at work knows how you slept; they hear it in how you set down the cup. You look after people in public, the nervous customer, the new assistant, a whole department in a bad month, and strangers treat you like a relative. On a low day you put on a professional face, and colleagues, who feel the cold, search their last message for a mistake. Where you have worked, people go on asking each other whether they have eaten.",
    practice: "next time a mood shows, try naming it, as in “tired, not angry today”, and go on.",
  },
  11: {
    text: "A guest has stopped talking, and you are the first to know. You ask a question, and a minute later six people are laughing at the answer. Friends are your family. You know their birthdays, and you sleep well when all are well with each other. If two of them cool, you soften sentences and arrange accidental meetings. Your eye is so used to the edge of the party that it passes over those who came because of you.",
    practice:
      "at the next gathering, look first for the face that is gladdest to see you, and sit down there.",
  },
  12: {
    text: "You disappear for a while, and it does you good: a drawn curtain, a silent walk, a long bath. You need retreat, because you soak up moods in passing and meet them afterwards, without a name. In the afternoon you are sad, and all you did was sit on a bus. Searching for the reason tires you; being clever, you find one. You also help in hiding. A sick flatmate wakes in the night, and there is a blanket that was not there before.",
    practice: "when a mood has no name, go outside and leave its reason unsolved.",
  },
};

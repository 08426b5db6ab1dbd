import type { ByHouse } from "./by-house";

/** Uranus stays about seven years: surprise, freedom, another way of doing it. */
export const uranusInHouses: ByHouse = {
  1: [
    "For about seven years Uranus is in your first house, and you surprise even yourself. The haircut, the name or the opinion may change. Warn those who love you, then go ahead.",
    "You cannot be quite what people expect in the seven years of Uranus in your first house. Change something visible, and leave something for friends to recognise.",
  ],
  2: [
    "Uranus loosens your hold on what you own, in your second house, for about seven years. What you wanted badly last year may bore you. Which things would you not miss?",
    "Your oddest talent may be the useful one, with Uranus in your second house, a guest for some seven years. It may be well hidden, even from friends. Show it to somebody.",
  ],
  3: [
    "Uranus jumps about in your third house of talk for some seven years. A better thought interrupts you, and it is your own. Finish the sentence, and then change the subject.",
    "A neighbour, a gadget, a wrong bus: with Uranus in your third house, anything can be a teacher for about seven years. Follow a question for as long as it amuses you.",
  ],
  4: [
    "Home may be a city, a friend or a tent while Uranus is in your fourth house, about seven years in all. Which few things make any place yours?",
    "Family customs turn into choices for some seven years, with Uranus in your fourth house. You may keep, change or invent. Invent a celebration that your family has never had.",
  ],
  5: [
    "Nobody could have guessed your new passion: Uranus is playful in your fifth house for some seven years. It may be bees, or somebody with a drum. Try before you explain.",
    "Fun has to be free in the seven years or so that Uranus is in your fifth house. Programmes make you yawn. Agree on the hour only; leave the rest open.",
  ],
  6: [
    "Routine breaks down, quite cheerfully, with Uranus in your sixth house of daily work. In about seven years you can try every method. Keep whatever survives a tired day.",
    "Your sixth house, the house of the body’s rhythm, has Uranus for some seven years. You may be brilliant at an hour when others sleep. Tell people which hour, before they call.",
  ],
  7: [
    "You like people close, and your coat on, in the seven years of Uranus in your seventh house. Say how much freedom you need. The other person may need some too.",
    "Who calls, who decides, who cooks: nothing is fixed between two people, for about seven years, as Uranus crosses your seventh house. Exchange a role with somebody, and compare.",
  ],
  8: [
    "Sudden honesty belongs to Uranus in your eighth house of secrets, for about seven years. A truth may come out at an odd moment. Sleep a night before you reply to it.",
    "Desire grows curious, with Uranus in your eighth house for some seven years. How free can two people be and still trust each other? Talk about the new thing beforehand.",
  ],
  9: [
    "What you believe is less fixed while your ninth house has Uranus, for some seven years. Changing your mind makes you feel younger. Say “I used to think otherwise”, and enjoy the silence.",
    "The best teacher is an unlikely one, with Uranus in your ninth house of study for about seven years: a child, a rebel, a driver. Ask how they found out.",
  ],
  10: [
    "In your tenth house, where your work is seen, Uranus stays about seven years. Doing it your own way matters more than a title. Try your way on something small first.",
    "People cannot guess what you do next in the seven years or so of Uranus in your tenth house. In public this is charming. At home, announce it a little earlier.",
  ],
  11: [
    "Uranus chooses your friends for about seven years, from your eleventh house, without asking anybody’s grandmother. Ages, trades and tastes are mixed. Sit beside the person whom you understand least.",
    "A group may change its shape around you while your eleventh house has Uranus, for about seven years. So may your hopes. What is the group for, and do you agree?",
  ],
  12: [
    "Suddenly you need to be alone, and you call off a whole evening: Uranus is in your twelfth house of rest for about seven years. Go, and say when you are back.",
    "Freedom begins in private while Uranus is in your twelfth house, for some seven years. An old fear may stop working on you. Try, unseen, what you did not dare before.",
  ],
};

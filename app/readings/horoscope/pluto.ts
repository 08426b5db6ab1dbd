import type { ByHouse } from "./by-house";

/** Pluto stays twelve to thirty years: depth, power, what can bear the truth. */
export const plutoInHouses: ByHouse = {
  1: [
    "Half of anything no longer suits you, with Pluto in your first house for many years. People feel your wish before you speak. Tell them, in a soft voice, what it is.",
    "Slowly, over many years, you become a person you would once have feared or admired, as Pluto crosses your own sign, the first house. What have you stopped apologising for?",
  ],
  2: [
    "What nobody can take from you is the question of Pluto in your second house, a guest for many years. It is seldom a thing. What would you sell to no one?",
    "Under the wish to have lies the wish to be safe, and for many years Pluto digs for it in your second house. What would make you feel safe? Ask before you want more.",
  ],
  3: [
    "After two polite answers you ask a third question, for Pluto spends many years in your third house, where people talk. Stop when the other person looks at their shoes.",
    "Small talk is hard in the many years of Pluto in your third house: you ask a neighbour about death, and often they are glad. Let them decide when to return to the weather.",
  ],
  4: [
    "Pluto goes down to the foundations, in your fourth house of family, over many years. Something never spoken of asks for words. Choose a patient relative, and begin with a small question.",
    "Home may be built again from the ground, with other people in charge, in the many years that your fourth house has Pluto. When you decide there, protect somebody’s privacy.",
  ],
  5: [
    "Whatever you love, you love completely, with Pluto in your fifth house for many years. Half a hobby is no hobby. Choose your passion, and let a friend tease you about it.",
    "Pluto makes art of what is hard to say, in your fifth house, over many years. It need not be pretty. Draw, dance or shout it, and afterwards play something easy.",
  ],
  6: [
    "You cannot pretend that a useless task is useful, for Pluto takes many years to rebuild your sixth house of work. Drop what nobody would miss, and listen to the silence.",
    "Some habits have power over you, and Pluto in your sixth house knows their names. It stays many years, so there is time. Before you fight a habit, learn what it gives you.",
  ],
  7: [
    "Those who come close leave you changed while Pluto is in your seventh house, a stay of many years. Who decides between you, and would you choose it again?",
    "Strong people sit opposite you, with Pluto in your seventh house over many years. You want to win them, or to win. Ask yourself which before your next clever sentence.",
  ],
  8: [
    "Pluto is at home in your eighth house, and stays there for many years. You see what others hide, and you want all of it. Let people keep a secret or two.",
    "You can bear to know more than most, with Pluto in your eighth house over many years: about power, loss and desire. When people bring you hard news, sit down with them first.",
  ],
  9: [
    "Pluto takes beliefs apart, in your ninth house, over many years, and keeps those that still stand. You distrust easy answers, even yours. Read the best book by somebody you oppose.",
    "For many years Pluto studies like a detective in your ninth house of distant things. You want the source and not the summary. Follow a story back to where it began.",
  ],
  10: [
    "Over the many years of Pluto in your tenth house, power stops being an idea. You see who decides in public, and sometimes it is you. Decide something for a person who goes unheard.",
    "Your reputation is built anew, from below, in the many years that Pluto is in your tenth house. Mere show gets heavy. Stop something that you do for the audience alone.",
  ],
  11: [
    "Friendships go deep or they go, with Pluto in your eleventh house of groups for many years. You sense who leads without a title. Say openly what you want from the circle.",
    "A hope follows you everywhere while Pluto spends many years in your eleventh house. It is bigger than you are and wants company. Find two people who want it as badly.",
  ],
  12: [
    "Pluto works where nobody looks, in your twelfth house of solitude, for many years. Old fears come up and can be known by name. Meet them rested, in small portions.",
    "In silence you are stronger than anyone suspects, with Pluto in your twelfth house for many years. It needs no proof. What do you know that can stay unsaid?",
  ],
};

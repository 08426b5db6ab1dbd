import type { HouseNumber } from "../../astrology/houses";

/**
 * By the house in which the eclipsed body stands; the house opposite always has its part. An eclipse is a New or a
 * Full Moon whose subject stays for the half year around it, not an omen.
 */
export const eclipses: Readonly<Record<"solar" | "lunar", Readonly<Record<HouseNumber, string>>>> = {
  solar: {
    1: "A solar eclipse in your first house is a New Moon with a longer reach: about half a year. Attention moves between you and the person facing you. Begin something in your own name, and tell them why.",
    2: "The solar eclipse falls in your second house, facing the eighth, and for some six months the question is what belongs to you and what is shared. Find out what you could do without; then sharing becomes a choice.",
    3: "This New Moon is a solar eclipse, in your third house across from the ninth. The half year around it favours learning something near: a language spoken next to you, a street, a neighbour’s story. Begin with a question.",
    4: "The Moon passes before the Sun in your fourth house. In the six months around this solar eclipse, home and public role look for a new balance. Ask what you would like to come home to, and begin with that.",
    5: "Your fifth house has the solar eclipse, and your friends, in the eleventh, watch. In the half year around it, make something that pleases you alone, laugh at the first attempts, and show the circle later.",
    6: "Your sixth house has the solar eclipse, and the twelfth answers. Work and rest can be arranged anew over half a year: choose a morning habit, and with equal care an hour that has no purpose at all.",
    7: "The New Moon in your seventh house is also a solar eclipse. Over about half a year, the parts that you and somebody important play may be shared out differently. Say your own wish before you offer them theirs.",
    8: "With a solar eclipse in your eighth house, opposite the second, six months of honest talk about sharing can begin. Things, time, closeness: say what you give gladly, and what you would like to receive.",
    9: "A solar eclipse in your ninth house gives half a year to a large question, and the third house sends you the details. Set out for something unfamiliar, and bring news of it to those who stay near.",
    10: "In your tenth house the Moon stands before the Sun: a solar eclipse whose subject stays about six months. A new public task needs a home to rest in. When you plan the task, plan the free evenings too.",
    11: "As a solar eclipse comes to your eleventh house, the circle around you can be renewed over about half a year. Go where people share a hope of yours, and bring them something that only you would make.",
    12: "A solar eclipse in your twelfth house begins quietly what others notice some months later. Across from it, the sixth house asks for order. Keep a regular hour alone, and let that hour count as work.",
  },
  lunar: {
    1: "A lunar eclipse in your first house is a Full Moon whose subject lasts about half a year. The seventh house belongs to others: see where you have adapted to somebody. Keep the kindness, and take back a preference.",
    2: "The lunar eclipse stands in your second house, with the Sun in your eighth. What you have given and what you have received can be compared, calmly, over some months. Thank somebody, and keep something for yourself.",
    3: "In your third house the Full Moon is eclipsed. The ninth house, opposite, has the large idea, and the third has the words. Over half a year, learn to say what you believe in three plain sentences.",
    4: "The Earth’s shadow falls on the Moon in your fourth house. Around this lunar eclipse, for about half a year, you see how much time your public role has taken from home. Give an evening back.",
    5: "Lit by a lunar eclipse, your fifth house shows what gives you joy, whether or not your friends understand it. You have about six months with the subject. Do the thing in your own way, then invite them.",
    6: "Your sixth house has a lunar eclipse, and the Sun stands in your twelfth. Half a year shows which routines support you and which only fill the day. Keep the first kind; rest instead of the second.",
    7: "With the lunar eclipse in your seventh house, another person’s wish becomes plain, and so does your own. The question has half a year, so nobody must decide at once. Ask, answer, and ask again after a month.",
    8: "A lunar eclipse falls in your eighth house, across from the second. Something shared is ready to be finished or made fair: borrowed things, an old promise, a silence. You have months for it, so begin with the easiest.",
    9: "The Full Moon in your ninth house is a lunar eclipse. During the half year around it, everyday talk in your third house tests a conviction. Where a simple question makes you stop, stay and think.",
    10: "In your tenth house a lunar eclipse shows what you are known for, and the fourth house where you rest from it. Over about six months, keep the part that you enjoy, and hand back the other.",
    11: "This Full Moon, a lunar eclipse, comes to your eleventh house. Over half a year, friendships show what they are for: play, as in the fifth house, or a purpose, or long company. Enjoy each for what it is.",
    12: "A lunar eclipse in your twelfth house brings something unspoken near to words. Half a year is long enough to be gentle about it. Daily order, from your sixth house, helps: the same hour, the same chair, no hurry.",
  },
};

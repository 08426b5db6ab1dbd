import type { ByHouse } from "./by-house";

/** Mars stays six weeks to seven months: haste, courage, appetite, contest. */
export const marsInHouses: ByHouse = {
  1: [
    "Mars is in your first house, and you walk faster than everyone beside you. You are brave before your shoes are on. Begin what frightened you; wait for the others at the corner.",
    "Strong, hungry and easily annoyed: your first house has Mars as a guest. Your body wants work before your temper finds some. Climb, dance or dig until you feel friendly.",
  ],
  2: [
    "You want it, and you want it now, with Mars in your second house. Appetite is honest. Leave the thing alone for three nights, and see whether you still dream of it.",
    "Mars guards your belongings in your second house, and you notice every borrowed pen. Knowing what matters to you is good. Defend that, and give the pen away.",
  ],
  3: [
    "Your third house, where you talk and run errands, has Mars in it. You answer before the question ends, and sometimes you are even right. Let the other person reach the full stop.",
    "Every queue is too slow while Mars is in your third house of short trips. You would push the bus yourself. Set out before you must, and hurry has nothing left to do.",
  ],
  4: [
    "Furniture moves when Mars is in your fourth house. You have strength for the corner of your home that everybody avoids. Ask first before you throw away what is another person’s.",
    "Family can heat you in seconds as Mars crosses your fourth house. The subject is new, and the quarrel is old. How many years old? Count them before you answer.",
  ],
  5: [
    "Mars chases, sings and plays to win in your fifth house. Boldness suits you, on a stage or across a table. If losing is funny too, you chose the right game.",
    "Desire is direct, with Mars in your fifth house of love and games. You say what you want sooner than planned. Be glad, and let the other person set the speed.",
  ],
  6: [
    "Mars in your sixth house wants the day’s work done by noon. You are quick, and a little rough with slower hands. Do the heaviest task first, and breathe before you hurry anyone.",
    "Effort feels good while Mars is in your sixth house, where work and the body’s habits belong. You do what others discuss. Be strict about one habit and gentle with the rest.",
  ],
  7: [
    "Mars faces you in your seventh house, where partners and opponents stand. People contradict you, or you choose those who do. Argue about the subject, and stay curious about the person.",
    "A rival, a dance partner, a friend who walks faster: in twos you are braver, for Mars is in your seventh house. Find somebody to race, and laugh at the end.",
  ],
  8: [
    "Half answers make you impatient while Mars is in your eighth house of trust and desire. You want all of it, in bed and in talk. Ask directly, and respect a no.",
    "Mars in your eighth house, where things end, has the courage to finish whatever has been half over for too long. Close it with thanks and without a speech.",
  ],
  9: [
    "You would cross a mountain for the truth, or at least a dinner table, with Mars in your ninth house. Let another belief give its reason before you attack it.",
    "Your legs want distance, for Mars is in your ninth house of far travel. Reading about it is not enough. Go, by day, further than you know the way; ask for directions.",
  ],
  10: [
    "Mars climbs, in your tenth house of public work, and whoever stands above you sees your courage and your elbows. Ask for a difficult task; keep the elbows at your sides.",
    "Everyone can see what you are fighting for while Mars is in your tenth house. It may as well deserve your respect. Say in public what you mean to finish, and start.",
  ],
  11: [
    "Somebody has to say “we leave at seven”, and with Mars in your eleventh house, among friends, it is you. They may groan and be glad. Say it, then wait for the slowest.",
    "You may be angry with a whole group at once, as your eleventh house of friends and ideals has Mars in it. Take your demand to a person instead of to everybody.",
  ],
  12: [
    "Mars works backstage in your twelfth house, the place of hidden things. Anger comes late, or in a dream. When something annoys you, walk first, and name the reason afterwards.",
    "You attack even sleep as Mars passes your twelfth house of rest: so many hours, and no results. Lie down before you are finished. Rest cannot be won, which is its charm.",
  ],
};

import type { ByHouse } from "./by-house";

/** Jupiter stays about a year: more of everything, and trust in it. */
export const jupiterInHouses: ByHouse = {
  1: [
    "Once in twelve years Jupiter comes to your first house and stays about a year. You take up more space, and others make it. Try the role that looked too big.",
    "Hope is what people meet first in you, with Jupiter for a year in your first house. You promise easily. Say yes to what you could still do when tired.",
  ],
  2: [
    "Your second house holds Jupiter for about a year, and you feel richer than the numbers say. Giving is easy, and so is a third helping. Share what you cannot finish.",
    "Jupiter spends a year in your second house, where you learn what you are worth. A gift you thought ordinary looks like plenty to somebody else. Where is it missing?",
  ],
  3: [
    "About a year of good conversations goes with Jupiter in your third house of talk and learning. You know a little about everything. Which subject would you like to know too much about?",
    "The next street is more interesting than you expected, all year long, with Jupiter in your third house of neighbours. Learn the names of ten people whom you usually pass.",
  ],
  4: [
    "Home gets fuller in the year or so of Jupiter in your fourth house: more guests, more pots, more stories. Be generous with chairs, and agree on the hour when everybody goes.",
    "Jupiter makes your fourth house, where you come from, look kinder for about a year. Families have comedians too. Laugh at the old story again, and tell it to somebody new.",
  ],
  5: [
    "Joy has a large appetite in the year that Jupiter is in your fifth house of pleasure. You fall in love with hobbies, faces and dishes. Follow those that make you generous.",
    "Whatever you make wants to be bigger while Jupiter plays in your fifth house for a year: the song has nine verses, the cake four floors. Let it, and invite nine people.",
  ],
  6: [
    "You say yes to every request, since Jupiter spends about a year in your sixth house of daily work. Being useful makes you cheerful, up to a point. Find the point.",
    "Good habits can grow while Jupiter is in your sixth house of routines, for about a year. Begin with something so small that it makes you laugh. There is time for the rest.",
  ],
  7: [
    "You see people’s best side in the year that Jupiter is in your seventh house, and they tend to see yours. Admire them aloud, and keep an opinion of your own.",
    "Somebody’s confidence in you is larger than your own: that is Jupiter, facing you for about a year in your seventh house. Borrow it. Do what they think you can.",
  ],
  8: [
    "Trust is easier to give, with Jupiter for a year in your eighth house. Much that was guarded can be shared, even fears, even pleasures. Go in steps that you could take back.",
    "Jupiter looks at hidden things without fear, in your eighth house, for about a year. The secret you carried may prove ordinary, even funny. Whose laughter about it would you like to hear?",
  ],
  9: [
    "Travel and study call you for about a year, as Jupiter is in your ninth house. The world looks willing to teach. Begin the language, the thick book or the long route.",
    "You could preach to a fish while Jupiter is in your ninth house of belief, a stay of about a year. Teach what you know, and keep the sermon under a minute.",
  ],
  10: [
    "For about a year Jupiter crosses your tenth house of public life. People in charge tend to see what you could become. Show them something finished rather than a plan.",
    "Your name travels further than you do, as Jupiter spends its year in your tenth house. You may be offered more than you can accept. Which part would you do even unseen?",
  ],
  11: [
    "New faces fill the year or so that Jupiter is in your eleventh house of friends. You belong to more circles than you can count. Return to the circle where you laugh.",
    "Wish bigger, says Jupiter in your eleventh house of hopes, and it has about a year to say so. Your dream is allowed to include strangers. What would it give them?",
  ],
  12: [
    "Jupiter is out of sight, in your twelfth house of solitude, for about a year. You help quietly, and are helped as quietly. Treat silence as an appointment, and be punctual.",
    "Being alone feels rich, with Jupiter for about a year in your twelfth house. Dreams are long, and music or prayer goes deep. Some of your best mornings have no witness.",
  ],
};

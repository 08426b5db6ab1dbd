import type { BySign } from "./natal-text";

/** How you start, want and get angry. */
export const marsInSign: BySign = {
  Aries: {
    text: "You came to watch the race and are running in it, in ordinary shoes. To want and to move are the same second for you, and your body is happiest when it is warm from use. You are a joy in an emergency, since you have acted before anyone could be afraid. Your anger is as quick: a shout, a slam, and then you are hungry and would like to know who is coming to lunch. Who is still angry with you about something you have long forgotten?",
    practice: "next time your temper rises, drink a glass of water to the bottom before you speak.",
  },
  Taurus: {
    text: "Nobody needs to push you, and it would not help. You start slowly, find a pace that the body likes, and late in the afternoon, when faster people have used up their enthusiasm, you are working on and whistling. What you want, you want for years: the house, the skill, the second helping. Your anger takes its time too. You say “no matter” in May, in June and in July. Then, over a borrowed pencil, you come to a complete stop. Your colleagues would gladly have changed in May.",
    practice: "the first time a thing annoys you, say “I would rather not”, in your ordinary voice.",
  },
  Gemini: {
    text: "Your weapon is the sentence, and you keep it sharp. In a debate among friends you can win, change sides and win again before the food arrives. You work best with the phone at your ear and two other jobs open, and you flirt in the same way, fast, funny, already halfway into another story. Anger comes out as wit, and the flatmate who laughed feels the cut on the stairs. Of the three things you have started, which would you hate to see your rival finish?",
    practice: "finish the smallest of your open tasks before you look at a message.",
  },
  Cancer: {
    text: "Whoever is rude to your sister will be telling the story for years. You fight for your own people with a force that surprises everybody, and you work for them in the same way: sideways, with sandwiches. With a child or a parent to protect, your strength doubles. A rudeness to yourself you swallow. Then a cupboard closes a little too firmly, and you say that you were only thinking. At home they walk around an anger that nobody has met, and the youngest believes it is about him.",
    practice: "next time a cupboard closes too loudly, tell the nearest friendly person why.",
  },
  Leo: {
    text: "In front of people you find strength that you did not have a moment ago. You work with heart and some style, and what leaves your hands is more splendid than anyone ordered. You like to win and look good doing it, and you cheer like a brass band for a rival who is better. You want to be wanted, too. Insults amuse you; being overlooked does not. If your name is missing from the list, half of you comes to work next day, and everyone misses the rest.",
    practice: "when your part is forgotten, wait until you have slept and laughed before you raise it.",
  },
  Virgo: {
    text: "You love technique, a tool that fits, a body that has been properly trained, and a clean cut can make you proud all evening. Attention is how you work and how you desire. It is also how you get angry. Annoyed, you straighten the papers and correct a comma, and the corrections multiply. A new colleague gets a page back with thirty of them, and cannot know that twenty-nine are about last Monday. What was the real complaint, the one that is not on the page?",
    practice: "check each correction before you send it: does it change the result? Cut those that do not.",
  },
  Libra: {
    text: "The trainee is blamed for somebody else’s mistake, and you, who need so long to choose a dessert, are on your feet. A stranger’s cause moves you faster than your own. You fight politely, quickly, with terms that let the other side give way without shame, and a rival with manners brings out your best. When the wrong is done to you, it gets a fair hearing first. You consider their reasons, their deadline and their childhood. By Thursday you are terribly courteous, and nobody can answer that.",
    practice: "when an equal treats you unfairly, say “I minded that” before the day is over.",
  },
  Scorpio: {
    text: "You can wait nine years for a thing, saving, watching, knowing its price better than the owner does. In desire as in business you go the whole way or you do not start. People feel the heat, though your face shows none of it. Where real money is involved, your pulse slows and you think with great clarity. A kindness you pay back double. And then there is whoever cheated you over a car. What does it cost you each year to keep that account open?",
    practice: "give the proof of a small old wrong to the waste paper, then eat something good.",
  },
  Sagittarius: {
    text: "Say that it cannot be done, and you are looking for your shoes. You run towards things: a conviction, a mountain, an argument about justice with a man twice your age. Your body likes distance, speed and open air, and desire is a kind of holiday. Nobody is better on the first day. You believe, and people who had been sitting get up. On the fortieth day you have found an even nobler cause, and those who got up for you are counting the chairs.",
    practice: "before your next great yes, stop, and do a dull task for the last one.",
  },
  Capricorn: {
    text: "While others sprint, you have worked out the whole climb. You spend your strength like good money, exactly and on what lasts, and you are still rising when the sprinters have gone home. You are ambitious and enjoy it; the view was the idea. Even desire is patient in you, and thorough. Anger gets an appointment: you decide when and to what purpose, mostly the answer is “not today”, and it goes into the work. So you do the work of three, and two willing people stand by.",
    practice: "walk fast around a few corners and complain aloud, without a plan.",
  },
  Aquarius: {
    text: "The sign says “No entry without a form”, and you would like to know who wrote the sign. You act when a rule is unjust, and for everyone at once: you find the paragraph, collect the names and read them out, standing on a chair. A fight that could change a law makes you cheerful for days. Order you to do what you were about to do anyway, and you stop. Perhaps they only wanted the salt. Which order would you carry out gladly as a question?",
    practice: "when you feel ordered about, climb some stairs, then judge the idea itself.",
  },
  Pisces: {
    text: "There are mornings when you could carry a piano, and afternoons when the telephone is too heavy. Your strength comes with the mood. Play the right song, and you dance, paint or nurse until three. Desire is like that as well: generous, dreamy, all skin. In a conflict you do not meet the blow. You say “mm” and run a bath, and some weeks later the matter has quietly gone your way. The other side has been boxing with steam, and wonders whether you were ever angry.",
    practice: "stamp through a loud song to its end, and notice at which thought you stamp hardest.",
  },
};

import type { BySign } from "./natal-text";

/** What you trust, and where you give more than was asked. */
export const jupiterInSign: BySign = {
  Aries: {
    text: "Go first, and your trust in life comes back. You try the new machine, you call the customer whom others dread, and because you expect to enjoy it, people line up behind you. Beginnings are where your luck lives. By noon you have promised the second step as well, and the colleague who has to take it hears of it in the corridor.",
    practice: "ask whoever would take the next step how long it needs, and promise it afterwards.",
  },
  Taurus: {
    text: "You eat the pear slowly, juice to the elbows, and are sure that life means well. There is enough, you feel, and with you there usually is: money grows under your patience and turns into comfort that others can sit on. You lend without a speech. You keep a spare of everything, and a spare of the spare. Watch people try to leave your sofa. Most need three attempts.",
    practice: "give away a spare of something before you buy the next.",
  },
  Gemini: {
    text: "The man beside you at the bus stop happens to repair violins, and when the bus comes you know whom to call about a nephew’s cello. Chance talk brings you luck. You know a little about almost everything, and a neighbour who knows the rest. Friends use you as a public library, open at midnight. Whoever would like a whole evening of you has to queue.",
    practice: "choose which friend gets your longest answer today, and begin with that.",
  },
  Cancer: {
    text: "Nobody leaves your home hungry, and few leave it without a box. Your generosity is hospitality. You turn strangers into relatives by dessert, and you suspect that the world’s quarrels would shrink if people ate together more. Family, born or chosen, brings you most of your luck. Refusing you feels rude, and a guest with a small appetite learns to hide it.",
    practice: "decide, while the food is still in the pan, that a first no will count.",
  },
  Leo: {
    text: "“You should be teaching this,” you say, and next year she is. You make others brave by praising them aloud, with details, while people are listening. Your joy wants company: a picnic for six acquires a band and forty guests, and your host looks for forty forks. Ask around who began something after a sentence of yours. The list is long.",
    practice: "before a plan grows, check with whoever would have to cook, pay or clean.",
  },
  Virgo: {
    text: "Grand promises leave you cold; a drawer that glides can make your morning. You grow by improving small useful things, and you believe in what has been tested. Luck reaches you by way of work: the careful job that others refused brings the next three. A large offer you turn over and shake, listening for the catch. Meanwhile a less careful colleague says yes.",
    practice: "prepare what you would ask about a large offer if you had already said yes.",
  },
  Libra: {
    text: "Two friends have fallen out, and each would like you on their side. Both trust you to see their point, and you enjoy it: almost everything can be settled, you believe, by people with good chairs. So well do you say “I see” that each goes home with an ally. Count the couples and friendships around you that have you to thank.",
    practice: "when both want your agreement, wait a night before you give it to either.",
  },
  Scorpio: {
    text: "The bank has said no, the boiler is cold, and you look almost cheerful. Your courage rises when things are worst, because you trust what remains after a loss. You know how to use a bad year, other people’s talents and money that was pooled, and you go deep sooner than wide. People in trouble sit near you and borrow your nerve. There is plenty.",
    practice: "ask whoever is in trouble what is still standing, and begin the talk there.",
  },
  Sagittarius: {
    text: "It will turn out well: you know this as others know their own name. You take the doubtful by the sleeve, to the island or into the class, and by the third day they thank you. You believe in teachers, in crossing borders, in a heaven with a sense of humour. On the first night they learn that you had trusted in beds instead of booking them.",
    practice: "ask the most doubtful of the party what to pack, and pack it.",
  },
  Capricorn: {
    text: "Your hope arrives with a plan and a list of costs. You believe in what can be built, and you like to watch a sum grow by patience. Luck that falls from the sky makes you suspicious: you count it twice, and an aunt who gives you something has to hear what you owe her. Look at what you began five years ago, and how much of it still works.",
    practice: "finish a good meal without working out what it cost.",
  },
  Aquarius: {
    text: "At the edge of the party stands a man quite alone, and you are already bringing two glasses. You bet on whoever is left out: the odd, the foreign, the fourteen-year-old with a theory. They enlarge your world. Much of what you know came from people who were not supposed to know it. Your paradise has no guest list, and music from everywhere.",
    practice: "prepare an invitation for an outsider, easy to refuse.",
  },
  Pisces: {
    text: "You lean on life as a swimmer leans on salt water. You give coins, time, your own sofa to a traveller, without proof or counting, and help finds you too, late and from people you had forgotten. Music or prayer fills you again. A gifted liar can empty you by lunchtime. Look around you: a relative is good with numbers, and would gladly count.",
    practice: "check the story with a sober friend before you lend money or a bed.",
  },
};

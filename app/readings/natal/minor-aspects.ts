import type { Planet } from "../../astrology/bodies";
import type { LaterPlanet } from "./natal-text";

/** Quincunx, 150°: two wants that do not hear each other. Semi-sextile, 30°: a small nudge from one to the other. */
export type MinorAspectKind = "quincunx" | "semiSextile";

/** The kinds that the sky can make between 1800 and 2100 with the orbs of a natal chart. */
type PossibleMinor<A extends Planet, B extends Planet> = [A, B] extends
  | ["Sun", "Venus"]
  | ["Mercury", "Venus"]
  | ["Neptune", "Pluto"]
  ? "semiSextile"
  : MinorAspectKind;

export type MinorAspects = {
  readonly [A in Exclude<Planet, "Pluto">]: {
    readonly [B in Exclude<LaterPlanet<A>, A extends "Sun" ? "Mercury" : never>]: Readonly<
      Record<PossibleMinor<A, B>, string>
    >;
  };
};

/** A sentence for each minor contact of two planets, under the planet that comes first in `PLANETS`. */
export const minorAspects: MinorAspects = {
  Sun: {
    Moon: {
      quincunx:
        "You accept the honour at noon and find at bedtime that you wanted a quiet evening, so plans get changed.",
      semiSextile:
        "A good day at what you do warms your mood by degrees, and a cosy evening makes you braver.",
    },
    Venus: {
      semiSextile:
        "You dress for your own pleasure first, and somehow that pleasure puts the people around you at ease.",
    },
    Mars: {
      quincunx:
        "Your pride plans a calm entrance while your legs are already running, so you greet people over your shoulder.",
      semiSextile:
        "A little competition, a race to the corner or a small bet, shows you quickly what you want.",
    },
    Jupiter: {
      quincunx:
        "You promise grandly on behalf of a smaller, sleepier person, who turns out to be you tomorrow morning.",
      semiSextile:
        "You feel most yourself when you ask for slightly more than seems modest, and ask with a grin.",
    },
    Saturn: {
      quincunx: "You shine where nobody is grading you, and keep applying for places where somebody is.",
      semiSextile:
        "With each year of practice your confidence grows a little, and old acquaintances are the first to see it.",
    },
    Uranus: {
      quincunx:
        "Just as people have learnt who you are, you change your subject or your hair, and must introduce yourself again.",
      semiSextile:
        "A small eccentricity, odd socks or a rare hobby, does your self-respect more good than a title.",
    },
    Neptune: {
      quincunx:
        "You come in with a clear aim, catch the mood of the company, and go home with somebody else’s aim.",
      semiSextile: "A song or two before an important day, and you know again what you are doing it for.",
    },
    Pluto: {
      quincunx:
        "Compliments please you until they come from a powerful person; then you smile and wonder what is wanted.",
      semiSextile:
        "After a small defeat you come back with a new trick, which makes friends curious and rivals polite.",
    },
  },
  Moon: {
    Mercury: {
      quincunx:
        "Asked how you feel, you give an excellent account of the day; the feeling turns up later, on the pillow.",
      semiSextile: "Talk settles you: a recipe read aloud, a puzzle shared, a long message full of news.",
    },
    Venus: {
      quincunx:
        "The shoes you adore hurt and the friend you adore exhausts you, so charm and comfort take turns.",
      semiSextile:
        "Fresh sheets, a ripe pear, a hand on your arm: small pleasures reach your mood before good news does.",
    },
    Mars: {
      quincunx: "You agree to the hike before your stomach has been asked, and by the third hill it growls.",
      semiSextile: "A brisk few minutes with a ball, a broom or a hill turns your sulk into an appetite.",
    },
    Jupiter: {
      quincunx:
        "You invite everybody out of pure affection, and halfway through you long for a corner and a silent biscuit.",
      semiSextile:
        "An extra helping or an extra song in company lifts you, and the others are merrier because you stayed.",
    },
    Saturn: {
      quincunx: "You nap guiltily and work wistfully, until comfort and duty each get a time of their own.",
      semiSextile: "A regular time for supper or sleep steadies you more than a long talk about how you are.",
    },
    Uranus: {
      quincunx:
        "You arrange the perfect nest, and on the evening it is ready you feel like catching a train.",
      semiSextile: "A tiny change, the other side of the bed or a new soup, refreshes you like a day off.",
    },
    Neptune: {
      quincunx:
        "You soak up the sadness of a whole train carriage, and need two stops to see that none is yours.",
      semiSextile:
        "Warm water and a nap loosen you, and useful hunches come while you are doing nothing in particular.",
    },
    Pluto: {
      quincunx:
        "You want to be comforted without being asked why, so you hug people hard and change the subject.",
      semiSextile:
        "You remember what hurt you in just enough detail to be tender with those it is happening to now.",
    },
  },
  Mercury: {
    Venus: {
      semiSextile:
        "You like a well-made phrase as others like chocolate, and you pass the best ones round at once.",
    },
    Mars: {
      quincunx:
        "Your perfect reply arrives on the stairs and your sharp one in the meeting, and you would gladly swap them.",
      semiSextile:
        "You think better with something in your hands, and a short, friendly dispute wakes you up for the day.",
    },
    Jupiter: {
      quincunx: "You can explain the whole history of the railway, and miss the train while you do.",
      semiSextile:
        "You collect facts that are slightly too large for the conversation, and make people laugh with them.",
    },
    Saturn: {
      quincunx:
        "You rehearse a sentence until its moment has passed, and then say something unprepared and better.",
      semiSextile:
        "A list of five errands calms your mind, and you cross out the fourth with considerable private joy.",
    },
    Uranus: {
      quincunx:
        "Somewhere between the question and your answer the subject changes, and listeners enjoy hunting for the link.",
      semiSextile:
        "A gadget, a pun or a stranger’s odd remark is enough to restart your thinking when it is tired.",
    },
    Neptune: {
      quincunx:
        "You hear the feeling in a voice so well that you miss the date, and arrive kindly a day late.",
      semiSextile: "In a dull report you find the story, with a hero, a villain and a missing receipt.",
    },
    Pluto: {
      quincunx:
        "You ask a harmless question in so searching a voice that people confess to things you had not suspected.",
      semiSextile:
        "A small mystery, such as a glove without an owner, can entertain you for a whole happy afternoon.",
    },
  },
  Venus: {
    Mars: {
      quincunx:
        "You are charming when you mean to be firm and blunt when you mean to flirt, and admirers keep guessing.",
      semiSextile:
        "Wanting somebody makes you slightly more elegant, and being wanted makes you slightly more daring.",
    },
    Jupiter: {
      quincunx: "You mean to bring a small present, and two people have to help you get it up the stairs.",
      semiSextile:
        "You share a small treat so that everyone feels spoilt, and people remember your picnics for years.",
    },
    Saturn: {
      quincunx:
        "You warm to people at exactly the moment when politeness says that everybody should go home.",
      semiSextile:
        "You grow fonder of what you use: the old coat, the old song, the friend who calls every week.",
    },
    Uranus: {
      quincunx: "You long for a steady friend, and grow fond of the one who answers from an airport.",
      semiSextile: "An unusual song, spice or guest is enough to make an ordinary evening taste new to you.",
    },
    Neptune: {
      quincunx:
        "You fall for a voice or a photograph, and adjust with good grace when the rest of the person arrives.",
      semiSextile: "You choose scents and colours by feel, and guests generally ask where you found them.",
    },
    Pluto: {
      quincunx: "You want love to be simple, and you search a plain goodbye for a second meaning.",
      semiSextile:
        "Your liking deepens by small discoveries, and people tell you a secret sooner than they had planned.",
    },
  },
  Mars: {
    Jupiter: {
      quincunx: "You train for the short race and then, in a sunny mood, you enter the long one.",
      semiSextile: "A cheer is worth ten extra steps to you, and you cheer back at least as loudly.",
    },
    Saturn: {
      quincunx:
        "You rush the part that needs care and perfect the part that is never seen, and then you swap.",
      semiSextile: "You work best towards a modest target, reach it a bit early, and enjoy the walk home.",
    },
    Uranus: {
      quincunx:
        "Your body likes a routine and your temper likes exceptions, so on training days you are often in a café.",
      semiSextile: "A new route, a new tool or a new opponent gives your effort a pleasant jolt.",
    },
    Neptune: {
      quincunx: "You set out to fix a shelf, hear a song, and are found at dusk still holding the shelf.",
      semiSextile:
        "You row, paint or march better to music, and a cause you believe in lends you new strength.",
    },
    Pluto: {
      quincunx: "You fight hard for a seat on the bus and give way where it matters, and wonder at both.",
      semiSextile:
        "You can ask for something a third time as pleasantly as the first, and people admire the nerve.",
    },
  },
  Jupiter: {
    Saturn: {
      quincunx:
        "You hope today and calculate tomorrow, so your plans are made twice, and the second is better.",
      semiSextile:
        "Hope grows in you by instalments, and every paid bill makes you a shade more adventurous.",
    },
    Uranus: {
      quincunx:
        "You argue brilliantly for a plan in the morning and for its rival at night; sleep once more, then choose.",
      semiSextile:
        "Now and then a chance remark sends you to a country, a book or a thinker you come to love.",
    },
    Neptune: {
      quincunx:
        "You picture a better world so beautifully that the person who asked you for a small favour has to wait.",
      semiSextile:
        "A good story at bedtime renews your faith in people, and you tell a rather good one yourself.",
    },
    Pluto: {
      quincunx:
        "You want the best for everybody, and it surprises you how much you enjoy deciding what is best.",
      semiSextile:
        "You notice what is undervalued, an old tool or a shy speaker, and you cheerfully say so in public.",
    },
  },
  Saturn: {
    Uranus: {
      quincunx:
        "You follow the recipe to the gram, replace its main ingredient, and defend both decisions with the same calm.",
      semiSextile:
        "Every year you abolish some small rule of your own, and so you grow more mischievous with age.",
    },
    Neptune: {
      quincunx:
        "Duty asks you for a date and your dream asks for longer, so movable deadlines suit you best.",
      semiSextile:
        "You lend a dreamer your calendar and borrow their picture of the sea, and both of you gain.",
    },
    Pluto: {
      quincunx:
        "You are strict about crumbs and generous about catastrophes, which puzzles whoever has just broken a cup.",
      semiSextile:
        "A small amount of pressure does you good, and you attack the hardest third of a job with relish.",
    },
  },
  Uranus: {
    Neptune: {
      quincunx:
        "Many of your age group laugh at an idea and follow it anyway, and you know exactly how that feels.",
      semiSextile:
        "With others of your years you share hunches slightly ahead of the news, and you like to test them.",
    },
    Pluto: {
      quincunx:
        "Like others of your years you want everything changed and nothing broken, so you begin with small corners.",
      semiSextile:
        "Your age group takes apart what it inherits, and you enjoy finding out how the thing once worked.",
    },
  },
  Neptune: {
    Pluto: {
      semiSextile:
        "Those born in your years keep a little fear beside their faith, and you are hopeful with an umbrella.",
    },
  },
};

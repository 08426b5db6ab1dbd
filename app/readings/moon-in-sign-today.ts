import type { Sign } from "../astrology/signs";

/** What the two and a half days of the Moon in a sign are good for, whoever reads it. */
export const moonInSignToday: Readonly<Record<Sign, string>> = {
  Aries:
    "People want to begin, and waiting makes them sharp. A time for first steps, short efforts and saying plainly what annoys you. Feelings flare up and are over by dinner, so let the second sentence of a quarrel go unanswered.",
  Taurus:
    "Nobody likes to be hurried. It is a time for cooking slowly, for gardens, money matters and the comfortable chair. What is decided now tends to stay decided. If a talk has stuck, eat something together and leave the subject alone until afterwards.",
  Gemini:
    "Curiosity is stronger than appetite. Calls, errands, visits and questions go well, and two small tasks please you more than a single large one. Feelings like to be talked about and then dropped. Write down what you promise, since everyone is promising.",
  Cancer:
    "People are softer than they look and remember everything. Stay at home if you can, feed somebody, call the family, sleep early. A careless remark goes in further than it was meant to. Old photographs and soup comfort better than advice.",
  Leo: "Everybody would like to be noticed, and praise given aloud warms a whole office. Celebrate, perform, play with children, wear the good shirt. Pride is easily hurt these days. A sincere compliment mends more than an explanation does.",
  Virgo:
    "Untidy corners become visible, and clearing one of them calms the mind. Good for lists, repairs, plain food and a sensible walk. The eye for faults is sharp as well, so point it at things and be lenient with people, yourself included.",
  Libra:
    "Company is better than solitude, and a fair word is easy to find. Settle a difference, choose colours, invite somebody, sign what both sides have read. Deciding alone takes long. Ask for a second opinion and then believe your first one.",
  Scorpio:
    "Feelings are strong and kept in. It suits research, closed talks, clearing out and whatever must be faced properly. Trust matters more than charm. If you suspect something, ask a single direct question instead of watching for three days.",
  Sagittarius:
    "The mood lifts and wants to get out. Go further than the usual corner, study something foreign, laugh with people you hardly know. Frankness is in fashion and is not always welcome. Plans grow large by evening, so fix their dates tomorrow.",
  Capricorn:
    "Work steadies the heart. People are reserved, dependable and rather short on compliments, so take good manners as affection. Do the necessary task, speak to those in charge, and keep an appointment exactly. Reward yourself afterwards, and thank somebody who never asks for it.",
  Aquarius:
    "Friends come before family, and an odd idea gets a hearing. Meet a group, try a new method, talk to somebody unlike you. Feelings are kept at a friendly distance. If you need comfort, say so clearly, for hints are not noticed.",
  Pisces:
    "Edges are soft and everyone is a little tired. Music, prayer, water, sleep and quiet kindness all do good. Facts slip, so put off the accounts. When somebody’s sadness reaches you, sit beside them for a while and promise nothing.",
};

import type { Planet } from "../../astrology/bodies";
import type { MajorAspect } from "../../astrology/sky-ahead";

/**
 * What the Moon's aspects to the nine others bring for some hours, in two variants, because the Moon comes back every
 * month. Each goes on after an opener that names the aspect and a colon. `{a}` says where the Moon stands and `{b}`
 * where the other does, in the words of areas.ts: each stands wherever “at home” could stand.
 */
export const moonAspectClauses: Readonly<
  Record<Exclude<Planet, "Moon">, Readonly<Record<MajorAspect, readonly [string, string]>>>
> = {
  Sun: {
    Conjunction: [
      "you feel like making a new start {a}. Begin with something so small that nobody needs to know.",
      "you know exactly what you want {a}, and for some hours you have no doubts. Do that first.",
    ],
    Sextile: [
      "you could get help {a}, if you say what you need. Ask the first friendly person, and ask for something small.",
      "a pleasant hour is possible {a}, if you put the nicest task first. Begin there, and let the others wait.",
    ],
    Square: [
      "you want to get something done {a}, and your body wants a rest. Eat first, then do the easy part.",
      "{a}, you want to do as you like, and to please somebody. Say your own wish first, then ask for theirs.",
    ],
    Trine: [
      "you feel at ease {a}, and need nobody’s permission. Enjoy it for a while before you start anything.",
      "what you enjoy {b} keeps you cheerful {a} as well. Let others see how pleased you are; modesty can wait.",
    ],
    Opposition: [
      "through somebody’s question you notice how you really feel {a}. Answer honestly, even if it is “I do not know yet.”",
      "you want one thing {a}, and somebody wants another. Let them explain first; you may both be right.",
    ],
  },
  Mercury: {
    Conjunction: [
      "you find the words for what you feel {a}. Call somebody who likes to hear your voice.",
      "{a}, your head is full of small, quick thoughts. Tell somebody the funniest one before you forget it.",
    ],
    Sextile: [
      "one short, honest message could make things easier {a}. Send it before you improve it for the fourth time.",
      "if you feel unsure {a}, ask somebody who knows. A short question may save you an hour of guessing.",
    ],
    Square: [
      "you feel one thing {a}, and your mouth says another. Pause, and begin the sentence again.",
      "{a}, silence would be welcome, but your thoughts keep talking. Say the loudest one aloud, and check whether it is true.",
    ],
    Trine: [
      "{a}, words come easily, and so does a smile. Tell the story that always makes you laugh.",
      "you see quickly what is needed {a}. Say it in a kind sentence, and enjoy how simple it was.",
    ],
    Opposition: [
      "{a}, you hope for sympathy, and somebody gives you advice instead. Say kindly, “Please just listen for a minute.”",
      "{a}, somebody’s harmless question sounds like blame to you. Ask what they meant before you defend yourself.",
    ],
  },
  Venus: {
    Conjunction: [
      "you do everything gently {a}, and it pleases you. Go slowly, and enjoy one lovely detail to the end.",
      "{a}, a small thing delights you: a colour, a voice, a word. Stop for it, and smile without explaining.",
    ],
    Sextile: [
      "if it grows dull {a}, find something good to eat, share it if you can, and make it last.",
      "if you like something {a}, say so aloud. A friendly hour may grow out of half a sentence.",
    ],
    Square: [
      "{a}, you would like to be comforted and admired, both at once. Ask for comfort first; it is the easier gift.",
      "you feel a little sad {a}, and look for treats. Ask first whether you are hungry, tired or lonely.",
    ],
    Trine: [
      "you are at peace {a}, and that makes you pleasant company. Sit down near somebody you like.",
      "gentleness comes by itself {a}. Smile at the first face you see, even if it is your own.",
    ],
    Opposition: [
      "{a}, you hope for tenderness, and somebody is only polite. Be the warmer of the two for one minute.",
      "{a}, you keep thinking of somebody charming, and forget what you were doing. Enjoy it for a while, then return.",
    ],
  },
  Mars: {
    Conjunction: [
      "whatever you feel {a}, you want to act at once. Run, clean or sing loudly first, and speak afterwards.",
      "you are brave and quickly annoyed {a}. Say early and calmly what bothers you, while it is still small.",
    ],
    Sextile: [
      "if you feel uneasy {a}, stand up while you are still thinking. Doing something small may help more than another thought.",
      "{a}, a task you keep avoiding could be quickly done. Start now, and allow yourself to stop after five minutes.",
    ],
    Square: [
      "what annoys you {b} makes you impatient {a}. Before you speak, ask yourself where the anger belongs.",
      "{a}, you need peace, and something in you wants to argue. Breathe out four times before you open your mouth.",
    ],
    Trine: [
      "you feel strong and cheerful {a}. Do the heavy part first, with music, and sing along.",
      "{a}, nobody has to push you; you have already begun. Go on for as long as it is fun.",
    ],
    Opposition: [
      "somebody is irritable, and it upsets you {a}. Answer one tone lower than they speak.",
      "you feel hurried {a}, but the hurry is somebody else’s. Ask how much time there really is.",
    ],
  },
  Jupiter: {
    Conjunction: [
      "you feel warm, generous and hopeful {a}. Laugh with somebody, and let the good hour last.",
      "{a}, you are hungry for more: more jokes, more company, more cake. Offer the first piece, then take the second.",
    ],
    Sextile: [
      "more is possible than you expect {a}, if you ask. Ask cheerfully, and accept with both hands.",
      "it could be much more fun {a}. Call whoever laughs most easily, and tell them what you are doing.",
    ],
    Square: [
      "you say yes too quickly {a}, and then long for peace. Let the next request wait until morning.",
      "you go on too long {a}, although you are already tired. Stop while you still enjoy it.",
    ],
    Trine: [
      "you are content {a}, for no special reason. Count three good things, and thank somebody for one of them.",
      "laughter comes more easily than usual {a}, and so does hope. Invite somebody who needs some of each.",
    ],
    Opposition: [
      "you feel small {a}, because somebody else is doing so well. Congratulate them, and ask how they did it.",
      "you become very generous {a}, because somebody laughs so nicely. Enjoy it, and promise nothing large.",
    ],
  },
  Saturn: {
    Conjunction: [
      "everything seems serious {a}, and you would rather be left in peace. Do one useful thing, then rest.",
      "you are calm and reliable {a}, like an old clock. Finish something short and dull, and be proud of it.",
    ],
    Sextile: [
      "{a}, a little order could calm you. Put three things where they belong, and stop there.",
      "{a}, somebody older or calmer could ease your worry. Ask how they managed; they may have made the same mistake.",
    ],
    Square: [
      "{a}, you long for comfort and see only work. Do the smallest piece, then sit down and leave the rest.",
      "{a}, a kind word would help, but you hear only your own strict voice. Check whether anybody has really said so.",
    ],
    Trine: [
      "you are patient without trying {a}. Do something slow that you are good at, and take your time.",
      "you feel safe {a}, because so much is familiar. Go to the place or the person you have known longest.",
    ],
    Opposition: [
      "you are easily hurt {a}, and somebody seems cool. Ask whether they are tired before you feel rejected.",
      "somebody reminds you of a duty just as you get comfortable {a}. Agree on a time, and lean back again.",
    ],
  },
  Uranus: {
    Conjunction: [
      "{a}, your mood changes without warning and wants fresh air. Do a familiar thing in an unfamiliar way.",
      "you are wide awake and slightly wild {a}. Try something harmless that you normally only watch.",
    ],
    Sextile: [
      "{a}, say yes to a small surprise without looking at the clock. It could be a holiday from the usual.",
      "{a}, a strange idea could brighten an hour. Ask one more question than usual, and see where it leads.",
    ],
    Square: [
      "{a}, you want calm, and at the last minute something changes. Keep one small habit exactly as it was.",
      "you cannot sit still {a}, although you long for peace. Shake out your arms, open a window, begin again.",
    ],
    Trine: [
      "{a}, surprises amuse you, and plans bore you. Let the hour go where it likes.",
      "you feel free {a}, like a child with a new game. Show somebody the rules, or invent some.",
    ],
    Opposition: [
      "{a}, somebody changes their mind and leaves you puzzled. Wait an hour; it may change once more.",
      "nothing is as usual {a}, because somebody behaves oddly. Ask with a smile, and you may hear why.",
    ],
  },
  Neptune: {
    Conjunction: [
      "you are soft and open {a}, and feel what others feel. Choose music rather than news for some hours.",
      "clear answers are rare {a}, and dreams are many. Enjoy the dreams for a while, and decide later.",
    ],
    Sextile: [
      "a little kindness could soften a hard moment {a}. Listen to the end, and keep your advice to yourself.",
      "a melody or a memory could make you gentler {a}. Close your eyes and let it come.",
    ],
    Square: [
      "{a}, you are tired and dream of being somewhere else. Find a quiet corner, and dream on purpose for a while.",
      "you feel guilty {a}, and do not know why. Ask what has actually happened; perhaps it is nothing.",
    ],
    Trine: [
      "you forgive easily {a}, even yourself. Let one small mistake go by without a word.",
      "{a}, everything seems a little softer and kinder. Stand at a window for a while, and hum.",
    ],
    Opposition: [
      "you feel unsure {a}, because somebody hopes that you guess their wish. Ask them to say it aloud.",
      "you are suddenly sad or cheerful {a}, because somebody else is. Ask which of the feelings are really yours.",
    ],
  },
  Pluto: {
    Conjunction: [
      "{a}, a single feeling fills you completely. Keep still for twenty breaths before you act on it.",
      "you want the whole truth {a}, and nothing polite. Ask yourself first what you really want.",
    ],
    Sextile: [
      "something you have never said could bring relief {a}. Say it quietly, to somebody you trust.",
      "you could drop an old irritation {a}. Laugh about it once, aloud, and change the subject.",
    ],
    Square: [
      "you want to be certain {a}, and your questions spoil the pleasure. Ask once, accept the answer, and stop.",
      "a feeling grows too large for you {a}, and you try to hide it. Walk or stretch until it grows smaller.",
    ],
    Trine: [
      "strong feelings do not frighten you {a}. Let somebody tell you a secret, and keep it.",
      "{a}, something interests you so deeply that you forget the time. Go on, and let the messages wait.",
    ],
    Opposition: [
      "{a}, you want some privacy, and somebody asks too many questions. Answer one of them kindly, and leave the rest.",
      "somebody wants to decide for you {a}. Give way in something small, and keep the thing that counts.",
    ],
  },
};

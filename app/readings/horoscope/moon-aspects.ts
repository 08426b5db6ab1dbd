import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";

/**
 * What the Moon's aspects to the nine others bring for some hours, in two variants, because the Moon comes back every
 * month. Each goes on after an opener that names the aspect and the Moon's house, and holds in any house.
 */
export const moonAspectClauses: Readonly<
  Record<Exclude<Planet, "Moon">, Readonly<Record<MajorAspect, readonly [string, string]>>>
> = {
  Sun: {
    Conjunction: [
      "you feel like making a new start. Begin with something so small that nobody needs to know.",
      "you know exactly what you want, and for some hours you have no doubts. Do that first.",
    ],
    Sextile: [
      "you could get help, if you say what you need. Ask the first friendly person, and ask for something small.",
      "a pleasant hour is possible, if you put the nicest task first. Begin there, and let the others wait.",
    ],
    Square: [
      "you want to get something done, and your body wants a rest. Eat first, then do the easy part.",
      "you want to do as you like, and to please somebody. Say your own wish first, then ask for theirs.",
    ],
    Trine: [
      "you feel at ease, and need nobody’s permission. Enjoy it for a while before you start anything.",
      "what you enjoy keeps you cheerful, and it shows. Let others see how pleased you are; modesty can wait.",
    ],
    Opposition: [
      "through somebody’s question you notice how you really feel. Answer honestly, even if it is “I do not know yet.”",
      "you want one thing, and somebody wants another. Let them explain first; you may both be right.",
    ],
  },
  Mercury: {
    Conjunction: [
      "you find the words for what you feel. Call somebody who likes to hear your voice.",
      "your head is full of small, quick thoughts. Tell somebody the funniest one before you forget it.",
    ],
    Sextile: [
      "one short, honest message could make things easier. Send it before you improve it for the fourth time.",
      "if you feel unsure, ask somebody who knows. A short question may save you an hour of guessing.",
    ],
    Square: [
      "you feel one thing, and your mouth says another. Pause, and begin the sentence again.",
      "silence would be welcome, but your thoughts keep talking. Say the loudest one aloud, and check whether it is true.",
    ],
    Trine: [
      "words come easily, and so does a smile. Tell the story that always makes you laugh.",
      "you see quickly what is needed. Say it in a kind sentence, and enjoy how simple it was.",
    ],
    Opposition: [
      "you hope for sympathy, and somebody gives you advice instead. Say kindly, “Please just listen for a minute.”",
      "somebody’s harmless question sounds like blame to you. Ask what they meant before you defend yourself.",
    ],
  },
  Venus: {
    Conjunction: [
      "you do everything gently, and it pleases you. Go slowly, and enjoy one lovely detail to the end.",
      "a small thing delights you: a colour, a voice, a word. Stop for it, and smile without explaining.",
    ],
    Sextile: [
      "if it grows dull, find something good to eat, share it if you can, and make it last.",
      "if you like something, say so aloud. A friendly hour may grow out of half a sentence.",
    ],
    Square: [
      "you would like to be comforted and admired, both at once. Ask for comfort first; it is the easier gift.",
      "you feel a little sad, and look for treats. Ask first whether you are hungry, tired or lonely.",
    ],
    Trine: [
      "you are at peace, and that makes you pleasant company. Sit down near somebody you like.",
      "gentleness comes by itself. Smile at the first face you see, even if it is your own.",
    ],
    Opposition: [
      "you hope for tenderness, and somebody is only polite. Be the warmer of the two for one minute.",
      "you keep thinking of somebody charming, and forget what you were doing. Enjoy it for a while, then return.",
    ],
  },
  Mars: {
    Conjunction: [
      "whatever you feel, you want to act at once. Run, clean or sing loudly first, and speak afterwards.",
      "you are brave and quickly annoyed. Say early and calmly what bothers you, while it is still small.",
    ],
    Sextile: [
      "if you feel uneasy, stand up while you are still thinking. Doing something small may help more than another thought.",
      "a task you keep avoiding could be quickly done. Start now, and allow yourself to stop after five minutes.",
    ],
    Square: [
      "something annoys you, and you are impatient with somebody else. Before you speak, ask yourself where the anger belongs.",
      "you need peace, and something in you wants to argue. Breathe out four times before you open your mouth.",
    ],
    Trine: [
      "you feel strong and cheerful. Do the heavy part first, with music, and sing along.",
      "nobody has to push you; you have already begun. Go on for as long as it is fun.",
    ],
    Opposition: [
      "somebody is irritable, and it upsets you. Answer one tone lower than they speak.",
      "you feel hurried, but the hurry is somebody else’s. Ask how much time there really is.",
    ],
  },
  Jupiter: {
    Conjunction: [
      "you feel warm, generous and hopeful. Laugh with somebody, and let the good hour last.",
      "you are hungry for more: more jokes, more company, more cake. Offer the first piece, then take the second.",
    ],
    Sextile: [
      "more is possible than you expect, if you ask. Ask cheerfully, and accept with both hands.",
      "it could be much more fun. Call whoever laughs most easily, and tell them what you are doing.",
    ],
    Square: [
      "you say yes too quickly, and then long for peace. Let the next request wait until morning.",
      "you go on too long, although you are already tired. Stop while you still enjoy it.",
    ],
    Trine: [
      "you are content, for no special reason. Count three good things, and thank somebody for one of them.",
      "laughter comes more easily than usual, and so does hope. Invite somebody who needs some of each.",
    ],
    Opposition: [
      "you feel small, because somebody else is doing so well. Congratulate them, and ask how they did it.",
      "you become very generous, because somebody laughs so nicely. Enjoy it, and promise nothing large.",
    ],
  },
  Saturn: {
    Conjunction: [
      "everything seems serious, and you would rather be left in peace. Do one useful thing, then rest.",
      "you are calm and reliable, like an old clock. Finish something short and dull, and be proud of it.",
    ],
    Sextile: [
      "a little order could calm you. Put three things where they belong, and stop there.",
      "somebody older or calmer could ease your worry. Ask how they managed; they may have made the same mistake.",
    ],
    Square: [
      "you long for comfort and see only work. Do the smallest piece, then sit down and leave the rest.",
      "a kind word would help, but you hear only your own strict voice. Check whether anybody has really said so.",
    ],
    Trine: [
      "you are patient without trying. Do something slow that you are good at, and take your time.",
      "you feel safe, because so much is familiar. Go to the place or the person you have known longest.",
    ],
    Opposition: [
      "you are easily hurt, and somebody seems cool. Ask whether they are tired before you feel rejected.",
      "somebody reminds you of a duty just as you get comfortable. Agree on a time, and lean back again.",
    ],
  },
  Uranus: {
    Conjunction: [
      "your mood changes without warning and wants fresh air. Do a familiar thing in an unfamiliar way.",
      "you are wide awake and slightly wild. Try something harmless that you normally only watch.",
    ],
    Sextile: [
      "say yes to a small surprise without looking at the clock. It could be a holiday from the usual.",
      "a strange idea could brighten an hour. Ask one more question than usual, and see where it leads.",
    ],
    Square: [
      "you want calm, and at the last minute something changes. Keep one small habit exactly as it was.",
      "you cannot sit still, although you long for peace. Shake out your arms, open a window, begin again.",
    ],
    Trine: [
      "surprises amuse you, and plans bore you. Let the hour go where it likes.",
      "you feel free, like a child with a new game. Show somebody the rules, or invent some.",
    ],
    Opposition: [
      "somebody changes their mind and leaves you puzzled. Wait an hour; it may change once more.",
      "nothing is as usual, because somebody behaves oddly. Ask with a smile, and you may hear why.",
    ],
  },
  Neptune: {
    Conjunction: [
      "you are soft and open, and feel what others feel. Choose music rather than news for some hours.",
      "clear answers are rare, and dreams are many. Enjoy the dreams for a while, and decide later.",
    ],
    Sextile: [
      "a little kindness could soften a hard moment. Listen to the end, and keep your advice to yourself.",
      "a melody or a memory could make you gentler. Close your eyes and let it come.",
    ],
    Square: [
      "you are tired and dream of being somewhere else. Find a quiet corner, and dream on purpose for a while.",
      "you feel guilty, and do not know why. Ask what has actually happened; perhaps it is nothing.",
    ],
    Trine: [
      "you forgive easily, even yourself. Let one small mistake go by without a word.",
      "everything seems a little softer and kinder. Stand at a window for a while, and hum.",
    ],
    Opposition: [
      "you feel unsure, because somebody hopes that you guess their wish. Ask them to say it aloud.",
      "you are suddenly sad or cheerful, because somebody else is. Ask which of the feelings are really yours.",
    ],
  },
  Pluto: {
    Conjunction: [
      "a single feeling fills you completely. Keep still for twenty breaths before you act on it.",
      "you want the whole truth, and nothing polite. Ask yourself first what you really want.",
    ],
    Sextile: [
      "something you have never said could bring relief. Say it quietly, to somebody you trust.",
      "you could drop an old irritation. Laugh about it once, aloud, and change the subject.",
    ],
    Square: [
      "you want to be certain, and your questions spoil the pleasure. Ask once, accept the answer, and stop.",
      "a feeling grows too large for you, and you try to hide it. Walk or stretch until it grows smaller.",
    ],
    Trine: [
      "strong feelings do not frighten you. Let somebody tell you a secret, and keep it.",
      "something interests you so deeply that you forget the time. Go on, and let the messages wait.",
    ],
    Opposition: [
      "you want some privacy, and somebody asks too many questions. Answer one of them kindly, and leave the rest.",
      "somebody wants to decide for you. Give way in something small, and keep the thing that counts.",
    ],
  },
};

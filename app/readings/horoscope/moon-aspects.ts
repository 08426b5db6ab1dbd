import type { Planet } from "../../astrology/bodies";
import type { MajorAspect } from "../../astrology/sky-ahead";

/**
 * What the Moon's aspects to the nine others bring for some hours, in two variants, because the Moon comes back every
 * month. Each goes on after an opener that names the aspect and a colon. `{a}` is the area of life in which the Moon
 * stands, `{b}` the other's; in a conjunction that is one area, `{a}`. Never the subject of a verb: some areas are
 * plural.
 */
export const moonAspectClauses: Readonly<
  Record<Exclude<Planet, "Moon">, Readonly<Record<MajorAspect, readonly [string, string]>>>
> = {
  Sun: {
    Conjunction: [
      "a quiet beginning is possible around {a}, while nobody is watching. Choose a wish so small that you can start alone.",
      "begin something with {a} while you feel and want the same, since nobody inside you argues for some hours.",
    ],
    Sextile: [
      "you are in a good mood from {a}, which could help what you intend for {b}. Ask for a small favour while it lasts.",
      "go over and join in, if you notice a friendly hour around {b}. You may find what you miss about {a}.",
    ],
    Square: [
      "you long for comfort around {a}, and your will is fixed on {b}. Eat something first, then see which is urgent.",
      "feelings pull you towards {a}, and intentions towards {b}. Decide in favour of the one that has waited longer.",
    ],
    Trine: [
      "you feel at ease around {a}, and it helps with {b} as well. Do nothing special, and enjoy being as you are.",
      "mood and purpose walk side by side from {a} to {b}. Of all your tasks choose the one you like, and whistle.",
    ],
    Opposition: [
      "because somebody sees {b} in another way, feelings come out about {a}. Speak of yours, then listen to theirs.",
      "through somebody else you notice how fond you are of {a}. Thank them, and leave enough time for {b}.",
    ],
  },
  Mercury: {
    Conjunction: [
      "you can say what you feel about {a} without searching for words. Call somebody who likes to hear your voice.",
      "your head is full of small thoughts about {a}, and they want company. Find a listener, and start with the funniest.",
    ],
    Sextile: [
      "you could settle your feelings around {a} with a few words about {b}. The short message is better than the perfect one.",
      "put an ordinary question about {b} to whoever is near. The reply may be useful for {a}, too.",
    ],
    Square: [
      "you feel one thing about {a}, and say another about {b}. Wait until both fit into the same sentence.",
      "you would prefer silence around {a}, and what you get is chatter about {b}. Ask for five quiet minutes, then really listen.",
    ],
    Trine: [
      "words flow from {a} to {b}, and nothing needs preparing. Tell the story that always makes you laugh.",
      "you understand at once what somebody feels about {a}, and find the right reply for {b}. It is a pleasure to be asked.",
    ],
    Opposition: [
      "you wanted sympathy about {a}, and somebody explains {b} to you. Tell them kindly what would help.",
      "somebody speaks of {b}, and you hear blame about {a}. Ask what they meant; often it was nothing of the kind.",
    ],
  },
  Venus: {
    Conjunction: [
      "enjoy thoroughly whatever is pleasant about {a}, go slowly for some hours, and hurry nobody out of it.",
      "you want everything to be soft, pretty and friendly around {a}. Be good to somebody, and include the person in the mirror.",
    ],
    Sextile: [
      "be the first to say something nice about {b}, and mean it. A pleasant hour could follow around {a}.",
      "with your taste for good things you could carry some brightness from {b} to {a}. Share something sweet with whoever is there.",
    ],
    Square: [
      "you want comfort from {a}, and applause for {b}, and one spoils the other. Comfort first; applause keeps longer.",
      "you try to treat a mood about {a} with pleasures from {b}. Find out what the mood really wanted.",
    ],
    Trine: [
      "tenderness comes easily around {a}, and keeps you warm for {b}. Sit near someone or something that you like to look at.",
      "faces look kinder than usual around {a}, and later around {b} as well. Smile back, and see how far the smile goes.",
    ],
    Opposition: [
      "somebody wants to please you over {b}, and misses what you feel about {a}. Tell them gently; they would like to know.",
      "another person’s charm draws you towards {b} for some hours, and away from {a}. Follow gladly, and decide when to return.",
    ],
  },
  Mars: {
    Conjunction: [
      "every feeling wants to become a deed at once when it concerns {a}. Run, clean or sing loudly, and speak afterwards.",
      "say in the first minute what annoys you about {a}. You are brave, short of patience and soon done with it.",
    ],
    Sextile: [
      "stand up while you are still thinking, and ease what you feel about {a} by one quick deed for {b}.",
      "if somebody gives you a push towards {b}, let them. You may feel better about {a} in ten minutes.",
    ],
    Square: [
      "you are hurt over {a}, and sound angry about {b}. Name the hurt, and half of the noise stops.",
      "you had hoped for a quiet hour with {a}, and impatience breaks in from {b}. Breathe out four times, and then speak.",
    ],
    Trine: [
      "there is good humour in your muscles, enough for {a}, and afterwards for {b}. Whatever you do, do it to music.",
      "you speak up warmly for {a}, and act at once on {b}. How simple life is for some hours.",
    ],
    Opposition: [
      "somebody is irritable about {b}, and you catch it while you care for {a}. Answer one tone lower than they speak.",
      "ask for the minutes you need when somebody rushes you over {b}, because your heart is still with {a}.",
    ],
  },
  Jupiter: {
    Conjunction: [
      "you feel warm, generous and hopeful about {a} for some hours. Laugh with somebody, and take more of the good part.",
      "good humour visits you around {a}, and with it the wish to give away something that you like.",
    ],
    Sextile: [
      "look for the person who always has a cheerful word for {b}. It could lift a tired mood around {a}.",
      "more is offered around {b} than you expected, and it could be good for {a}. Accept with both hands.",
    ],
    Square: [
      "you want more and more from {b}, while your mood asks for calm around {a}. Take half, and enjoy it twice as slowly.",
      "you say yes too warmly about {b}, and afterwards miss the quiet you wanted for {a}. Let the next request wait overnight.",
    ],
    Trine: [
      "you are content with {a}, generous about {b}, and all without a reason. Count three good things as you walk.",
      "you hope without effort about {a}, and laugh more easily about {b}. Invite somebody who needs some of each.",
    ],
    Opposition: [
      "somebody has big feelings about {b}, in the very hour you wanted for {a}. Admire them, then ask for your turn.",
      "another person kindly exaggerates about {b}, and your mood rises with it, even about {a}. Enjoy it, and decide nothing large.",
    ],
  },
  Saturn: {
    Conjunction: [
      "everything seems serious about {a} for some hours, and you would rather be left alone. Do one useful thing, then sit down.",
      "finish something short and dull about {a}, and be pleased with the sober, dependable mood that makes it possible.",
    ],
    Sextile: [
      "calm your feelings about {a} by bringing a little order to {b}. The smallest task in sight is enough.",
      "somebody older or calmer knows something useful about {b}, and could put your mind at ease over {a}. Go and ask.",
    ],
    Square: [
      "you miss some comfort around {a}, because so much is still undone for {b}. Sit down first; the undone can wait that long.",
      "a strict voice speaks to you of {b}, and spoils the mood around {a}. Check whether anybody has really said such a thing.",
    ],
    Trine: [
      "do something slow that you are good at. You are calm with {a}, and patient with {b} without trying.",
      "you feel safe with {a}, thanks to something familiar about {b}. Go to a place, or to a person, that you have long known.",
    ],
    Opposition: [
      "somebody seems cool over {b}, just as you feel tender towards {a}. Ask whether they are tired, and stay near.",
      "a reminder comes from somebody about {b}, in the middle of a soft hour with {a}. Agree on a time for it.",
    ],
  },
  Uranus: {
    Conjunction: [
      "your mood changes without warning about {a}, and wants fresh air. Do a familiar thing in an unfamiliar way.",
      "try what you would normally only watch, since you are awake, curious and slightly wild around {a}.",
    ],
    Sextile: [
      "say yes to a small surprise about {b}, without looking at the clock. It is a holiday from the usual with {a}.",
      "follow a strange idea about {b} for a while, because it could enliven {a}. Ask one more question than is usual.",
    ],
    Square: [
      "you want calm around {a}, and at the last minute something changes about {b}. Keep one small custom exactly as it was.",
      "it is hard to settle down to {a}, with so much restlessness about {b}. Shake out your arms, open a window, begin again.",
    ],
    Trine: [
      "let the hour go where it likes. You are in the mood for {a}, and amused by surprises from {b}.",
      "you feel free and friendly around {a}, and like a child with a new game around {b}. Show somebody the rules.",
    ],
    Opposition: [
      "somebody changes their mind about {b}, and leaves you unsettled over {a}. Wait an hour; it may change once more.",
      "people behave oddly over {b}, so that you wonder about {a}. Wonder aloud, with a smile, and you may hear why.",
    ],
  },
  Neptune: {
    Conjunction: [
      "music is better company than news, for you are soft and open about {a}, and feel what others feel.",
      "a dream hangs over {a} for some hours, and clear answers are rare. Float a little, and decide afterwards.",
    ],
    Sextile: [
      "listen kindly to somebody about {b}, and keep your advice. It could ease something sore about {a}.",
      "you could grow gentler about {a}, with a memory or a melody from {b}. Close your eyes and let it come.",
    ],
    Square: [
      "tired out by {a}, you dream of running away, above all from {b}. Lie down first, and dream on purpose.",
      "there is a nameless guilt about {b}, and it clouds whatever you feel about {a}. Ask what has actually happened.",
    ],
    Trine: [
      "you sense what is needed around {a}, and gentle words come unasked about {b}. Hum a little, and follow your ear.",
      "you see beauty around {a}, and forgive more easily over {b}. Stand at a window for a while, for no reason.",
    ],
    Opposition: [
      "somebody hopes that you can guess what they want from {b}, while you are tender about {a}. Let them say it.",
      "you take in another person’s sad or lovely mood about {b}, and call it your own about {a}. Notice which feelings you brought along.",
    ],
  },
  Pluto: {
    Conjunction: [
      "keep still for twenty breaths with what you feel about {a}, which goes deeper than the moment explains.",
      "you have no use for anything shallow about {a} for some hours. Look at what you really want, and tell someone dear.",
    ],
    Sextile: [
      "say something honest about {b}, quietly, to one person only. You may feel lighter with {a}.",
      "you can breathe more freely around {a}, once you drop an old irritation about {b}. Let it go with a laugh.",
    ],
    Square: [
      "you need to be sure of {b}, and it troubles a tender hour with {a}. Ask once, accept the answer, and stop.",
      "you hardly mention {b}, and a feeling arises about {a}, much too large. Move about until it has a normal size.",
    ],
    Trine: [
      "others tell you secrets about {b}, because you do not fear strong feelings around {a}. They rely on you to keep them.",
      "an intense hour does you good, for {a} as much as for {b}. Sing, hold somebody dear, or dig in the earth.",
    ],
    Opposition: [
      "say kindly what is yours alone, when somebody wants to know everything about {b}, and you feel watched with {a}.",
      "another person has firm wishes for {b}, and you have feelings about {a}. Give way in small things, and keep the one that counts.",
    ],
  },
};

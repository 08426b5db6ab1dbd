import type { BySign } from "./natal-text";

/** The tender place, and whom it lets you help. */
export const chironInSign: BySign = {
  Aries: {
    text: "A boy is pushed out of the queue, and in two steps you are beside him, shoulders back. When your own place is taken, your voice goes small. To want something for yourself feels like a fault, and you turn sideways in a crowd. You can teach courage, because you know exactly where in the throat it sticks.",
    practice: "Take up your full width on a bench or a pavement for twelve breaths.",
  },
  Taurus: {
    text: "Your eye for worth is exact, until the worth is yours. You tell the potter that her bowls are too cheap, and you are right. Then somebody asks what you charge, and your price comes out with a question mark. Comfort seems to be for others. A badly paid neighbour, meanwhile, has lunch with you and goes home ready to ask for more.",
    practice: "Name a price or a wish without a reason, and count silently to five.",
  },
  Gemini: {
    text: "A quick colleague explains, everyone nods, and you nod too. You believe that yours is the slow mind, so you work it out later, alone, and understand it better than the nodders. You also hear at once who has got lost. You explain again in other words, without that small sigh, and people come to you with the question they had given up.",
    practice: "Have a thing explained to you twice, without pretending after the first time.",
  },
  Cancer: {
    text: "At a family meal you watch as a guest would, and wonder when it will be polite to leave. Not belonging at home is your tender place. And look who sits at yours: the new neighbour, the student from far away, the uncle nobody invites. You know how to make a stranger stop holding his hat. Some would love to do as much for you.",
    practice: "Ask somebody you trust for what only family asks for: a second cup, the recipe.",
  },
  Leo: {
    text: "Friends want to photograph you, and you pull a face before anybody else can laugh. You expect to be mocked when you are seen, so a good voice or a beautiful shirt stays at home. In company you notice within seconds who longs to be asked to dance. You ask. Because of you, shy people have crossed an empty floor and been magnificent.",
    practice: "Let somebody take your picture without a grimace, and keep it.",
  },
  Virgo: {
    text: "Bodies that limp, itch or misbehave have a friend in you. Somebody shows you her bad skin, and you are so gentle that she wonders why she hid it. You know much about food, habits and how people manage, and you share it without a sermon. Your own body gets a stricter judge, who begins with the flaw and calls it honesty.",
    practice: "For a whole meal, think about your body as you speak about a friend’s.",
  },
  Libra: {
    text: "“Tell her no,” you advise, and you give your friend the very words: kind, clear, eleven of them. They work. Your own no stays in your mouth, because the friendship might end with it, and you drive to the airport again at five in the morning. Your passenger would have taken a taxi. People who dread to disagree may practise on you, and you applaud.",
    practice: "Before a favour, ask how urgent it is and who else could do it.",
  },
  Scorpio: {
    text: "When a friend is unusually nice, you wonder what has happened. You expect trust to be broken sooner or later, and keep some of yours back. Others are remarkably safe with you. You can sit beside jealousy, shame or the worst thing somebody has done, with a steady face and no advice. Half the town has told you something, and the town knows nothing.",
    practice: "Give a friend you trust a small secret, and ask for none in exchange.",
  },
  Sagittarius: {
    text: "A speaker says “without any doubt”, and you look for the exit. You would love a faith of your own; false certainty hurts you as a wrong note hurts a musician. So you sit well with people who have lost theirs. You do not hurry them to an answer. You ask what they miss, and it turns out that they miss the singing.",
    practice: "Try a song, a prayer or a custom of any faith, and judge it tomorrow.",
  },
  Capricorn: {
    text: "The certificate has come, and you are waiting for somebody to notice the mistake. No success feels official to you. So you prepare too much and hand over late, since only finished work can be judged. You also forget to be grand. You speak to beginners as future colleagues, and they bring you the questions that they hide from everyone else in charge.",
    practice: "Hand over a piece of work that is good enough, without a sentence of excuse.",
  },
  Aquarius: {
    text: "Your friends, put side by side, look like the passengers of a delayed flight. In any group you feel like the exception: everybody hums the song, and only you do not know the words. So in a crowd you find the other exceptions within minutes. The evening grows long and funny. Each of you is sure of being the only odd guest.",
    practice: "Accept a lesson in what others seem to know: the dance, the game, the song.",
  },
  Pisces: {
    text: "Some pain has no cause that anyone can point to, and you feel it: after the news, beside a silent stranger, on a good afternoon. You do not say “cheer up”. You sit down, peel an orange and share it, and people who could not explain themselves are relieved of trying. Who sits with you? You look too peaceful to need it.",
    practice: "Sit with a cat, some music or a quiet friend, and be of no use.",
  },
};

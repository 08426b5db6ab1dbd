import type { BySign } from "./natal-text";

/** The tender place, and whom it lets you help. */
export const chironInSign: BySign = {
  Aries: {
    text: "“He was before me,” you tell the whole shop, and the boy gets his bread. For another’s place you have a chest and a voice. On your own turn a loud man steps in, and you study the biscuits. To want something for yourself feels a little like pushing. You can teach courage: you know exactly where in the throat it sticks.",
    practice: "try saying “I was before you” aloud at home, in the voice that you had for the boy.",
  },
  Taurus: {
    text: "Your eye for worth is exact, until the worth is yours. You tell the potter that her bowls are too cheap, and you are right. A customer asks what you charge, and your price comes out with a question mark and a discount. A badly paid neighbour, meanwhile, has lunch with you and goes home ready to ask for more.",
    practice: "try naming a price or a wish without a reason, and let the other person speak next.",
  },
  Gemini: {
    text: "You explain beautifully: slowly, with a spoon and two peas, and without that small sigh. A quick colleague talks, everyone nods, and you nod along, certain that yours is the slow mind. At home you take it all apart and end up knowing more than the nodders. So you can tell who has got lost, and they ask you what they had given up asking.",
    practice: "have a thing explained to you twice, without pretending after the first time.",
  },
  Cancer: {
    text: "Who sits at your table? The new neighbour, the student from far away, the uncle nobody invites. You know how to make a stranger stop holding his hat, because at family meals you hold yours, and wonder when a visitor may leave. Not belonging at home is your tender place. Several guests would gladly adopt you. They think you have enough relatives.",
    practice: "ask a trusted friend for a family favour: to be fetched late, to sleep on the sofa.",
  },
  Leo: {
    text: "Friends want to photograph you, and you pull a face before anybody else can laugh. You expect to be mocked when you are seen, so a good voice or a beautiful shirt stays at home. In company you notice within seconds who longs to be asked to dance. You ask. Because of you, shy people have crossed an empty floor and been magnificent.",
    practice: "let a companion take your picture without a grimace, and keep it.",
  },
  Virgo: {
    text: "Bodies that limp, itch or misbehave have a friend in you. A girl shows you her bad skin, and you are so interested that she wonders why she hid it. You know much about food and habits, and share it without a sermon. Your own body gets a stricter judge, who starts with the knees and has not yet come to the good parts.",
    practice: "for a whole meal, think about your body as you speak about another’s.",
  },
  Libra: {
    text: "“Tell him no,” you advise, and you give your flatmate the very words: kind, clear, eleven of them. They work. Your own no might end a friendship, you think, so you are looking after a snake again over the holidays. Its owner would have asked his sister as gladly. People who dread to disagree may rehearse on you, and you applaud.",
    practice: "before a favour, ask how urgent it is and who else could do it.",
  },
  Scorpio: {
    text: "When people are unusually nice, you wonder what has happened. You expect trust to be broken sooner or later, so you give yours in small coins and count the change. Others are remarkably safe with you. You can sit beside jealousy, shame or an awful confession with a steady face and no advice. Many in town have told you something, and the town knows nothing.",
    practice: "give a friend you trust a small secret, and ask for none in exchange.",
  },
  Sagittarius: {
    text: "A speaker says “without any doubt”, and you look for the exit. You would love a faith of your own; false certainty hurts you as a wrong note hurts a musician. So you sit well with people who have lost theirs. You do not hurry them to an answer. You ask what they miss, and it turns out that they miss the singing.",
    practice: "try a song, a prayer or a custom of any faith, and judge it tomorrow.",
  },
  Capricorn: {
    text: "The youngest at work like you at once. You speak to them as future colleagues, because you know how new one can feel: the certificate has come, and you are waiting for the call that says it was meant for another. So you prepare too much and hand over late. They bring you the questions that they hide from everyone else in charge.",
    practice: "hand over a piece of work that is good enough, without a sentence of excuse.",
  },
  Aquarius: {
    text: "Your friends, put side by side, look like the passengers of a delayed flight. In any group you feel like the exception: everybody hums the song, and only you do not know the words. So in a crowd you find the other exceptions within minutes. The evening grows long and funny. Each of you is sure of being the only odd guest.",
    practice: "accept a lesson in what others seem to know: the dance, the game, the song.",
  },
  Pisces: {
    text: "Some pain has no cause that anyone can point to, and you feel it: after the news, beside a silent stranger, on a good afternoon. You do not say “cheer up”. You sit down, peel an orange and share it, and people who could not explain themselves are relieved of trying. Who sits with you? You look too peaceful to need it.",
    practice: "sit with a cat, some music or a quiet neighbour, and be of no use.",
  },
};

import type { SlowContacts } from "./contact-kinds";

export const neptuneContacts: SlowContacts = {
  Sun: {
    conjunction:
      "{a} looks at {b} and sees somebody larger. Neptune on the Sun is a lovely gaze to live under, and {b} may discover gifts there that nobody had mentioned. It is also a portrait, and {b} gets tired of posing. Be seen ordinary on purpose, {b}: sulky, in old clothes, wrong about something. {a}’s fondness is better than {a}’s picture.",
    flowing:
      "{b} says half of what {b} hopes for, and {a} fills in the rest. Between the Sun and Neptune understanding is soft and quick here; a film, a song or a walk by water does more than a discussion. {a} believes in {b} quietly, with no plan attached. Such belief can outlast several years in which nothing works.",
    square:
      "{b} asks a plain question, gets a kind answer, and builds on it. Neptune square the Sun: {a} cannot bear to disappoint, so a hope comes out sounding like a yes. When it falls through, {b} feels misled and {a} feels accused. Ask the smaller question, “Saturday at ten, yes or no?” and thank {a} for a no.",
    opposition:
      "{a} sees {b} as a hero or as somebody to be saved, and {b} starts to act the part. From across the circle Neptune softens and enlarges the Sun. Rescuing feels like love to both of you, and it keeps you from being equals. {b}, refuse a help that you do not need. {a}, ask for one that you do.",
  },
  Moon: {
    conjunction:
      "{a} is sad this afternoon and does not know why; {b} had a bad lunch. Moods cross between you without a word, since {a}’s Neptune lies on {b}’s Moon. Few people are so tender with each other. Before either of you acts on a feeling, ask whose it is and when it began. Often it is only borrowed.",
    flowing:
      "{b} can fall asleep next to {a} in the middle of a sentence. With Neptune in easy contact, the Moon feels forgiven in advance: there is no need to be interesting, or well. Music, water and silence do you good together. {a} finds it easy to comfort {b} and may not know how rare a talent that is.",
    square:
      "{b} is lonely right beside {a}, whose body is there and whose thoughts are not. In this square {a} feels {b}’s need as a flood and cannot say no to it, so {a} slips off into a screen or a nap. Ask for {a}’s whole attention while a cup of tea lasts. That much {a} gives gladly.",
    opposition:
      "More and more, {a} is the helper and {b} is the case. Neptune opposite the Moon hands out these parts early: {b} aches and {a} arrives. Before long {b} mentions only what hurts, since that is what brings {a}. Meet on a day when both are well and see who you are then. It may start awkwardly and end laughing.",
  },
  Mercury: {
    conjunction:
      "{b} finds the words for what {a} has only seen. Neptune on Mercury is a gift for songs, stories and private jokes, and you can talk for an hour about a colour. In arrangements {b} remembers what was said and {a} what was wished. Whatever has a time or a price goes into a message. The rest may stay poetry.",
    flowing:
      "{a} says it in a picture and {b} gets it at once. With Mercury and Neptune in easy contact you guess well: the present, the end of the film, what the child could not say. Reading aloud suits you, and so does inventing stories for others. {b} becomes a better listener in this company, and {a} easier to understand.",
    square:
      "“You said yes”, says {b}. “I said that I heard you”, thinks {a}. Under this square {b} takes words at their value and {a} uses them to be kind, so both are honest and both are hurt. Before you part, each repeats what was agreed. Where the two versions differ, you have just saved yourselves a quarrel.",
    opposition:
      "{a} tells the story better and {b} tells it truer. With Neptune opposite Mercury you need each other at every party, {b} to correct the year and {a} to wave the year away. Trouble begins when {b} wants facts about a feeling, or {a} has feelings about a bill. Ask first, “Which kind of talk is this?”",
  },
  Venus: {
    conjunction:
      "For a long time {b} can do no wrong in {a}’s eyes. Neptune on Venus makes a romance of things: songs seem written about you, faults look like charm, even in a friendship. Both of you hide small dislikes in order not to spoil it. Mention a dislike while it is small. The affection bears it.",
    flowing:
      "You cry at the same place in the film and are not embarrassed. Venus and Neptune get on without effort: what {b} finds beautiful touches {a}, and what {a} dreams of, {b} would like to see. Kindness to strangers comes easily to you two. So do dressing up, singing badly and finding the right present for a friend.",
    square:
      "{b} gives, {a} accepts with a smile, and neither ever says whether it was a present. In this square generosity is blurred: money, time and tenderness change hands until {b} suddenly feels used, while {a} had thought it was freely given. Say a word at the moment of giving, “gift” or “loan”. Either word keeps things clear.",
    opposition:
      "Apart, you long for each other; together, you look around for what you longed for. With Neptune across from Venus, {a} loves a picture and {b} would like to be met. Letters are wonderful. Arrivals are hard, because a person with a suitcase and a headache gets off the train. Plan nothing for the first evening.",
  },
  Mars: {
    conjunction:
      "{b} sets off for something that {a} only dreamed of. Neptune on Mars gives a push to the longing and a longing to the push, which is fine for dancing, sailing or a good cause. In daily life both of you are busy, and nobody knows what for. Say in six words what you want before the first step.",
    flowing:
      "{b}’s strength turns gentle around {a}, and {a}’s wishes start to walk. With Mars and Neptune in easy contact you move well together: swimming, dancing, lending a hand where hands are short. Anger does not last, since {a} hears the hurt in it. The best of this happens without discussion, so praise it aloud now and then.",
    square:
      "{b} wants it settled now, and {a} has said yes without meaning it, just to have peace. Neptune square Mars: the harder {b} pushes, the less there is to push against, and {b} gets angry at that. Let {a} say a plain no, without a reason. Let {b} accept the first no in silence. Then a yes is worth more.",
    opposition:
      "When {b} grows loud, {a} disappears; because {a} disappears, {b} grows louder. Mars and Neptune stand opposite, all attack and all escape, and each of you feels like the injured party. Say the hard thing in writing, or while walking side by side, where {b} can move and {a} can look elsewhere. You both hear more that way.",
  },
};

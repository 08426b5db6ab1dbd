import type { ByHouse } from "./natal-text";

export const mercuryInHouse: ByHouse = {
  1: {
    text: "“I disagree,” you say cheerfully, and then you introduce yourself. You learn what you think by hearing it, and friends enjoy watching: the quick comparison, the correction in mid-sentence, hands that draw it in the air. You drop an opinion as fast as you pick it up, and laugh at yourself on the way. A slower friend goes home with the version that you threw away. Which of your friends have you seldom heard reach the end of a long sentence?",
    practice: "in your next conversation, wait until the other person looks at you, in case there is more.",
  },
  2: {
    text: "“And what does it do?” you ask, turning the thing over. What does nothing yet, you send away, and a dreamer with a lovely, pointless plan folds up the drawing. You compare and calculate for pleasure, you remember what rice cost two years ago, and a good bargain makes you as happy as a good joke. Words are goods to you as well. You explain, sell or write so clearly that people pay for it.",
    practice: "rest your eyes on something useless and pretty, such as clouds, and leave it useless.",
  },
  3: {
    text: "You went out for bread. By noon you are back with the bread, a recipe, the history of the post office and the number of a man who repairs accordions. Streets teach you, because you read every notice and ask whoever stands beside it. Friends send you their odd questions and get an answer with a joke in it. Some replies, it must be said, are perfect in your head and stay there. Who is waiting for such a reply?",
    practice: "find a message that you answered only in thought, and finish it today, imperfectly.",
  },
  4: {
    text: "At the kitchen table you are clever. Elsewhere your thoughts come in a line; there, with plates clattering behind you, they come in crowds. You know the family stories in all their versions, and your mind keeps going back there. Some old sentence may still visit. You answer it over the potatoes, better each year, though it has not been said for a long time. At home you give a reason instead of an order, and hope to be contradicted.",
    practice: "whenever an old family sentence comes back, repeat it aloud in a silly voice.",
  },
  5: {
    text: "Order you to study, and you yawn. Bet that you cannot, and by noon you know the alphabet backwards. Your mind learns while it plays: puns, riddles, invented languages, a quarrel between two spoons. Most of what you know well, you learned in this way. Now and then you hear “very clever”, and you suspect that you should be deeper. Then you polish a comic poem until it is no longer comic.",
    practice:
      "finish something playful today, such as a rhyme or a drawing of a cat, and let it out unpolished.",
  },
  6: {
    text: "Your colleagues stop at six. Your head goes on until eleven. You look at a mess and see the seven heaps that it wants to become, and you sort, name and shorten all day with real relish. Errors amuse you, as long as you may be the one who corrects them. In bed you are still changing the order of something, your jaw working along. Which of today’s improvements would anybody have missed?",
    practice: "after work, walk a short way and name what you pass: tree, bus, blue shoe, angry goose.",
  },
  7: {
    text: "Alone with an empty page you feel slow. Put a listener across the table who frowns in the right place, and you become quick, exact and very funny. Most of your thoughts begin as answers; without a question they stay in bed. People bring you contracts, disputes and the message that must not sound hurt. You go so far into another person’s argument that you come out on their side. The friend from lunch would be astonished to hear you at supper.",
    practice: "after a talk that convinced you, rest from opinions until the next meal.",
  },
  8: {
    text: "Page nineteen, footnote four: there you begin to enjoy yourself. You read contracts, motives and accounts as others read novels, and you ask about sex, salaries or debts in a tone so ordinary that people answer. You dig with such pleasure that it is hard to stop where nothing is buried. By the ninth search an honest mistake in the rent looks like a plot. How much of this do you know, and how much have you concluded?",
    practice: "choose something about money that you suspect, check the figure, and search no further today.",
  },
  9: {
    text: "“Why” comes first with you, and “how” has to wait. Asked which bus goes to the temple, you know by nightfall what was worshipped there earlier and who objected. The bus has gone. You love a big idea, a foreign alphabet, a teacher who changes your mind, and you read far past the question. Your joy is catching: at your place a priest and a physicist both stay late, and each says at least once, “I had not thought of that.”",
    practice: "next time you are asked something, answer in a sentence, and rest there until they want more.",
  },
  10: {
    text: "People quote you, sometimes to your face. A remark that you dropped in the corridor stands in the next minutes as a principle. So talking becomes your trade, or part of it: you explain, report, and find the name that everyone will use. You like the microphone, and you hear how the last sentence will sound before you begin. What you say in public stays said. A joke about the slow department, meant for a minute, has lasted there for a year.",
    practice: "before a joke in public, repeat it silently as it would read in the minutes.",
  },
  11: {
    text: "“You two have to meet,” you say, already typing. A baker with a spare oven, a musician with no stage: you cannot keep still. You carry ideas from one circle of friends into the next, and on the way they become something new. Your own best plans start late, in a long night, on a paper napkin. By breakfast there are five, each with four believers. Which of these plans would you be sorry to see in another’s hands?",
    practice: "choose the plan you would be sorry to lose, and start no other until it has a date.",
  },
  12: {
    text: "The answer comes while you are rinsing a cup. You had given up and slept twice. Your mind works like dough: covered and left alone, it rises. Long silences, naps and waiting are a pleasure to you, and what you say afterwards is simple and often the thing that was missing. In a quick discussion the others take your silence for agreement. Two mornings later you have the answer, complete, and keep it because the meeting is over.",
    practice: "take a thought that came too late, finish its last sentence, and pass it on anyway.",
  },
};

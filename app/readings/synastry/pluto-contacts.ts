import type { SlowContacts } from "./contact-kinds";

export const plutoContacts: SlowContacts = {
  Sun: {
    conjunction:
      "{b} has the feeling that {a} knows. {a}’s Pluto lies on {b}’s Sun, so {a} watches closely, sees a strength that {b} had hidden, and would like a say in its use. {b} gets braver near {a}, or else quieter. What decides is whether {b} can say no. Begin with a small no, {b}; {a}, show that you like it.",
    flowing:
      "{a} tells {b} the truth that others are too polite for, and {b} can take it. Pluto in easy contact with the Sun makes you good in a crisis: nobody has to be brave for show. {b} often dares a hard thing because {a} takes it for granted. Meet in quiet times as well: you are good company at lunch.",
    square:
      "It began with the volume of the music, and now it is about who decides. Pluto square the Sun makes tests of small matters: {b} will not be ordered, {a} will not be left out, and losing gracefully is hard for both. Divide the ground: in some things {b} has the last word, in others {a}.",
    opposition:
      "Each of you believes that the other has the power. From {b}’s end {a} is impossible to impress; from {a}’s end {b} gets all the attention. Pluto facing the Sun makes both of you hold back praise as if it were a weapon. It is only praise. Say it first: “I was proud of you there, and a little jealous.”",
  },
  Moon: {
    conjunction:
      "{b} cannot keep a mood from {a}, who asks until the real reason is out. Pluto on the Moon binds closely, in families as in love, and can leave {b} with no feeling that is {b}’s alone. {a} asks for fear of being shut out. {b} may say “this is mine”; {a} may then ask for a hug.",
    flowing:
      "What {b} has told nobody, {b} tells {a}, often while the hands are busy with something else. With Pluto in easy contact the Moon feels no shame: grief, envy, the family story, {a} hears all of it and does not flinch. {b} sleeps better afterwards. {a} is trusted as {a} seldom is, and could tell something in return.",
    square:
      "“What is it?” asks {a}; “nothing”, says {b}; and both know better. In a square two needs block each other: {b} calms down alone, {a} calms down by knowing. So the asking makes the silence, and the silence makes the asking. {b} can answer with a number from one to ten and no story. Below seven, {a} stops asking.",
    opposition:
      "{b}’s tears look like pressure to {a}; {a}’s silence looks like punishment to {b}. With Pluto opposite the Moon each of you feels in the other’s power, when each only wants to be sure of the other. The harmless truth helps, said aloud: “I cry because I am tired.” “I am quiet because I am thinking.”",
  },
  Mercury: {
    conjunction:
      "{a} can quote a sentence of {b}’s from long ago, with the tone. Pluto on Mercury takes talk to the bottom of things, and {b} says to {a} what {b} had not known before saying it. {a} can also persuade {b} of nearly anything. So wait a night, {b}. “I still think otherwise” goes well with breakfast.",
    flowing:
      "A strange bill, a family legend that does not add up, a colleague who suddenly leaves: you two find out why. Mercury and Pluto work smoothly together here, {b} asking widely and {a} asking the question that matters. Secrets are safe with you both. Friends bring you what puzzles them, and you enjoy it more than you admit.",
    square:
      "“Why did you say that?” asks {a}, and {b} begins to choose words. Pluto square Mercury turns talk into an inquiry: careful answers sound like hiding, so more questions come. Usually less is hidden than {a} fears. Stop after three questions and go for a walk. On the walk {b} volunteers something that was not asked.",
    opposition:
      "Neither of you likes to leave the table before the other says “you are right”. With Pluto facing Mercury, {b} wins by wit and {a} by staying power, and the subject was over an hour ago. Against anybody else you are splendid debaters. Between yourselves, end on “we see this differently”. Whoever says it first has won something, too.",
  },
  Venus: {
    conjunction:
      "When {b} talks about a new friend, {a} goes still. Pluto on Venus loves wholly, in romance and in friendship alike, and {b} is both flattered and fenced in. Such devotion is rare and hard to share. {a} can ask outright, “Do I still matter to you?” {b} says yes, names a day, and sees the friend all the same.",
    flowing:
      "You can talk about money, desire and growing old as others talk about the weather. Pluto in easy contact with Venus likes what is real: the scar, the temper, the bad year. {b} feels beautiful without effort, and {a} feels trusted. You ask each other for no proofs. People in trouble notice that, and come to sit with you.",
    square:
      "{a} turns a little cooler, to see whether {b} will come. {b} comes, gives in, keeps the peace, and is angry later. In this square affection becomes a test, often without either wanting it, and nobody passes for long. {a} can put the wish into plain words. {b} can then say yes or no, and be liked either way.",
    opposition:
      "{b} is charming to everyone, and {a} would like to be the exception. With Pluto opposite Venus, {b} sees a demand where {a} is only sincere, and {a} sees a game where {b} is only friendly. Keep something for the two of you alone, a name or a joke. Then a smile at the next table costs {a} far less.",
  },
  Mars: {
    conjunction:
      "Neither of you gives up, and you start at the same time. Pluto on Mars makes a team that can empty a house in a night; in love there is heat in it as well. Against each other it is exhausting. Decide nothing while either is angry. A quarrel need not be finished: a walk counts as an ending.",
    flowing:
      "When the others have gone home you two are still at it, and almost cheerful. Mars and Pluto strengthen each other in an easy contact: {a} sees where the weak point is, {b} acts, and no word is wasted. In a rescue people are glad that it is you. Rest has to be decided on, like everything else.",
    square:
      "You would both rather lose than yield, and so, now and then, you both lose. Pluto square Mars takes a parking space as seriously as a principle. With the same strength you stand by a friend for years. Toss a coin for whatever will not matter in a month. For the rest, each first states the other’s case, and correctly.",
    opposition:
      "{b} shouts and has forgotten it by supper; {a} says little and remembers. With Mars opposite Pluto each finds the other’s way of being angry unfair. {b} could learn that a loud voice lasts longer for the listener. {a} could say “that hurt” on the same day, while it is still small enough to be laughed about.",
  },
};

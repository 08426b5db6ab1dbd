import type { BySign } from "./natal-text";

/** How you think, learn, explain and listen. */
export const mercuryInSign: BySign = {
  Aries: {
    text: "A question is put to the whole meeting, and you are already answering. You have to hear a thought aloud to know what you think of it. So your first sentence is honest and rather sharp; the second, with the edge gone, is usually better. After much careful talk, colleagues love you for “This will not work, and here is why”. The slow ones love you less when you finish their sentence, as it was going somewhere else. Notice how many of your best ideas begin with “No, wait”.",
    practice: "when you know how a sentence will end, wait and hear whether it does.",
  },
  Taurus: {
    text: "You learn slowly, by touching and counting, and forget almost nothing. With a thing between your fingers, or the figures counted, you understand in a minute what a long speech had hidden. At work you ask what it weighs, what it costs and who will look after it in three years, and plans improve. A conclusion you have worked for feels like property. A clever talker does not get it from you, and calls you deaf; the next one brings a sample.",
    practice: "before you change your mind, or refuse to, ask for a number or a trial.",
  },
  Gemini: {
    text: "Five articles are open, a sister is on the phone, and each has just said something about the others. You learn by letting facts meet. Friends call you to hear what the baker’s remark has to do with opera. A second opinion delights you, especially if it contradicts the first. Whoever wanted a yes goes home with nine possibilities and a joke, and still has to answer the landlord. Listen to yourself for a day: most questions you answer with a question, often a better one.",
    practice:
      "before you open the next article, finish this one and answer the question that made you open it.",
  },
  Cancer: {
    text: "You can still repeat what an aunt said at a wedding, how she put down her glass and who laughed. Your memory keeps words by the feeling they came with. Beginners learn fast from you, because you start from something they love, and when you tell the family’s stories, people long dead come in and sit down. The same memory may keep a relative at the age of his worst sentence. He says something kind at forty, and you hear it in the voice he had at nineteen.",
    practice: "think of a relative’s worst sentence, and check what he or she says on the matter today.",
  },
  Leo: {
    text: "A nephew asks how the heating works, and your answer has a hero, a villain and a rescue at midnight. He laughs, and then he understands heating. An idea is yours once you can tell it as a story, and friends quote your version for years. You stand behind what you say with your whole chest. So a brother’s “Are you sure about the date?” sounds like “Are you sure about yourself?”, and you say it again, louder. He had only wanted the date.",
    practice: "put the last “Are you sure?” on paper, cross out the “you”, and look the matter up.",
  },
  Virgo: {
    text: "The menu has two number sevens, and you cannot order until the waiter knows. You think by sorting and testing, and you play that way, too: a column that adds up pleases you like a good biscuit. When you worry, you proofread your own body, and a small ache becomes a paragraph. Your corrections are meant as presents. The waiter hears blame; he had typed that menu himself, at night. Look at what people bring you when it matters: the contract, the recipe, the wedding speech.",
    practice: "on a page that you correct, look first for the sentence you would like to have written.",
  },
  Libra: {
    text: "“On the other hand” may be your favourite words. Each claim brings you its opposite, because a truth that has heard a single side sounds unfinished: praise the sea, and you defend the mountains. You can put a stubborn classmate’s view so fairly that even her rival says “Exactly”. Choosing for yourself takes longer. Alone you compare until the kitchen has closed. With a listener you soon hear what you prefer, since it is the side that makes your voice go up.",
    practice: "ask a listener to hear you argue both sides, and to judge which sounded happier.",
  },
  Scorpio: {
    text: "Your ear catches what is left out. The price is good, the papers are in order, and the seller keeps answering a question that nobody asked; quite gently, you ask the one that everyone had avoided. You are made for contracts, secrets and detective stories, and whatever you are told stays with you. The same ear hears a motive in a free dessert, when the cook simply likes you. After your next hard question, count those who had wanted to ask it.",
    practice: "when you have checked a story twice and found nothing, stop, and take it at its word.",
  },
  Sagittarius: {
    text: "Strangers get off the train knowing what all religions share, because you have explained it to them between two stations. You are largely right, too. Your mind finds the meaning first and the details later, and you offer the same frank opinion to bishops and plumbers. Then a listener asks for the year, and a beautiful sentence turns out to have been a guess. Laugh and look it up, and they trust you more than before; wave it away, and they begin to check the rest.",
    practice: "look up a figure that you quote with pleasure, and see whether it agrees with you.",
  },
  Capricorn: {
    text: "In a long meeting you say very little, and most of it ends up in the plan. Thoughts are for building with: you want to know what comes first, who pays and what happens if it rains. You explain hard matters plainly, with so straight a face that the joke takes people by surprise. An idea stays with you until it can bear weight. So your colleagues meet it complete, with a roof on, and hesitate to mention the stairs.",
    practice: "jot down a thought while it is unfinished, and show it to whoever is near.",
  },
  Aquarius: {
    text: "While your neighbour complains about his rent, you begin to wonder why renting works as it does at all. You look for the rule behind the case. Rank and fashion do not impress you; a child with a good argument does. You like strange theories and clever machines, and you enjoy being alone with an opinion, sometimes a year longer than the opinion deserves. Recall when you last changed your mind about something that matters. Pushing had not helped. You had been shown a better rule.",
    practice: "give a view that you dislike its best argument, aloud, as its friends would put it.",
  },
  Pisces: {
    text: "An uncle is still talking about the price of train tickets, and you have heard that he is lonely. You think in pictures, tunes and tones of voice; a face teaches you more than a diagram. Often you have the answer well before its reasons. So when a sister asks “Why do you think so?”, you look out of the window, and the family decides that you were dreaming. The reasons do arrive, usually under the shower. They come as an example, and suddenly everyone understands.",
    practice:
      "when reasons are wanted at once, ask for patience, and offer the picture that you already have.",
  },
};

import type { ByHouse } from "./by-house";

/** Mercury stays two to nine weeks: talk, errands, questions, second thoughts. */
export const mercuryInHouses: ByHouse = {
  1: [
    "Mercury is in your first house, so you think aloud, and your hands talk too. People learn your plans as early as you do. Begin with “I am only trying out an idea”.",
    "Quick, curious, younger than your age: your first house has Mercury in it, and it shows. You ask what others only wonder. Somebody in the queue may have a very good answer.",
  ],
  2: [
    "Even a spoon has a history, with Mercury in your second house of possessions. You like to know what things are worth. Find out how something you use daily is made.",
    "Mercury handles your belongings, in your second house: it lends, borrows, and forgets to whom. Much of what you miss is in somebody’s kitchen. Ask, and bring back what is theirs.",
  ],
  3: [
    "Messages, errands, news: your third house is where Mercury is busiest. Your head is a crowded little market. Enjoy the noise, and read each message twice before it leaves.",
    "Siblings, neighbours and old classmates come to mind while Mercury is in your third house. A shared story is funnier with two tellers. Call one of them, and tell it together.",
  ],
  4: [
    "Good conversations move to the kitchen, since Mercury is in your fourth house, at home. A formal talk would spoil them. Raise the subject while both of you are chopping.",
    "Mercury asks the family what really happened, from your fourth house of memory. Everyone tells it differently, which is half the fun. Collect two versions, and correct neither.",
  ],
  5: [
    "Mercury plays with words in your fifth house of fun and flirtation. You tease well, and your cleverest line is often your kindest. Send somebody a joke made only for them.",
    "You learn fastest where nobody gives marks, with Mercury in your fifth house: from games, from hobbies, from children. Let the youngest player you know teach you the rules of a game.",
  ],
  6: [
    "Lists, tools, timetables: Mercury is in your sixth house, and you see every small fault in the day’s work. Correct your own page. With another person’s page, wait until they ask.",
    "Mercury looks for the shorter way through your sixth house of daily tasks. Something takes you five steps and needs three. You are likely to notice the other two while complaining.",
  ],
  7: [
    "You think best aloud and in twos as Mercury visits your seventh house. The other person’s objection is often the missing half of your idea. Ask for the objection before the applause.",
    "Mercury sits between you and the other person, in your seventh house, like a tired interpreter. Each hears something slightly different. Repeat what you understood, and let them correct it.",
  ],
  8: [
    "Secrets find you easily while Mercury is in your eighth house. You guess, and often you guess well. Keep a confidence so faithfully that you do not even look mysterious.",
    "Promises, passwords, a bed: Mercury looks closely, from your eighth house, at what people share. Polite silence may cover something. Ask about it plainly, in private, in a friendly voice.",
  ],
  9: [
    "Large questions make you talkative, for Mercury passes your ninth house of belief. You are ready to argue about heaven before breakfast. What would change your mind? Say that too.",
    "A foreign word, a thick book, a teacher’s voice: Mercury is happy in your ninth house of learning. You understand by comparing. Listen to an expert on something you know nothing about.",
  ],
  10: [
    "Mercury speaks for you in public, in your tenth house of reputation. What you say is repeated to people who decide things. Choose the sentence that you would like to hear again.",
    "People ask what it is that you do, since your tenth house, the public one, has Mercury in it. You explain it better each time. Find words that a child could repeat.",
  ],
  11: [
    "Among your friends you become the messenger, with Mercury in your eleventh house. Everyone tells you, and nobody tells the others. “Tell them yourself, they would be glad” is a kind sentence.",
    "With ten friends you have eleven ideas, for Mercury is in your eleventh house, where plans are made together. At least two are good. Ask the tenth friend before you choose.",
  ],
  12: [
    "Mercury whispers in your twelfth house of sleep and secrets. Answers come half asleep, or with wet hair, when nobody has asked. Say them aloud before they go.",
    "Thoughts go round at night with Mercury in your twelfth house, the house of the unsaid. Many are old conversations with better endings. Whisper the better ending, and turn over.",
  ],
};

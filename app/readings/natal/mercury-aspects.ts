import type { ByAspect } from "./natal-text";

/** Mercury's contacts: thinking and speaking meet another want. */
export const mercuryAspects: ByAspect<"Mercury"> = {
  Venus: {
    conjunction: {
      text: "A singer asks whether her song is any good, and you praise the drums. You like to say things well and to be liked for it, both at once, so a truth gets layer after layer of sugar until it has no taste. She would have changed the song, had you mentioned the singing. From you even that would have sounded kind.",
      practice: "write the blunt version of what you mean, then a kind version, and see that both mean it.",
    },
    flowing: {
      text: "“We cordially invite all members of staff”: at such a sentence you laugh until the colleague who wrote it laughs too. You love beauty and you love talk, and a line that has both pleases you like music. Wooden messages come back from you sounding like their authors on a happy day. They like their own ideas better then, and you have only been having fun.",
      practice: "rewrite a dull message so that a stranger would smile, without making it longer.",
    },
  },
  Mars: {
    conjunction: {
      text: "“That will not work,” says a voice from the last chair, and at last you are awake. A good obstacle does for your mind what coffee does for others, so your meetings are short, loud and have results. The quiet colleague with the missing figure needed ten seconds more. Given those, she would have helped you win.",
      practice:
        "in your next discussion, wait until the quietest person has spoken, and improve your question meanwhile.",
    },
    flowing: {
      text: "“The jacket is awful and I love you,” you say, and both are believed. Your thoughts have courage and no claws. At home you ask the question that everybody has circled for a month, then go on eating and listen. You tease well, like being teased back, and keep your quarrels short. The family tries out its bad ideas on you first.",
      practice:
        "take your next important sentence for a fast walk, and say it aloud in time with your steps.",
    },
    square: {
      text: "You are quick, and you are right, and your friend had not finished the sentence. You set out to understand, your wish to win cuts in, and winning is quicker. So you take apart a point that nobody made, and what your friend meant goes home with him. Two breaths later you would have found the question that makes him cry “exactly”.",
      practice: "lean back while the other person talks, and lean forward only when the sentence is over.",
    },
    opposition: {
      text: "Your day improves when you are contradicted. You look for understanding and for a fight, and a good opponent offers both, so you find debaters everywhere, under articles and in the canteen. The good ones make you exact and cheerful. A tired flatmate only asked for the scissors. Many of your best ideas were born in argument, and you readily say so.",
      practice: "before you object, wait until you know whether they want an opinion or the scissors.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "It begins with bees, and before the bill comes you have explained democracy. You are as hungry to believe a thing as to know it, and each idea grows while you talk. Near minute twelve a “some” became an “all”, and the most careful of your listeners began to doubt the bees. The others go away hopeful, with the title of a book.",
      practice: "check a figure from your favourite argument, and use the true number from now on.",
    },
    flowing: {
      text: "With two oranges you explain the tides, and a schoolgirl and a professor nod at the same moment. You trust that the world can be understood, and by whoever is in front of you, and your trust is catching. Jokes, languages and the lives of saints all feed you. When you were mistaken you say so with pleasure: there is something new to explain.",
      practice: "look up something that has puzzled you for years, and explain it aloud with two objects.",
    },
    square: {
      text: "On page two you have understood the whole project and begun to improve it. You love the horizon and you love the commas, but you cannot look at both, and the horizon is prettier. So four colleagues hold tickets for the right flight in the wrong month. They forgive you, because you are the best at asking what it is all for.",
      practice: "check every date, name and sum in your next message with a finger on the line.",
    },
    opposition: {
      text: "In May you are a vegetarian, in June a mystic, each time after a good lunch with a believer. You would love to know and you would love to believe, and convinced friends bring you both, ready to wear. You can explain five creeds so that the faithful nod. Asked for your own, you hear five replies. What you still think on the way home is yours.",
      practice: "after a talk, look for the part that you would not repeat.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Nobody asks twice when you say “on the eleventh”. Whether you think fast or slowly, you weigh a sentence as if you had to sign it, so colleagues can build on your word. In quick talk you wait for certainty until the subject has changed, and then tell the bus stop what you would have said. Your rough guesses are better than you suppose.",
      practice: "try a rough answer at once, and call it rough, where little depends on it.",
    },
    flowing: {
      text: "You read the instructions, and you enjoy them. Curiosity and patience walk in step in you: first this, then that, and a note of where you stopped. So you reach the dull chapter, which turns out to hold the reason for the rest. What you have learned, you find again years later. Your jokes are late, dry and perfectly built.",
      practice:
        "learn something useless for pleasure, such as a card trick or twelve words of an island’s language.",
    },
    square: {
      text: "Halfway through your sentence you hear how it sounds, and you cut it short. A critic in you speaks at the same time as you do, and you let it go first. So you say six of the ten things that you know, and a grateful client leaves without the other four. Alone with a page, the same critic is a superb editor.",
      practice: "finish a sentence today as planned, even if it sounds wrong halfway.",
    },
    opposition: {
      text: "An expert says no in a deep voice; you close your folder. You would like to understand and to stand on firm ground, and people with titles seem to own the ground, so your own careful finding looks home-made. Four weeks later it happens just as you thought. Some experts hunger for a good question, and you had it with you.",
      practice: "prepare a question for the next expert that begins “What would we expect to see if”.",
    },
  },
  Uranus: {
    conjunction: {
      text: "However fast or slowly you begin, the answer comes complete, like a face that you recognise. Then the labour begins: colleagues want the five steps that you did not take. You leave out the third because it bores you, and there they get lost. Notice how often your idea succeeds when a slower colleague explains it.",
      practice:
        "wait until you have counted an idea’s steps on your fingers, then start explaining at the thumb.",
    },
    flowing: {
      text: "Thanks to you the projector stands on a shoe, and the lecture goes on. Your mind likes a problem best when it is odd; you think sideways, and hand the results round like sweets. It amuses you when a trainee explains your own trick to you. Listen to how colleagues begin when they turn to you: often with “This may be a silly question”.",
      practice: "give away a shortcut that you use, with a demonstration, to whoever would gain most.",
    },
    square: {
      text: "“It looks like rain.” “Not necessarily.” You contradict by reflex, and find your opinion while defending it. You enjoy thinking with your family and hate to think like them, so the “no” arrives before the thought. They are not bored with you. They do tire of defending the weather. Count your first words at home: many a “no” is followed by agreement.",
      practice: "answer the next remark at home with a question that you want answered, and no opinion.",
    },
    opposition: {
      text: "Your beautiful argument is gone, because a colleague has broken in with a thought about octopuses. You like a clear line and you like a surprise, and it is others who bring the surprise. You groan, you follow, and soon the argument returns with more arms than it had. Look closely at a good idea of yours: you can usually find an interruption in it.",
      practice: "finish a thought that was cut off today: keep its last words, then return.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You were told the address, and you remember the voice. Your mind works in pictures, best on a sofa with closed eyes, and it thinks and dreams in the same breath. House numbers go soft on the way, so your host is waiting in another street. He forgives you when you describe the voice, because now he can hear it too.",
      practice: "at the end of a talk, ask for time and place again, and repeat them aloud.",
    },
    flowing: {
      text: "“It is like, you know,” says the plumber, and you do: you guess what is meant and find a tender word for it. You hear pauses as well as words. Alone you are in good company too. You can lie on a rug with a story going on behind your eyes until a voice calls you to dinner.",
      practice: "ask a good friend which animal or weather fits their mood today, and offer yours in return.",
    },
    square: {
      text: "“Do as you like,” says a relative, and your imagination has finished the sentence before your ears. What was said and what you hope or fear arrive together, and blur. On a good day it was a promise, on a bad day a reproach; the relative is hugged or shouted at. The same ear makes you the storyteller whose version everyone wants.",
      practice: "repeat in plain words what you heard, and ask whether that was meant.",
    },
    opposition: {
      text: "Even before you have seen the balcony you can smell the sea, such is the seller’s voice. Facts matter to you and so does the dream, and persuasive people bring the dream, furnished. For an evening your own judgement seems petty; it returns at breakfast with good arguments. You listen generously, and poets love you for it as much as salesmen do.",
      practice: "ask for the offer on paper, and read it aloud the next morning in a bored voice.",
    },
  },
  Pluto: {
    conjunction: {
      text: "“People have always believed that,” says your neighbour at the feast, and you put down your fork. You love the digging as others love the dancing. The table stops at the third “why”; the neighbour feels searched. You go on alone through footnotes and old newspapers, with hot ears, until two lies fit together. You have even changed your own mind that way.",
      practice: "stop at the fourth “why” today, and see who still wants to hear the fifth.",
    },
    flowing: {
      text: "He is buying the motorbike for the environment, your nephew declares, and you only ask what colour. To know is a pleasure and to see through is another, and you need not win by either: a small question lets him arrive by himself. Secrets are comfortable with you. So, a little, is gossip, since you love how people work.",
      practice:
        "stop before the clever remark the next time you see through an excuse, and ask something easy.",
    },
    square: {
      text: "The subject was who forgot the milk, and you have reached a wedding seven years ago. You want the truth and you want the last word, and the two lock. So you press until a relative gives in or leaves, and you have won a silence. Point the same persistence at a real lie, and your whole family is glad of you.",
      practice: "in an argument at home, stop when you hear an old date, and return to the milk.",
    },
    opposition: {
      text: "Asked what you believe, you smile and pass the question on. You want to be understood and you want to stay unmoved, so at a persuasive voice you hold your conviction as travellers hold a purse in a crowd. Often you are right. With a listener who is only curious you could have a splendid evening, since you have thought it through to the ground.",
      practice: "stop guessing at motives for once, and defend a harmless conviction as a sport.",
    },
  },
};

import type { ByAspect } from "./natal-text";

/** Mercury's contacts: thinking and speaking meet another want. */
export const mercuryAspects: ByAspect<"Mercury"> = {
  Venus: {
    conjunction: {
      text: "A friend asks whether her song is any good, and you praise the drums. You like to say things well and to be liked for it, both at once, so a truth gets coat after coat of sugar until nobody can taste it. From you even an apology sounds easy. Still, she would have changed the song, had you mentioned the singing.",
      practice: "write the blunt version of what you mean, then a kind version, and see that both say it.",
    },
    flowing: {
      text: "You enjoy a good word as others enjoy cake. Taste and language get on so well in you that you hear, without trying, where a sentence has gone stiff. Colleagues bring you their wooden invitations and get them back sounding like themselves on a happy day. They like their own ideas better once you have said them, and you sell nothing: you are simply having fun.",
      practice: "rewrite a dull message so that a stranger would smile, without making it longer.",
    },
  },
  Mars: {
    conjunction: {
      text: "Your mind gets up like a dog that heard its name as soon as somebody says “That will not work”. Thinking and fighting are the same pleasure to you, so meetings with you are short and have results. The quiet colleague with the missing figure needed ten seconds more. She will send it on Friday, when it is expensive.",
      practice:
        "in your next discussion, wait until two other people have spoken, and use the time to improve your question.",
    },
    flowing: {
      text: "“The jacket is awful and I love you,” you say, and both are believed. Your thoughts go straight to your tongue, and nobody gets hurt on the way. At home you ask the question that everybody has circled for a month, then pass the bread and listen. You tease well, like being teased back, and keep your quarrels short.",
      practice:
        "take your next important sentence for a fast walk, and say it aloud in time with your steps.",
    },
    square: {
      text: "You are funny, fast and right, and your friend had not finished the sentence. You set out to understand, your wish to win cuts in, and winning is quicker. So you take apart a point that nobody made, and what your friend meant goes home with him. Two breaths later you would have found the question that makes him cry “Exactly!”",
      practice:
        "while a friend talks, press your toes into the ground until they have paused for a full breath.",
    },
    opposition: {
      text: "Your day improves when somebody disagrees. You learn what you think by hearing the contrary, so you meet debaters everywhere, under articles and in the canteen. A good one makes you exact and cheerful. A tired one only wanted to know where the scissors were. Many of your best ideas were born across the table, and you are honest enough to say so.",
      practice: "before you contradict a colleague, wait until you could argue their side for a minute.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "It begins with bees, and twenty minutes later you have explained democracy. You see the large idea, and talking makes it larger, which is a feast for you and mostly for the listeners; they go away hopeful, with the title of a book. Somewhere near minute twelve a “some” became an “all”. A careful listener noticed, and now doubts the bees as well.",
      practice: "check a figure from your favourite argument, and use the true number from now on.",
    },
    flowing: {
      text: "With two oranges you explain the tides, and a child and a professor nod at the same moment. You trust that the world can be understood, and by this very person, and your trust is catching. Jokes, languages and the lives of saints all feed you. When you were mistaken you say so with pleasure, since there is something new to explain.",
      practice: "look up something that has puzzled you for years, and explain it aloud with two objects.",
    },
    square: {
      text: "On page two you have understood the whole project and begun to improve it. Your eye wants the horizon, the work wants commas, and you cannot look at both. So four people hold tickets for the right flight in the wrong month, and a colleague spends her morning at a counter. Nobody asks as well as you what the whole thing is for.",
      practice: "check every date, name and sum in your next message with a finger on the line.",
    },
    opposition: {
      text: "On Monday you are a vegetarian, on Thursday a mystic; both times you had been out to lunch. Convinced people bring you their opinions, and you love to try on a mind. You can explain five creeds so that the believers nod. Asked for your own, you hear all five reply. What you still think alone, on the way home, has a better claim.",
      practice: "after a talk, look for the part that you would not repeat, and leave it there.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Nobody asks twice when you say “on the eleventh”. To think is to be careful, for you: you weigh a sentence before you let go of it, so your word can be built on. In quick talk you wait for certainty until the subject has changed, and the others decide without the correct figure. Your rough guesses are better than you suppose.",
      practice:
        "try giving a rough answer within three breaths, and call it rough, where little depends on it.",
    },
    flowing: {
      text: "You read the instructions, and you enjoy them. Order comes to your mind without being called: first this, then that, and a note of where you stopped. So you finish what you study, including the dull chapter, which turns out to hold the reason for the rest. People who learn beside you stop panicking. Your jokes are late, dry and perfectly built.",
      practice:
        "try learning something useless for pleasure, such as a card trick or twelve words of an island’s language.",
    },
    square: {
      text: "Halfway through your sentence you hear how it sounds, and you cut it short. A critic in you speaks at the same time as you do, and you let it go first. So you say six of the ten things that you know, and the meeting decides with less than it might have had. Alone with a page, the same critic is a superb editor.",
      practice: "try finishing a sentence today as planned, even if it sounds wrong halfway.",
    },
    opposition: {
      text: "An expert says no in a deep voice, and you close your folder. Doubt reaches you from people with titles: they sound certain, and your own careful finding suddenly looks home-made. Four weeks later it happens just as you thought, and you are too polite to mention it. Some experts hunger for a good question. You had it with you.",
      practice: "prepare a question for the next expert that begins “What would we expect to see if …”.",
    },
  },
  Uranus: {
    conjunction: {
      text: "The answer is there before you sit down, whole, as a face is that you recognise. Then the labour begins: colleagues want the five steps that you did not take. You leave out the third because it bores you, and there they get lost. Once they have caught up, they are thrilled. Notice how often your idea succeeds when somebody slower explains it.",
      practice:
        "when an idea arrives, wait, count its steps on your fingers, and start explaining at the thumb.",
    },
    flowing: {
      text: "You prop the projector on a shoe, and the lecture goes on. Unusual solutions occur to you early, without strain, and you hand them round like sweets. It amuses you when your own trick comes back after a year, explained to you by a trainee. Listen to how colleagues begin when they turn to you: often with “This may be a silly question”.",
      practice: "give away a shortcut that you use, with a demonstration, to the person who would gain most.",
    },
    square: {
      text: "“It looks like rain.” “Not necessarily.” You contradict by reflex, and find your opinion while defending it. You enjoy thinking with your family and hate to think like them, so the “no” arrives before the thought. They are not bored with you. They do tire of proving that it is Wednesday. Count your first words at home: many a “no” is followed by agreement.",
      practice: "answer the next remark at home with a question that you want answered, and no opinion.",
    },
    opposition: {
      text: "A friend breaks in with a thought about octopuses, and your beautiful argument is gone. Odd ideas come to you through other people, mostly in the middle of your own. You groan, you follow, and before the bill comes the argument returns with more arms than it had. Look closely at a good idea of yours: you can usually find an interruption in it.",
      practice: "finish a thought that was cut off today: keep its last four words, listen, then return.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You were told the address, and you remember the voice. Thought and dream are the same stuff in you; your mind works in pictures, on a sofa with half-closed eyes, and brings back phrases that make people stop. House numbers go soft on the way, and a friend is waiting in another street. Let your imagination travel, and keep addresses on paper.",
      practice: "at the end of a talk, ask for time and place again, and repeat them aloud.",
    },
    flowing: {
      text: "Shy people turn talkative beside you. “It is like, you know,” says a friend, and you do: you guess what is meant as easily as others read a clock, and find a tender word for it. Alone you are in good company too. You can lie on a rug with a story going on behind your eyes until somebody calls you to dinner.",
      practice: "ask a friend which animal or weather fits their mood today, and offer yours in return.",
    },
    square: {
      text: "“Do as you like,” says a relative, and your imagination has finished the sentence before your ears. What was said and what you hope or fear arrive together, and blur. On a good day it was a promise, on a bad day a reproach; the relative is hugged or shouted at. The same ear makes you the storyteller whose version everyone wants.",
      practice: "ask “Did you mean …?” and say back, in seven plain words, what you believe you heard.",
    },
    opposition: {
      text: "The seller has a warm voice, and you can smell the sea from the balcony. Persuasive people find your imagination and furnish it; for an evening your own judgement seems petty. It returns at breakfast with good arguments. You listen generously, and poets love you for it as much as salesmen do. Where money is concerned, let a night come before your signature.",
      practice: "ask for the offer on paper, and read it aloud the next morning in a bored voice.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You cannot leave a question before you have reached the bottom. “People have always believed that,” somebody says, and the company has lost you. You enjoy the digging hugely: the footnotes, the old newspapers, the instant when two lies fit together. You have even changed your own mind that way. The rest of the table stopped at the third “why”.",
      practice: "stop at the fourth “why” today, eat something, and see who still wants to hear the fifth.",
    },
    flowing: {
      text: "A friend declares that he is buying the motorbike for the environment, and you only ask what colour. Motives are plain to you, early and without effort, and you corner nobody with them; a small question at the right moment lets people arrive by themselves. Secrets are comfortable with you. So, a little, is gossip, since you love how people work.",
      practice:
        "when you see through somebody today, stop before the clever remark, and ask something easy instead.",
    },
    square: {
      text: "The subject was who forgot the milk, and you have reached a wedding seven years ago. You want the truth and you want the last word, and the two lock. So you press until a relative gives in or leaves, and you have won a silence. Against a real lie your persistence is worth a court of law. For milk it is a lot of court.",
      practice: "in an argument at home, stop after three sentences, and leave them the fourth.",
    },
    opposition: {
      text: "Asked what you believe, you smile and let the other person go first. You feel it when somebody wants to change your mind, and you guard a conviction as people hold a purse in a crowd. Often you are right. With somebody who is only curious you could have a fine hour, since what you believe has been thought down to the ground.",
      practice: "stop guessing at motives for five minutes, and defend a harmless conviction as a sport.",
    },
  },
};

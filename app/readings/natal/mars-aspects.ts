import type { ByAspect } from "./natal-text";

/** Mars with the planets after it, by kind of contact. */
export const marsAspects: ByAspect<"Mars"> = {
  Jupiter: {
    conjunction: {
      text: "You see two crates and lift both, because a second trip would be boring. Hope goes straight into your legs: the hill looks shorter than it is, and up you run. Mostly you get away with it, laughing, with others behind you who had meant to walk. The friend who carries the sofa with you is less strong than your enthusiasm.",
      practice: "in the middle of an effort that goes well, stop, and look at whoever carries the other end.",
    },
    flowing: {
      text: "You ask the difficult client in the lift, between two floors, and she laughs and agrees. You push when a thing is ready to move, so your boldness looks like luck and feels like play. You enjoy winning, and you take the loser out for a drink. Dull work, too, becomes a sport as soon as you may choose the moment.",
      practice:
        "before a bold request, look whether the other person has just put something down, and ask then.",
    },
    square: {
      text: "You find out where your strength ends by running past it and limping back in excellent spirits. A good result is within reach; then you want a record, and the record ruins the result. A month of training goes into four days, with a night of dancing. Stopped a little earlier, your drive is a joy: you pass people uphill, and they laugh and follow.",
      practice: "stop your exercise at the good result, before you try for the record.",
    },
    opposition: {
      text: "“You would not dare,” says the man beside you, and you are already taking off your shoes. Alone you are fairly sensible. An audience, or a companion twice as reckless, makes you jump, bet and eat what you should not. Some of your happiest days were like that. The friend who only jumped because you did has a bruise as well.",
      practice:
        "at the next dare, look at the real depth, height or portion before you look back at the friend.",
    },
  },
  Saturn: {
    conjunction: {
      text: "On the first day of a long walk you are last; on the ninth the others ask to go at your pace. Your body pushes and holds back in the same movement, so you know to the spoonful what strength is left. Anger is measured out too: the first day’s remark gets its answer on the last. For whatever takes years, you are wonderful to have.",
      practice: "try answering a remark on the day you hear it, even clumsily.",
    },
    flowing: {
      text: "By noon a nervous team falls into your pace. Your drive and your patience pull the same way, so you sense without counting how much to spend now, and how much to keep for tomorrow. Hard work even puts you in a good mood: given a thousand old photographs to sort, you ask for a cushion. You notice your progress last of all.",
      practice: "repeat an exercise that was once too hard for you, and notice how little it costs now.",
    },
    square: {
      text: "You run, slow down, wonder, sprint, and stand still with your hands on your knees. “Go” and “careful” keep breaking in on each other. At work you polish the first page eight times and then write nine in a night, and whoever waited for them lies awake as well. What you do launch has passed the toughest critic you know.",
      practice: "try a task so slowly that you could go on all day, and neither polish nor race.",
    },
    opposition: {
      text: "There is always somebody with a reason why not. You arrive with an idea and full lungs, and a manager or a clerk seems to have been waiting for you. As long as you bring only the push, others have to bring the limit. Come with a budget and a no of your own, and the clerk is often oddly helpful.",
      practice:
        "before each task, repeat your own limit aloud, so that it is there before anyone names theirs.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You are out of the chair before you know why. Ideas reach your muscles first: you cut your own hair, you learn the handstand in an afternoon. With a hand on your back and a “hurry up”, you shoot off sideways, and a vase is in the way. Left to start by yourself, you are quick and oddly graceful.",
      practice: "before a sudden move, wait until you have seen who stands beside you.",
    },
    flowing: {
      text: "The hall is locked, and you are delighted. While the others telephone for the caretaker, you have moved the meeting to the garden and drawn the chart on a paper bag. Your fingers try three new ways before anyone has named the problem, and you are surprised that this surprises people. Missing instructions bring out the best in you.",
      practice: "walk to a familiar place by a way you have not tried, and bring back an idea.",
    },
    square: {
      text: "The drawer sticks, so you pull, and now you are holding a handle. You want to act, you hate to be held, and anything slow seems to hold you on purpose: a zip, or an uncle who explains. You break the rule or the object, and the person beside you flinches. That jolt also makes you the one who catches the falling glass.",
      practice: "when an object resists, let go, wait until your jaw is loose, and start afresh.",
    },
    opposition: {
      text: "At ten past four a colleague says something stupid, at twelve past you have left the committee, and by night you have explained it to five people. You think of yourself as calm; others provoke you. Rebels do in public what part of you longs to do. Launch a bold plan of your own, and their remarks interest you less.",
      practice: "when a remark makes you want to resign, go and do a step of your own plan.",
    },
  },
  Neptune: {
    conjunction: {
      text: "For a dull task you have the strength of wet paper. Then a colleague mentions a film or a whale, and you work past midnight without noticing hunger. You cannot be pushed, only enchanted: your will wakes up when a dream does. On a free day five unfinished enchantments call at once, and you doze. Which would you still love if nobody saw it?",
      practice: "finish the smallest part of something you dream of: a verse, a sketch, a first call.",
    },
    flowing: {
      text: "You swim, dance or dig best with your mind elsewhere. What moves you also moves your muscles, so effort for a lovely cause rests you like sleep. In a dispute about right and wrong you can fight all afternoon and then walk home with the enemy, comparing shoes. The good thing matters to you more than the victory. Which beautiful cause has been waving at you lately?",
      practice: "give some plain muscle to something beautiful: carry or dig for it.",
    },
    square: {
      text: "A man steps on your foot, and you say sorry. You would like to hit back and to do no harm, so you think of the man’s hard childhood, and soon you need to lie down. Your gentleness is real, and rough people love you for it. A clear “ouch” would not spoil it. Which of today’s yawns began as a no?",
      practice: "let the others fetch or hold a thing for you, and add no apology.",
    },
    opposition: {
      text: "A cashier complains about her landlord, and by evening you have drafted a petition. She only wanted to complain. For yourself you seldom fight; a helpless face lends you the strength, and a villain gives it direction. Where help is wanted, you are magnificent, and you sing while you work. Whose battle are you in now, and do they know?",
      practice: "before you take up a cause, check what the person wants: an ear, an idea or an ally.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You train without talking about it, and in the last third of a contest people find out who you are. Wanting a thing and being unable to stop are the same to you: tiredness and good advice become details. You show little of this force, and you rather enjoy the surprise. Your body would like to be consulted, and so would your companions.",
      practice: "write the sign by which your body says enough, and pin it where you train.",
    },
    flowing: {
      text: "Everyone has given up on the little theatre, and you ask for a broom and the accounts. Strength comes to you without being called, so you work on long after a committee has lost interest. You even relish it: the first lamp that burns again, the first ticket sold. Colleagues have learnt to ask you before they call a thing hopeless.",
      practice: "give your strength to something that others abandoned, and begin with its ugliest part.",
    },
    square: {
      text: "In a rescue, or at the end of a hard job, you are worth ten. The same grip makes small things heavy. “Shall I take over?” says your sister in the boat, and you row on with shaking arms. You mean to get there, and giving way feels like losing, so whoever meant to help is treated as an opponent.",
      practice: "give way in something tiny, such as a place in a queue, and feel your hands open.",
    },
    opposition: {
      text: "A loud superior leans on a desk, and the whole floor goes quiet except you. You meet people who use force more often than others do, as if they had come to try yours. Spent on paying them back, your strength makes you resemble them. Spent on shielding a newcomer, it feels clean, and you find with delight how much there is.",
      practice: "write a sentence about what your strength is for, and read it before you enter a contest.",
    },
  },
};

import type { ByAspect } from "./natal-text";

/** Mars with the planets after it, by kind of contact. */
export const marsAspects: ByAspect<"Mars"> = {
  Jupiter: {
    conjunction: {
      text: "You see two crates and lift both, because a second trip would be boring. Hope goes straight into your legs: the hill looks shorter than it is, and up you run. Mostly you get away with it, laughing, with others behind you who had meant to walk. The person at the far end of the wardrobe is less strong than your enthusiasm.",
      practice: "in the middle of an effort that goes well, stop, drink some water and feel both knees.",
    },
    flowing: {
      text: "You ask the difficult client in the lift, between two floors, and she laughs and agrees. You push when a thing is ready to move, so your boldness looks like luck and feels like play. You enjoy winning, and you take the loser out for a drink. Work that had lost heart turns into sport beside you.",
      practice: "before a bold request, look at the other person’s shoulders, and ask when they are loose.",
    },
    square: {
      text: "You find out where your strength ends by running past it and limping back in excellent spirits. A good result is within reach; then you want a record, and the record ruins the result. A month of training goes into four days, with a night of dancing. Stopped a little earlier, your drive is a joy: you pass people uphill, and they laugh and follow.",
      practice: "stop your exercise today while you still want more.",
    },
    opposition: {
      text: "“You would not dare,” says a friend, and you are already taking off your shoes. Alone you are fairly sensible. An audience or somebody twice as reckless wakes the giant, and then you jump, bet and swallow things. Some of your happiest hours were like that. The slower friend who jumped because you did has a bruise as well.",
      practice:
        "at the next dare, look at the real depth, height or portion before you look back at the friend.",
    },
  },
  Saturn: {
    conjunction: {
      text: "On the first day of a long walk you are last; on the ninth the others ask to go at your pace. Your body pushes and holds back in the same movement, so you know to the spoonful what strength is left. Anger is measured out too: Monday’s remark gets its answer on Friday. For whatever takes years, you are wonderful to have.",
      practice: "try twenty quick steps uphill today, for no purpose at all.",
    },
    flowing: {
      text: "Within an hour a nervous team falls into your pace. Your drive and your patience pull the same way, so you sense without counting how much to spend now, and how much to keep for Thursday. Hard work even puts you in a good mood. You whistle, you like the ache, and given a thousand old photographs to sort you ask for a cushion.",
      practice: "on each of four days, practise for eleven minutes a skill you would love to have.",
    },
    square: {
      text: "You run, slow down, wonder, sprint, and stand still with your hands on your knees. “Go” and “careful” keep breaking in on each other. At work you polish the first page eight times and then write nine in a night, and whoever waited for them lies awake as well. What you do launch has passed the toughest critic you know.",
      practice: "try a task at half your speed for fourteen minutes, with no pause and no sprint.",
    },
    opposition: {
      text: "There is always somebody with a reason why not. You arrive with an idea and full lungs, and a manager or a clerk seems to have been waiting for you. As long as you bring only the push, another person has to bring the limit. Come with a budget and a no of your own, and the clerk is often oddly helpful.",
      practice: "on three days, set your own limit for a task before anyone names theirs.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You are out of the chair before you know why. Ideas reach your muscles first: you cut your own hair, you learn the handstand in an afternoon. With a hand on your back and a “hurry up”, you shoot off sideways, and somebody’s cup is in the way. Left to start by yourself, you are quick and oddly graceful.",
      practice: "before a sudden move, wait for a whole breath and find out where your elbows are.",
    },
    flowing: {
      text: "The hall is locked, and you are delighted. While somebody telephones for the caretaker, you have moved the meeting to the garden and drawn the chart on a paper bag. Your fingers try three new ways before anyone has named the problem, and you are surprised that this surprises people. Timid colleagues discover beside you that they can invent things too.",
      practice: "walk to a familiar place by a way you have not tried, and bring back an idea.",
    },
    square: {
      text: "The drawer sticks, so you pull, and now you are holding a handle. You want to act, you hate to be held, and anything slow seems to hold you on purpose: a zip, or an uncle who explains. You break the rule or the object, and somebody beside you flinches. That jolt also makes you the one who catches the falling child.",
      practice: "when an object resists, let go, wait for nine counts, and start from the other side.",
    },
    opposition: {
      text: "At ten past four a colleague says something stupid, at twelve past you have left the committee, and by night you have explained it to five people. You think of yourself as calm; others provoke you. The rebel and the show-off do in public what part of you longs to do. Launch a bold plan of your own, and their remarks interest you less.",
      practice: "when a remark makes you want to jump up, roll your shoulders five times.",
    },
  },
  Neptune: {
    conjunction: {
      text: "For a dull task you have the strength of wet paper. Then somebody mentions a film or a whale, and you work past midnight without noticing hunger. You cannot be pushed, only enchanted: your will wakes up when a dream does. On a free day five half-finished enchantments call at once, and you doze. Which would you still love if nobody saw it?",
      practice: "finish the smallest part of something you dream of: a verse, a sketch, a first call.",
    },
    flowing: {
      text: "You swim, dance or dig best with your mind half elsewhere. What moves you also moves your muscles, so effort for a lovely cause rests you like sleep. In a dispute about right and wrong you can fight all afternoon and then walk home with the enemy, comparing shoes. The good thing matters to you more than the victory. Which beautiful cause has been waving at you lately?",
      practice: "give twenty minutes of plain muscle to something that you find beautiful.",
    },
    square: {
      text: "Somebody steps on your foot, and you say sorry. You would like to hit back and you would like to harm nobody, so you think of the man’s hard childhood, and by four o’clock you need to lie down. Your gentleness is real, and people with rough lives love you for it. A clear “ouch” would not spoil it. Which of today’s yawns began as a no?",
      practice: "let somebody fetch or hold a thing for you, and add no apology.",
    },
    opposition: {
      text: "A neighbour complains about her landlord, and by evening you have drafted a petition. She only wanted to complain. For yourself you seldom fight; somebody else’s helpless face lends you the strength, and a villain gives it direction. Where help is wanted, you are magnificent, and you sing while you work. Whose battle are you in now, and do they know?",
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
      practice: "give nineteen minutes to something that others abandoned, and begin with its ugliest part.",
    },
    square: {
      text: "In a rescue, or in the last hour of a hard job, you are worth ten. The same grip makes small things heavy. “Shall I take over?” says somebody in the boat, and you row on with shaking arms. You mean to get there, and giving way feels like losing, so a person who meant to help is treated as an opponent.",
      practice: "give way in something tiny, such as a place in a queue, and feel your hands open.",
    },
    opposition: {
      text: "A loud superior leans on a desk, and the whole floor goes quiet except you. You meet people who use force more often than others do, as if they had come to try yours. Spent on paying them back, your strength makes you resemble them. Spent on shielding somebody newer, it feels clean, and you find with delight how much there is.",
      practice: "write a sentence about what your strength is for, and read it before you enter a contest.",
    },
  },
};

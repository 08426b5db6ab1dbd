import type { ByAspect } from "./natal-text";

/** The Sun's contacts: what you are proud of meets another want. */
export const sunAspects: ByAspect<"Sun"> = {
  Moon: {
    conjunction: {
      text: "By the time your family begins to discuss the trip, you have packed. What you want and what makes you feel at home speak in one voice, so a choice feels finished at once, and other people’s silence sounds like a yes. Your plainness is a present to them: nobody has to guess what would make you happy.",
      practice:
        "check your next plan with the quietest person it concerns, and let them change a part of it.",
    },
    flowing: {
      text: "Rest works on you. You lose a contract, eat pancakes, sleep for forty minutes, and wake up interested. What you want from a day and what soothes you point the same way, so lying down is no escape from your life; it is part of the fun. Beside you, overworked friends stretch their legs and stop apologising for being lazy.",
      practice: "invite somebody overworked to be idle with you for half an hour, and plan nothing for it.",
    },
    square: {
      text: "At your desk you long for a pair of arms; in the arms you redesign the desk. One wish is to get somewhere, the other is to be held, and each turns up in the other’s hours. With hours of its own, each gets better: bold mornings, shameless evenings. A torn friend feels understood by you, because you tell nobody to choose.",
      practice: "choose at breakfast which hour belongs to the plan and which to comfort, and defend both.",
    },
    opposition: {
      text: "In love you learn by contrast. A partner adores crowds, and you discover how much you like quiet; a partner clings, and you discover long walks. You want both to stay and to go, and the person you love speaks for one half. Next month you swap. Since you have lived on either side, you can argue for both with warmth.",
      practice:
        "write your latest disagreement as two wishes of your own, beginning “I want” and “I also want”.",
    },
  },
  Mercury: {
    conjunction: {
      text: "Ask you about justice, God or the right way to fold a shirt, and you lean forward, delighted. You are what you think, which makes you clear, quick and a joy to argue with. It also makes “I see that differently” sound like “I do not like you”. Then a friend with a fair question meets a defence worthy of a castle.",
      practice:
        "ask the next person who disagrees what they have seen that you have not, and repeat it back.",
    },
  },
  Venus: {
    conjunction: {
      text: "Do you love the dish, or the faces of the friends who serve it? You could not say. Being liked and pleasing others are the same delight to you, and you show it so openly that cooks, bus drivers and babies brighten. It also earns you a third helping of liver, because the cook was watching. She would have laughed at a no.",
      practice: "choose your dish, film or seat today before anybody else has named a favourite.",
    },
  },
  Mars: {
    conjunction: {
      text: "“We could swim,” says a friend, and your shoes are off. In you, wanting is doing. Your body loves to be used, and timid people borrow courage from your back as you go in first. Waiting is another matter: in a queue your knee jumps and your answers shrink. Give the knee some work, and your good humour returns.",
      practice:
        "in a queue, stand on your left leg for ten breaths, then on your right, and let somebody go first.",
    },
    flowing: {
      text: "At the top of the hill you are pinker, hungrier and in a better mood than at the bottom. Effort agrees with you, and you need no enemy to get moving. On a dance floor you take up a good deal of space, and nobody’s toes suffer. Children pick you for wild games because you know exactly how strong you are.",
      practice: "walk your next errand as fast as you enjoy, and notice at which step your mood improves.",
    },
    square: {
      text: "You twist with both hands at a lid that was loose. At work you behave as if somebody were about to stop you, and a colleague who says “Actually” finds your shoulders up. Your aims and your fighting spirit trip over each other, so a helper gets the shove meant for an obstacle. Show those shoulders a real obstacle, and the whole office is grateful.",
      practice:
        "drop your shoulders at the next “actually”, breathe out slowly, and let the colleague finish.",
    },
    opposition: {
      text: "With a rival at the next desk you do your best work of the year. The fighter in you wakes for an opponent, and by the end you are fond of him. Left without one, you circle the task and sharpen pencils. Or you pick a quarrel with a nice colleague, who wonders all day what she did.",
      practice: "race your own last time round the block, and begin the dull task while you are warm.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "“Of course we can.” From you, a frightened group believes it. You expect things to turn out well, so you knock, ask and smile, and often they do. On a happy Tuesday you also promise what would need three of you by Friday, and mean every word. The person waiting under the clock only sees that you have not come.",
      practice: "count the promises you have open today, and put a later date on the next.",
    },
    flowing: {
      text: "A week after you mention that you would love to drum, you own two drum kits. You like being lucky, you like being generous, and each feeds the other: you wish out loud, thank people well and keep little back. The second kit goes to a shy nephew, the spare ticket to a fan of the band. Your friends have begun to wish out loud too.",
      practice: "check what you own twice, and offer the spare to a friend.",
    },
    square: {
      text: "The shelf that you went out to buy has become, by noon, a kitchen. You would like to do it and to do it splendidly, and the second wish keeps tripping the first. A weekend away becomes a continent, and it is glorious, and whoever shares your account turns pale. Large suits you. It suits you best when the sums come first.",
      practice: "check the price of your first, smallest version, and spend nothing above it for three days.",
    },
    opposition: {
      text: "Being yourself is good, being part of something big is better, and the big thing tends to belong to another person. A cousin with shining eyes describes a hotel on an island; you can taste the coffee. Bring a piece of your own to build, and such plans enlarge your life. Bring only faith and savings, and you may finance a dream without a task for you.",
      practice: "check what an exciting plan would have you doing on a plain Monday.",
    },
  },
  Saturn: {
    conjunction: {
      text: "At family parties you are the person who knows when the last train goes. You stand on what you have earned, and you like how solid it feels. You can hardly tell yourself from your duties, so a present makes you uneasy, as if it had to be paid off. Relatives who long to spoil you run out of ideas.",
      practice:
        "accept a small favour from a relative without returning it, and enjoy it shamelessly for an hour.",
    },
    flowing: {
      text: "That the violin takes ten years does not put you off. You want to be good, you can wait, and the waiting has its pleasures: in the dull middle of a long job, with nobody watching, you hum. Colleagues who started faster are now busy with something else. You are still there, getting better and rather pleased.",
      practice:
        "finish a piece of work that needs less than a quarter of an hour, and admire it while your tea cools.",
    },
    square: {
      text: "Before you show your work, you have heard every objection to it, in a voice that knows you well. You would like to step forward and to be beyond reproach, and the second wish holds the first by the sleeve. A bolder colleague presents a plan half as good. The examiner in you has not noticed that you got there.",
      practice: "finish a small task at its second version, hand it over, and count who sends it back.",
    },
    opposition: {
      text: "The argument in your shower is three days old. “You could also do it this way,” an older relative had said, and meant little by it. But you hope to go your own way with a nod from above, so you heard a verdict. Since you know how hard advice can land, younger cousins dare to show you half a plan.",
      practice:
        "carry out a small decision first, and let the person whose nod you wanted hear of it afterwards.",
    },
  },
  Uranus: {
    conjunction: {
      text: "As soon as three friends love your café, its coffee tastes thinner to you. To be yourself is to be different, as far as you can tell. It makes you delightful to follow: half of what your circle likes, you liked first. By then you have left for the next corner, and they feel a little laughed at.",
      practice: "wait ten days before you drop a song, a place or a joke that friends have begun to like.",
    },
    flowing: {
      text: "Halfway through the plan you turn left, and the others come along. You like to be yourself, you like what is new, and neither of these needs an audience. Your odd proposal arrives in the tone of a person suggesting sandwiches, and it gets tried. Colleagues who dread change accept it from you, because you leave their cups where they are.",
      practice:
        "wait with your next unusual idea until somebody has described the whole problem, then offer it as an experiment.",
    },
    square: {
      text: "The job goes well, the mornings have a shape, and you are reading about other jobs. To arrive is lovely, to be free of wherever you arrived is lovelier, so you leave just as things settle. It has made you inventive. It has also left colleagues alone with projects that you had named together. Some new starts can be made at the old desk.",
      practice: "change something small at work today, and wait nine days before anything large.",
    },
    opposition: {
      text: "Who could have predicted it? The client changes her mind, the boss has a vision at eight in the morning. You complain with a certain sparkle, since those who upset your plans also hand you freedom that you would hardly have taken. Without a free corner of your own you fight them for doing what you would love to do.",
      practice: "hum a song through before you protest at a changed plan, and count what it frees.",
    },
  },
  Neptune: {
    conjunction: {
      text: "The idea comes in the bath, just after you have given up on it. Ambition and dreaming come and go together in you, and neither obeys orders. On good days strangers are moved by what you make. On flat days you announce a great project anyway, and believe it, and so do your friends.",
      practice:
        "look out of a window for eleven minutes without a screen, and notice which thought comes back by itself.",
    },
    flowing: {
      text: "Asked to say a few words at a farewell, you make the guests laugh and then hunt for handkerchiefs. You enjoy being seen, and you sense what a gathering hopes for. So you give the hope a form: a toast, a tune, a walk to the water. Believers and doubters sit down happily together at a feast that you arrange.",
      practice: "write four lines about a hope of somebody you love, and read them aloud to yourself.",
    },
    square: {
      text: "What are you aiming at? Today you give a beautiful answer, and on Thursday a different one. You long to be somebody definite and to belong to something boundless. Each makes the other look false, so you drift, in good company and with good music. Then a modest aim survives the fifth doubt, and it holds for years.",
      practice: "write your aim in nine words, again on two other mornings, and keep the words that return.",
    },
    opposition: {
      text: "After an hour with a teacher who glows, your own life looks like a sketch. You want to be somebody, and to be near something great, and the greatness seems to live in another person. Often some of it does. From below you forget your own size, and the teacher is lonely, with nobody who dares to tease.",
      practice: "look for a clumsy habit in somebody you admire, and for a matter in which they turn to you.",
    },
  },
  Pluto: {
    conjunction: {
      text: "At the pool you count another swimmer’s lengths without turning your head. You do nothing by halves, and you conceal how much you want it, since a wish that is known can be refused. So a friendly hour of sport becomes, for you alone, a final. Shown openly, an appetite like yours is a pleasure to watch.",
      practice: "stop a swim, run or game two minutes before you are satisfied, and enjoy still wanting it.",
    },
    flowing: {
      text: "After a defeat you sleep eleven hours, eat two breakfasts and come back with a new haircut. You have a strong will and no need to show it. In a heated discussion you lean back and stretch your arms, and voices drop, though you asked for nothing. By the end they are doing roughly what you had in mind.",
      practice:
        "stop halfway through a point that you are winning, drink some water, and see whether they come along unpushed.",
    },
    square: {
      text: "The new manager wants a report by noon; you wonder what she is really after. You want to shine, you want to be in nobody’s power, and at work the two scrape together, so you and whoever is in charge keep measuring each other. Where power is misused, colleagues are glad of your nose. Elsewhere it was a report.",
      practice: "find two dull reasons for the next harmless request that annoys you, and stop searching.",
    },
    opposition: {
      text: "In every office there seems to be a person who wants a copy of everything. You wish to shine and to have the last decision, and the decision keeps sitting at another desk. You spot at once who likes power, because you like it too. Ask openly for the part that you would love to run. You may get it, and an ally.",
      practice:
        "stop yourself from correcting: keep your hands in your pockets while a task is done another way.",
    },
  },
};

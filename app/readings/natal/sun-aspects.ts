import type { ByAspect } from "./natal-text";

/** The Sun's contacts: what you are proud of meets another want. */
export const sunAspects: ByAspect<"Sun"> = {
  Moon: {
    conjunction: {
      text: "By the time your family begins to discuss the trip, you have packed. What you want and what makes you feel at home speak in one voice, so a choice feels finished at once, and other people’s silence sounds like a yes. Your plainness is a present to them: nobody has to guess what would make you happy.",
      practice:
        "before you settle something for several people, check with the quietest of them which part they would change.",
    },
    flowing: {
      text: "A nap, half an hour of foolish television, and you are back. What you aim at and what settles your nerves are on good terms, so you recover by yourself, with little advice. Anybody can hear that you like being you. After an hour beside you, people stretch their legs and stop apologising for being lazy.",
      practice: "invite somebody overworked to be idle with you for half an hour, and plan nothing for it.",
    },
    square: {
      text: "At work you think of your bed; in bed you make plans for work. Getting somewhere and being held are both dear to you, and each spoils the other’s hours. Given turns, they become good company: the plans sleep better, and the comfort is less dull. With you, people who want two things at once need not choose.",
      practice:
        "when you next lie down, choose which plan has to wait until morning, and say so aloud to the ceiling.",
    },
    opposition: {
      text: "In love you learn by contrast. A partner adores crowds, and you discover how much you like quiet; a partner clings, and you discover long walks. You want both to stay and to go, and the person facing you speaks for one half. Next month you swap. Few can argue for the other side as warmly, having lived there.",
      practice: "write your latest disagreement as two wishes of your own: “I want …, and I also want …”.",
    },
  },
  Mercury: {
    conjunction: {
      text: "Ask you about justice, God or the right way to fold a shirt, and you lean forward, delighted. You are what you think, which makes you clear, quick and a joy to argue with. It also makes “I see that differently” sound like “I do not like you”, and you defend a sentence that you would have dropped by morning.",
      practice:
        "when somebody disagrees, ask what they have seen that you have not, and repeat it before you reply.",
    },
  },
  Venus: {
    conjunction: {
      text: "Friends keep a chair for you. You enjoy being liked, and you go about it so openly that it is half of your charm. Pleasing others pleases you too, and the two are hard to tell apart: you praise the restaurant that everybody wanted, and walk home hungry. A friend who never hears your wish cannot give you the fun of granting it.",
      practice:
        "at the next meeting, choose the place or the dish before you hear anybody else’s preference.",
    },
  },
  Mars: {
    conjunction: {
      text: "Somebody says “We could swim”, and your shoes are off. In you, wanting is doing. Your body loves to be used, and timid people borrow courage from your back as you go in first. Waiting is another matter: in a queue your knee jumps and your answers shrink. Give the knee some work, and your good humour returns.",
      practice:
        "in a queue, stand on your left leg for ten breaths, then on your right, and let somebody go first.",
    },
    flowing: {
      text: "At the top of the hill you are pinker, hungrier and in a better mood than at the bottom. Effort agrees with you, and you need no enemy to get moving. On a dance floor you take up a good deal of space, and nobody’s toes suffer. Children pick you for wild games because you know exactly how strong you are.",
      practice: "walk your next errand as fast as you enjoy, and notice at which step your mood improves.",
    },
    square: {
      text: "You twist with both hands at a lid that was loose. At work you behave as if somebody were about to stop you, and a colleague who says “Actually” finds your shoulders up. Your aims and your fighting spirit trip over each other, so a helpful person gets the shove meant for an obstacle. Against real resistance you are magnificent.",
      practice:
        "before you answer an objection, drop your shoulders, walk eight steps, and decide whether it was an objection.",
    },
    opposition: {
      text: "With a rival at the next desk you do your best work of the year. Your strength wakes when somebody faces you and says that it cannot be done, and you end up liking them. Left without an opponent, you circle the task, or pick a quarrel with a nice person who wonders all day what they did.",
      practice:
        "before a task without a rival, race your own last time round the block, and begin while you are warm.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "“Of course we can!” From you, a frightened group believes it. You expect things to turn out well, so you knock, ask and smile, and often they do. On a happy Tuesday you also promise what would need three of you by Friday, and mean every word. The person waiting under the clock only sees that you have not come.",
      practice:
        "before you promise, check how many promises are still open, and offer a later date than you feel.",
    },
    flowing: {
      text: "Lost in a strange city, you ask the right stranger. Help turns up for you, and the cause is simple: you expect kindness, so you ask early and thank people well. What comes in goes out again. The flat you heard about becomes a friend’s flat, and your spare ticket finds somebody who loves the band.",
      practice:
        "check what you have twice, such as a book, a tool or a useful address, and offer the spare to a friend.",
    },
    square: {
      text: "You go out to buy a shelf, and by noon you are pricing a kitchen. You would like to do it and to do it splendidly, and the second wish keeps tripping the first. A weekend away becomes a continent, and it is glorious, and whoever shares your account turns pale. Large suits you; only the counting should come earlier.",
      practice: "check the price of your first, smallest version, and spend nothing above it for three days.",
    },
    opposition: {
      text: "Somebody with shining eyes describes a hotel on an island, and you are tasting the coffee. Other people’s great plans reach you as if you had waited for them. If you bring a piece of your own to build, they make your life larger. If you bring only faith and savings, you may finance a dream that has no task for you.",
      practice: "when a plan excites you, check what you would be doing in it on an ordinary Monday.",
    },
  },
  Saturn: {
    conjunction: {
      text: "At family parties you are the person who knows when the last train goes. You stand on what you have earned, and you like how solid it feels. Since being yourself and being responsible come to the same, a present makes you uneasy, as if it had to be paid off. Relatives who long to spoil you run out of ideas.",
      practice:
        "try accepting a small favour from a relative without returning it, and enjoy it shamelessly for an hour.",
    },
    flowing: {
      text: "That the violin takes ten years does not put you off. You can wait and keep working, with so little strain that you hardly call it a talent, and time is on your side. You even like the dull middle of a long job, when nobody is watching. Later people ask for your trick.",
      practice:
        "finish a piece of work that needs less than a quarter of an hour, and admire it while your tea cools.",
    },
    square: {
      text: "Before you show your work, you have heard every objection to it, in a voice that knows you well. You want to step forward and you want to be beyond reproach, and the second holds the first by its coat. Somebody bolder presents a plan half as good. Your examiner has made you excellent; it merely confuses “excellent” with “not yet”.",
      practice: "finish a small task at its second version, hand it over, and count who sends it back.",
    },
    opposition: {
      text: "“You could also do it this way,” says an older relative, and you hear a verdict. For three days you win the argument in the shower. The nod you want belongs, it seems, to people above you, who may have been making conversation. Since you know how hard advice can land, younger people dare to show you half a plan.",
      practice:
        "try carrying out a small decision first, and mention it afterwards to the person whose approval you wanted.",
    },
  },
  Uranus: {
    conjunction: {
      text: "Everybody at the table loves the film, and your eyebrow rises. To be yourself is to be different, as far as you can tell, so agreement makes you suspect that you have dozed off. Friends come to you for the third possibility, which makes them laugh and then think. Their own happy discoveries get an “although”, and that stings a little.",
      practice:
        "when friends praise something that you like too, say so, and wait four breaths before the “although”.",
    },
    flowing: {
      text: "Halfway through the plan you turn left, and the others come along. You change course without drama, as novelty does not threaten you and you have nobody to shock. Your odd proposal arrives in the tone of a person suggesting sandwiches, and it gets tried. Colleagues who dread change accept it from you, because you leave their cups where they are.",
      practice:
        "wait with your next unusual idea until somebody has described the whole problem, then offer it as an experiment.",
    },
    square: {
      text: "The job goes well, the mornings have a shape, and you are reading advertisements. You want to arrive and you want to be free of wherever you arrived, so you leave just as things settle. It has made you inventive. It has also left colleagues alone with projects that you had named together. Some new starts can be made where you sit.",
      practice:
        "when you itch to leave, change something small at work first, and wait nine days before anything large.",
    },
    opposition: {
      text: "Who could have predicted it? The client changes her mind, the boss has a vision at eight in the morning. Other people upset your plans, and you complain with a certain sparkle, because they hand you freedom that you would hardly have taken. Without a free corner of your own you fight them for doing what you would love to do.",
      practice: "before you protest at a changed plan, wait for the length of a song and list what it frees.",
    },
  },
  Neptune: {
    conjunction: {
      text: "The idea comes in the bath, just after you have given up on it. Purpose reaches you as inspiration and fades when you force it. On good days strangers are moved by what you make. On flat days you announce a great project anyway, and believe it, and so do your friends. Idleness with a clear conscience belongs to your work.",
      practice:
        "look out of a window for eleven minutes without a screen, and notice which thought comes back by itself.",
    },
    flowing: {
      text: "Asked to say a few words at a farewell, you make people laugh, and then look for a handkerchief. You sense what a gathering hopes for, and without trying you give the hope a form: a toast, a tune, a walk to the water. Believers and doubters sit down happily together at a feast that you arrange.",
      practice: "write four lines about a hope of somebody you love, and read them aloud to yourself.",
    },
    square: {
      text: "What are you aiming at? Today you give a beautiful answer, and on Thursday a different one. You long to be somebody definite and to belong to something boundless, and each makes the other look false, so you drift, in good company and with good music. Then a modest aim survives the fifth doubt. False prophets have a hard time with you.",
      practice: "write your aim in nine words, again on two other mornings, and keep the words that return.",
    },
    opposition: {
      text: "You come from a meeting with somebody splendid, and your own life looks too short in the sleeves. Your ideal tends to arrive as another person, such as the teacher with the faith. The splendour is often real. Looking up at it you forget your own size, and the admired person is lonely up there, with nobody who dares to tease.",
      practice: "look for a clumsy habit in somebody you admire, and for a matter in which they turn to you.",
    },
  },
  Pluto: {
    conjunction: {
      text: "At the pool you count another swimmer’s lengths without turning your head. You do nothing by halves, and you conceal how much you want it, since a wish that is known can be refused. So a friendly hour of sport becomes, for you alone, a final. Shown openly, an appetite like yours is a pleasure to watch.",
      practice: "stop a swim, run or game two minutes before you are satisfied, and enjoy still wanting it.",
    },
    flowing: {
      text: "After a defeat you sleep eleven hours, eat two breakfasts and come back with a new haircut. Your will goes deep and does not strain, so you spend no strength on looking strong. Others feel it. You join a heated discussion, take off your jacket and stretch, and voices drop a little, though you have asked for nothing.",
      practice:
        "stop halfway through a point that you are winning, drink some water, and see whether they come along unpushed.",
    },
    square: {
      text: "The new manager wants a report by noon, and you wonder what she is really after. You and whoever is in charge measure each other: you want to shine, you want to be in nobody’s power, and at work these wishes scrape together. Where power is misused, colleagues are glad of your nose. Elsewhere it was a report.",
      practice:
        "before you resist a harmless request, stop and find two dull reasons why somebody might have made it.",
    },
    opposition: {
      text: "In every office there seems to be a person who wants a copy of everything. Control meets you with somebody else’s name on it. You spot at once who likes to decide, because you like it too, more than you admit. Ask openly for the part that you would love to run; you may get it, and your opponent may be funny.",
      practice:
        "stop yourself the next time you correct how somebody does a task, and watch them finish their way.",
    },
  },
};

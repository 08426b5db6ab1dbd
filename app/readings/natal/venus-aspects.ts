import type { ByAspect } from "./natal-text";

/** Venus with the planets after it, by kind of contact. */
export const venusAspects: ByAspect<"Venus"> = {
  Mars: {
    conjunction: {
      text: "Your face gives you away before dessert. Liking somebody and wanting them happen to you in the same second, so you lean closer, name a place and an hour, and are warm, funny company at some speed. Slower people enjoy the warmth and count the speed. Whoever sits beside you knows that they are wanted, jokes and body included.",
      practice:
        "ask a person you like what they would enjoy, and count to five before you add your own idea.",
    },
    flowing: {
      text: "You flirt the way other people say good morning. You tease, the other person teases back, and both of you walk home taller. Making the first move and being chosen are equally fun for you, and neither takes any courage. A partner may run while you stroll, or sing while you count: you find the difference delicious.",
      practice: "ask somebody you like to teach you a thing they enjoy and you have never tried.",
    },
    square: {
      text: "Half an hour after a perfect, peaceful supper, you start an argument about the film. You want to be held, you want your pulse to race, and each wish interrupts the other. A quarrel gives you both, first the heat and then the making up, and the person you love gets the headache. Dancing would have done as well.",
      practice: "next time you feel like provoking somebody you love, ask for a dance, a race or a kiss.",
    },
    opposition: {
      text: "Among a dozen sensible matches, you walk towards the person who makes you say “Really?”. In love you fall for whatever you do not do yourself: the fast one if you are slow, the gentle one if you are fierce. Then you debate how late is late and how loud is loud. With some goodwill, you argue each other closer.",
      practice:
        "ask somebody with puzzling taste what they love about it, and put two more questions before you judge.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "The neighbour who came to return a ladder stays for supper. You cannot enjoy a good thing without wishing it larger and for more people, so your money turns into music, second helpings and very good cheese. Guests adore you, and so does the shopkeeper. What is left at the end of the month tells a shorter story.",
      practice: "check your balance before you decide what to serve, and plan the feast from that number.",
    },
    flowing: {
      text: "Put you in charge of a birthday, and it costs half as much and lasts twice as long. You know who should sit beside whom, which small luxury is worth its price, and when to bring out the last cake. Enjoyment comes easily to you, and you hand it round. It finds its way back. People bring you their favourite friends.",
      practice: "choose a small luxury for today, and the person you would like to share it with.",
    },
    square: {
      text: "Nobody praises a soup as you do, and nobody is sooner asking what comes next. The wish to enjoy what is here competes with the wish for more, and more is louder. The party moves on to a third place, the shoes come home in two colours, and in the morning your stomach and your purse both have opinions.",
      practice:
        "after a first helping, put the spoon down for six breaths and check how much hunger is left.",
    },
    opposition: {
      text: "You bring wine for eight to a supper for three. Somebody’s fallen face opens your purse: you want to be generous and you want to be liked, and other people seem to ask for both. Some answer with feasts of their own. Others order the fish and study the ceiling when the bill comes, and you pay, a shade more cheerfully than you feel.",
      practice: "before you go out, choose the sum that you are glad to spend on others.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Whoever you love can count on you in year ten as in week two. Getting there takes a while: you know how somebody takes their tea before you admit to liking them. Loving a person and being worthy of them feel like the same task, so a compliment sets you searching for its cause. Once you feel safe, your midnight jokes are the rudest of all.",
      practice: "accept the next kindness as a present, and do nothing in return until tomorrow.",
    },
    flowing: {
      text: "You like people better the longer you know them. Others look for sparks; you enjoy the old joke in its fortieth year, and the colleague whose cough you recognise on the stairs. Affection and duty get on well in you, so a kept promise feels like a caress. Families and firms form around you, because you are still there and still pleased to be.",
      practice: "let somebody you have known for years choose the way home today.",
    },
    square: {
      text: "Somebody at the table is hoping that you will ask. You have the invitation ready, and are explaining to yourself why they would refuse. The wish to be loved keeps meeting the wish to be spared a no, so you choose a safe person you hardly desire, or a good book. Past the first hour, you love with taste, humour and staying power.",
      practice: "when somebody smiles at you, take the smile as meant for you before you reason about it.",
    },
    opposition: {
      text: "Two people stand in a kitchen, each waiting for the other to reach out, and you are one of them. Reserved people attract you: a kind word from them is worth six from a flatterer. Then their calm seems cold and you turn correct; they see a correct person and turn colder. Whoever moves first finds that the other was longing to.",
      practice:
        "notice a reserved person’s quiet kindness, a seat kept or a cup filled, and enjoy it as affection.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You meet somebody at a bus stop, and three stops later you have a new favourite person. Liking strikes you all at once, like a joke, and together with it comes the wish to be free to vanish for a month. Friends who enjoy surprises get sudden visits and the best stories. A friend who counted on Tuesdays wonders what went wrong.",
      practice: "greet the same new acquaintance on three different days, for two minutes each.",
    },
    flowing: {
      text: "After eleven silent months you send a friend a photograph of a ridiculous hat, and you are both as close as before. Affection and freedom have no quarrel in you. You can miss people without needing them, and leave a love and keep the person. At your table a former partner, a neighbour of eighty and somebody from the bus laugh at the same story.",
      practice: "finish a message to a friend that exists only in your head.",
    },
    square: {
      text: "The first time a new friend says “our usual table?”, you start looking for your coat. To be liked for certain is what you hope for, and the thrill of not being certain is what you enjoy. So a kind person wonders what they did wrong; they only became sure of you. Friends who keep surprising you have you for decades.",
      practice:
        "meet a predictable friend twice within ten days, each time with a question you have not asked before.",
    },
    opposition: {
      text: "Why is your favourite friend always just leaving for another country? People with a packed bag make you laugh and widen your taste, and you ask two things of them: that they stay wild, and that they stay. They feel the second as a grip. It helps to bring some wildness yourself; then their departure is a pity and not a verdict.",
      practice:
        "on three evenings, plan an hour that would surprise your friends, and enjoy it without them.",
    },
  },
  Neptune: {
    conjunction: {
      text: "A stranger hums on the tram, and within two stops you have given them a sad childhood and a noble heart. Loving and imagining come to you as a pair. The real person has to compete with the picture, and gets blamed for losing. Your eye finds beauty in wet gravel, too, and beside you people see that their ordinary evening is lovely.",
      practice: "look for three plain facts about somebody you admire that your picture left out.",
    },
    flowing: {
      text: "Give you an ugly hotel room and twenty minutes. The armchair turns to the window, a song comes on, and the place is bearable, then charming. You choose colours, words and silences by feel, and you rest in them yourself, as other people rest in sleep. After an hour with you people’s shoulders have come down, and they cannot say how you did it.",
      practice: "send somebody a song today, chosen for their mood and not for yours.",
    },
    square: {
      text: "“Wherever you like,” you say, and you believe it until the food arrives. You would love to have your wish, and love without wishes seems purer to you, so you keep quiet and hope that somebody guesses. Nobody does, and you feel secretly unpaid. A wish spoken early changes the evening: you give the other person the pleasure of making you happy.",
      practice: "before you say “I do not mind”, check for five breaths whether you do.",
    },
    opposition: {
      text: "A friend cries at your table in March and again in June, and by September you know the man’s shoe size. People who need saving find you quickly; in a weak hour you find a rescuer yourself. Either way the thanks runs out before the help. Among equals your tenderness is at its best: you bring oranges, and let them beat you at cards.",
      practice:
        "when a friend’s trouble reaches you, wait until they ask for something, and give exactly that.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You notice when a message is three words shorter than yesterday. Love wakes two wishes in you together, to be close and to be sure, so you watch from the first week. You also love magnificently: you want all of somebody, bad mornings included. Even a faithful partner, studied all day, begins to hide harmless things.",
      practice: "put your fear on paper in a line, add what you have really seen, and act on the second.",
    },
    flowing: {
      text: "After a year in your company people have left the job they hated, or telephoned a sister. You do not push. You like them thoroughly, you say what you see, and being changed by you feels like being enjoyed. It happens to you too: a cousin’s passion for opera or goats becomes yours for life, and so does the cousin.",
      practice: "give a friend an hour of whatever they love most, and let your taste be changed a little.",
    },
    square: {
      text: "You cancel a dinner, and then you watch how long the friend takes to ask why. Wanting to trust people and wanting proof get in each other’s way: each proof makes you hungry for a stronger one. The friend, who saw no examination, is merely hurt. Once you stop counting, you know the worst of somebody and still want their company at breakfast.",
      practice: "give a friend something small that needs no answer: a peach, or a good joke.",
    },
    opposition: {
      text: "Somebody orders for the whole table without asking. It annoys you, and you sit down beside them. You want to be adored and to have a say, and strong-willed people turn both into a contest: who pays, who chooses the country. It is half the fun while either of you can lose. When the purse has only one owner, the liking sours.",
      practice: "write who decides what between you and a strong-willed friend, and mark something to swap.",
    },
  },
};

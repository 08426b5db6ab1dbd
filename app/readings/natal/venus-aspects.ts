import type { ByAspect } from "./natal-text";

/** Venus with the planets after it, by kind of contact. */
export const venusAspects: ByAspect<"Venus"> = {
  Mars: {
    conjunction: {
      text: "Whoever you fall for knows it early, and feels wanted from head to foot. Liking a person and desiring them begin in you at the same second, so you move your chair closer, laugh, and suggest tonight. Being chosen with such appetite is lovely. Some people need an evening to find out whether they want you too.",
      practice:
        "ask a person you like what they would enjoy, and let their answer, however late, choose the plan.",
    },
    flowing: {
      text: "You flirt the way other people say good morning. You tease, the other person teases back, and both of you walk home taller. Making the first move and being chosen are equally fun for you, and neither takes any courage. A partner may run while you stroll, or sing while you count: you find the difference delicious.",
      practice: "ask a charming acquaintance to teach you a thing they enjoy and you have never tried.",
    },
    square: {
      text: "With you, an argument about the film is often a request for a kiss. Tenderness makes you long for excitement, and excitement makes you long to be held, so you start a quarrel and get both. You enjoy it most; the person beside you has a headache. Openly asked for, a wild evening with you is hard to refuse.",
      practice: "next time you feel like provoking the person you love, ask for a dance or a race.",
    },
    opposition: {
      text: "Among a dozen sensible matches, you walk towards the person who makes you say “Really?”. In love you fall for whatever you do not do yourself: the fast one if you are slow, the gentle one if you are fierce. Then you debate how late is late and how loud is loud. With some goodwill, you argue each other closer.",
      practice: "ask a friend with puzzling taste what they love about it, and try it before you judge.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "You go in to buy a concert ticket, think of who else would love it, and come out with five. A pleasure feels complete when it is large and shared, so your money turns into music, taxis and presents. Everyone is happy, you most of all. By the twentieth of the month you may have to borrow from the five.",
      practice: "check your balance before you invite anybody, and plan the treat from that number.",
    },
    flowing: {
      text: "Put you in charge of a birthday, and it costs less and lasts longer. You know who should sit beside whom, which small luxury is worth its price, and when to bring out the last cake. Enjoyment comes easily to you, and you hand it round. It finds its way back. People bring you their favourite friends.",
      practice: "choose a small luxury for today, and the person you would like to share it with.",
    },
    square: {
      text: "You order what you really want, with everything on it. You enjoy things loudly, and while the first band is still playing you are curious about the second: wanting more gets in the way of having this. So the evening runs past your money and your sleep, and in the morning you study a receipt that you do not recognise.",
      practice: "halfway through a pleasure, check whether you want more of it, or only whatever comes next.",
    },
    opposition: {
      text: "A guest admires your scarf, and a minute later it is theirs. You love to give and you love to be liked, and other people’s faces decide how much it will cost. Some answer with presents of their own. Others get used to you, and look out of the window whenever the taxi stops. You pay, smiling a shade too brightly.",
      practice: "choose a thing that you mean to keep, and when somebody admires it, thank them and keep it.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Whoever you love can count on you in year ten as in week two. Getting there takes a while: you know how somebody takes their tea before you admit to liking them. Loving a person and being worthy of them feel like the same task, so a compliment sets you searching for its cause. Once you feel safe, your midnight jokes are the rudest of all.",
      practice: "accept the next kindness as a present, and give nothing back until tomorrow.",
    },
    flowing: {
      text: "You like people better the longer you know them. Others look for sparks; you enjoy the old joke in its fortieth year, and the colleague whose cough you recognise on the stairs. Doing your share does not cool your love, and a kept promise feels to you like a caress. Families and firms form around you, because you are still there and still pleased to be.",
      practice: "let an old companion choose the way home today.",
    },
    square: {
      text: "Who said that they would refuse? The dancer across the hall hopes that you will ask, and you, with the invitation ready, compose their no. You want to be loved and you guard yourself against love, so you settle for a safe person, or a good book. Those who get past your first evening find taste, humour and staying power.",
      practice: "when a stranger smiles at you, take the smile as meant for you before you explain it.",
    },
    opposition: {
      text: "Two people stand in a kitchen, each waiting for the other to reach out, and you are one of them. Reserved people attract you: a kind word from them is worth six from a flatterer. Then their calm seems cold and you turn correct; they see a correct person and turn colder. Whoever moves first finds that the other was longing to.",
      practice:
        "notice a reserved person’s quiet kindness, a seat kept or a cup filled, and enjoy it as affection.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You meet a gardener on a bus, and by the museum you have a new favourite person. Liking strikes you all at once, like a joke, and together with it comes the wish to be free to vanish for a month. The favourite wonders what went wrong. Friends who enjoy surprises get sudden visits, and the best stories of their year.",
      practice:
        "repeat something small with a new acquaintance, a walk or a greeting, before you plan anything large.",
    },
    flowing: {
      text: "After eleven silent months you send a photograph of a ridiculous hat, and the two of you are as close as before. You can miss people without needing them, so there is no apology for a silence. You can leave a love and keep the person, too. At your birthday a former partner and a neighbour of eighty laugh at the same story.",
      practice: "finish the message that you are composing in your head to a friend far away.",
    },
    square: {
      text: "“Same time next month?” says a new friend, and you look for your coat. You hoped to be liked; now that you are, the suspense is over, and suspense was much of the pleasure. They wonder what they did wrong. They only became sure of you. People who go on surprising you, if only with their opinions, have you for decades.",
      practice: "repeat an evening with a predictable friend, and bring a question you have never asked.",
    },
    opposition: {
      text: "Why is your favourite person always just leaving for another country? People with a packed bag make you laugh and widen your taste. Then you ask them to stay wild and also to stay, and they feel the second wish like a hand on the collar. When you plan adventures of your own, you enjoy their visits, and you have stories to trade.",
      practice: "every few days, do something that your friends would not expect, and enjoy it alone.",
    },
  },
  Neptune: {
    conjunction: {
      text: "A violinist hums on the tram, and before you get off you have given her a sad childhood and a noble heart. You love with your imagination first, so the real person has to compete with the picture, and gets blamed for losing. The same eye finds beauty in wet gravel. Turned on what is really there, it makes an ordinary evening lovely.",
      practice: "look for plain facts about whoever you adore that your picture left out.",
    },
    flowing: {
      text: "Give you an ugly hotel room and a moment. A chair moves, a song comes on, and the place is bearable, then charming. You choose colours, words and silences by feel, and you rest in them as other people rest in sleep. After an evening with you people’s shoulders have come down, and they cannot say why.",
      practice: "give a tired person the most comfortable seat, and ask nothing.",
    },
    square: {
      text: "Everybody’s favourite song gets played, and you wait, smiling, for the others to guess yours. To love without wishes seems pure to you; the wishes are there all the same, and spoil the purity. Nobody guesses, and you feel secretly unpaid. Spoken early, a wish of yours is a present: it lets others have the pleasure of making you happy.",
      practice: "before your next “I do not mind”, check which song you would have chosen.",
    },
    opposition: {
      text: "A man cries on your shoulder in March and again in June, and by September he telephones every night. People who need saving find you; in a weak moment you find a rescuer. Either way the thanks runs out before the help does. Among equals your tenderness is at its best: you bring figs, and let them beat you at cards.",
      practice:
        "when another’s trouble reaches you, wait until they ask for something, and give exactly that.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You notice when a message is three words shorter than yesterday. Love wakes two wishes in you together, to be close and to be sure, so you watch from the first week. You also love magnificently: you want all of somebody, bad mornings included. Even a faithful partner, studied all day, begins to hide harmless things.",
      practice: "put your fear on paper in a line, add what you have really seen, and act on the second.",
    },
    flowing: {
      text: "After a year in your company people have left the job they hated, or telephoned a sister. You do not push. You like them thoroughly, you say what you see, and being changed by you feels like being enjoyed. It happens to you too: an uncle’s passion for opera or goats becomes yours for life, and so does the uncle.",
      practice: "give an enthusiast your whole attention while they explain a passion that you do not share.",
    },
    square: {
      text: "You say you cannot come, and you watch how long your friend takes to ask why. The answer calms you for a day. You would love simply to trust, and the proofs get in the way, because each needs a stronger one. Your friend, who saw no test, is merely hurt. Without tests, you love people at their worst, and laugh with them.",
      practice: "give the same friend a thing that needs no answer: a peach, or a good joke.",
    },
    opposition: {
      text: "A tall woman takes the timetable out of your hand and decides for both. It annoys you, and you sit down beside her. Strong-willed people attract you: you like to be adored by such force, and you want your say about who pays and who picks the country. It is fun while either can lose. If the purse has only one owner, the liking sours.",
      practice: "write who decides what between you and a strong friend, and swap a point.",
    },
  },
};

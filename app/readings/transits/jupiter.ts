import type { ByTransit } from "./transit-text";

/** Jupiter's contacts: more than usual of what it touches, for a few weeks at a time. */
export const jupiterTransits: ByTransit = {
  Sun: {
    conjunction: {
      text: "You feel a size larger, and people treat you so: they ask what you think, and you answer without the usual apology. Jupiter comes to this place once in twelve years and stays about two weeks. It is a good time to ask for the post, the voyage or the longer speech. What you begin now tends to grow.",
      practice: "choose what you hope to be doing in a year, and ask somebody for its first step.",
    },
    flowing: {
      text: "What you have to do goes well, and for once you notice while it is going on. Confidence costs nothing for two or three weeks, so it is easily spent on pleasant afternoons. Officials, teachers and bosses often listen with goodwill as well. The request you have put off since last year sounds quite reasonable when spoken.",
      practice: "make that request on a morning when you have slept well.",
    },
    tense: {
      text: "The larger version looks right to you: the bigger stall, the longer tour, the speech to three hundred. For a few weeks your belief in yourself runs ahead of the facts, and pride makes it hard to ask what things cost. The wish is sound; only its size was picked on a good day. Plans like these, made a third smaller, have often carried people far.",
      practice: "cut a third from your newest plan, and see whether you still love it.",
    },
  },
  Moon: {
    conjunction: {
      text: "Appetite and affection grow together: you want long talks, second helpings, and more people on the sofa than it holds. Comfort is easy to give just now and easy to accept. Even an old family quarrel looks smaller, and a call that seemed impossible last year is over in four minutes. Two weeks like these come once in twelve years.",
      practice: "call the relative you miss, and let them talk first.",
    },
    flowing: {
      text: "You are easier to comfort than usual. A bath works, and so does a neighbour’s joke. In the week on either side of the exact date kindness may come from unexpected people, and you do not look for the catch. Use the time to rest properly, to move house, or to make peace with somebody under your own roof.",
      practice: "when somebody offers to carry or to cook, let them do it to the end.",
    },
    tense: {
      text: "A feeling arrives and wants to do something grand at once: adopt the dog, lend the savings, promise somebody a whole month. The tenderness is real, while its size belongs to a few restless weeks. Afterwards the dog is still there, and so is the somebody, whose month has become a weekend. Kindness in repeatable portions suits everybody.",
      practice: "offer the size you could repeat every month, and keep the rest as a surprise.",
    },
  },
  Mercury: {
    conjunction: {
      text: "Your mind wants the whole subject, not a chapter of it. For about two weeks you learn outlines fast, write good applications, and explain your plans so that people lean in. Details bore you, and the date on the form is probably wrong. Ideas born now are worth keeping, even those that somebody else will have to check.",
      practice: "show your idea to a person who loves small print, and write down their questions.",
    },
    flowing: {
      text: "The conversation you feared turns out to be a conversation. Words come in good order, and you hear the friendly meaning first, which is usually the meant one. Examinations, contracts and apologies all profit. It lasts ten days or so; if Jupiter turns back, you get the same ease again within the year for whatever was left unsaid.",
      practice: "put a question to somebody who knows far more than you, in three lines.",
    },
    tense: {
      text: "By evening four people have heard your plan, each with a different date. Everything sounds possible while you are speaking, so you promise a report, a visit, and a reply to everyone. If Jupiter turns back, there are three passes in nine months. In the first you promise, in the second you apologise, in the third you know what you can deliver.",
      practice: "list what you have promised, strike out two items, and let those two people know.",
    },
  },
  Venus: {
    conjunction: {
      text: "You like more: more people, more colours, the way somebody laughs on the stairs. Invitations come, and you go. If you have been fond of someone in silence, these two weeks are friendly, and a brave word rarely sounds foolish in them. Money leaves your hand with the same charm. The pleasure is meant for enjoying, up to a price that you choose.",
      practice: "choose a sum for pleasures before the month begins, and spend all of it.",
    },
    flowing: {
      text: "Nobody has to persuade anybody. For some two weeks people seem pleased to see you, compliments are short and meant, and a cool acquaintance grows warm between one cup and the next. The ease can pass unnoticed, like good weather. Taste is generous too, so it suits choosing a lamp, a colour for the kitchen, or a present.",
      practice: "invite somebody you would like to know better to a thing you were going to do anyway.",
    },
    tense: {
      text: "One dessert is good, so you order three and pay for the table. You want sweetness in quantity and you want everyone to love you for it; agreeing is faster than choosing. For a few weeks flirting, shopping and promising all feel harmless. Most of it is, and some of it is fun. The remainder arrives with an invoice or with somebody’s hopes.",
      practice: "wait two nights with every purchase and every promise that makes your cheeks warm.",
    },
  },
  Mars: {
    conjunction: {
      text: "You wake up wanting to lift something. Strength, courage and desire come in larger amounts, and a task that frightened you in the past gets a date. Start now, compete, train, propose. These two weeks favour whoever moves first, and they forgive clumsiness. Your knees forgive less, and neither does the colleague whose turn you took with such good humour.",
      practice: "give the hardest physical or bold thing you have planned to the first hour of the day.",
    },
    flowing: {
      text: "Effort feels like play for two or three weeks. You pull at a stuck thing and it comes loose, and you are so cheerful about it that others start pulling too. Sport, selling, repairs and courting all go well with it. The danger is merely that you feel no need to hurry, and that such a good wind blows past a boat at anchor.",
      practice: "pick a job you have been dodging, and give it the next forty minutes.",
    },
    tense: {
      text: "You bet that you can carry it all in a single trip. Confidence and temper swell together, so you drive faster, train harder, and answer a small remark with a large speech. It is over in two or three weeks; a pulled muscle takes longer. The same heat moves mountains of work when somebody else has measured the mountain.",
      practice: "stop a good effort at four fifths, while your body is still asking for more.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "You outgrow something: a town, a teacher, a modest idea of what you could do. Every twelve years Jupiter returns to its place at your birth, for most of a month or in three passes: hope, second thoughts, hope with a plan. Ask what began the last time, and how far it has come.",
      practice: "write three things you would like to have learnt by the next return, and look up a course.",
    },
    flowing: {
      text: "What you believe and what happens seem to agree for a while, two weeks or so, and you relax. People share your hopes, and even an office may be helpful. With nothing to push against, good luck is easily taken for the normal state of things. Your generosity does most good now where it opens a chance for somebody younger.",
      practice: "pass on a contact, a book or a recommendation that once helped you.",
    },
    tense: {
      text: "Whatever you began three, six or nine years ago with great faith has become large enough to be doubted. Growing costs more than you thought: more staff, more study, more excuses. Over a few weeks you either promise still more to save it, or trim it to what you honestly believe in. The trimming is less bitter than it sounds, and it frees your good humour.",
      practice: "ask of your biggest commitment: would I begin this now, and at what size?",
    },
  },
  Saturn: {
    conjunction: {
      text: "A duty gets lighter, or you get stronger beneath it. There may be help for the thing you always do alone, or an exception from a rule that you thought was fixed. About two weeks go by like this, once in twelve years. Caution and hope sit down together, which makes it a fine time for planning what must last.",
      practice: "take the responsibility that weighs most, and find out who could share a quarter of it.",
    },
    flowing: {
      text: "Patience often gets its wages now, modest and on time: a loan is discussed politely, or an older person remembers how reliable you were. In the week before the exact date and the week after, you judge well how much is enough. Neither hope nor caution has to shout. What you build in small amounts now will stand without you watching it.",
      practice: "enlarge something that already works by a small, exact amount.",
    },
    tense: {
      text: "“More,” says your hope; “wait,” says your caution; and you sign and cancel on the same afternoon. You want the wider life and you want the safe floor, so each step forward feels reckless and each step back feels cowardly. In three weeks or so the noise is over. Both voices know something true. A plan that answers each of them is a good plan.",
      practice: "compare what you risk by going with what you risk by staying, in figures.",
    },
  },
  Uranus: {
    conjunction: {
      text: "You feel like doing it differently, and this time there is an audience. An odd idea of yours may meet somebody with a budget, or a chance comes late and in a hurry. Two lively weeks, once in twelve years, in which freedom looks close enough to touch. Say yes to what can be tried, and ask for a day where it cannot be undone.",
      practice: "try your strangest plan at a size that costs an evening.",
    },
    flowing: {
      text: "Surprises are on your side. A stranger on a platform may know the very thing you need, or a cancelled appointment leaves you an afternoon. Change feels like fresh air for as long as it lasts, some three weeks, and you can alter a habit without a struggle. People who find you too original are amused at present.",
      practice: "change the order of an ordinary day, and keep the part that pleased you.",
    },
    tense: {
      text: "Why not resign by telephone, from the beach? Freedom looks enormous, and every tie looks like a rope. You want more space now, and good reasons to wait sound like fear. A few weeks later some of the ropes prove to have been friends. Yet a real wish is speaking; it usually asks for a smaller thing, such as a free morning.",
      practice: "name the exact hours in which you feel tied, and free up the worst of them.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You would like to believe in something again, and something offers itself: a cause, a choir, a person with a calm voice. Your imagination is generous for about two weeks, and your tears are near. Paint, pray, swim, help. Strangers’ stories touch you, true or not, so the heart does well to go ahead while the wallet stays at home.",
      practice: "give time instead of money to whatever moves you most.",
    },
    flowing: {
      text: "Hope comes to you the way a tune does, from somebody else’s flat. You dream well, you forgive vaguely and completely, and music gets further in than it normally does. These two or three weeks make good retreats, good love letters and good first chapters. Practical matters can wait, provided that you have told somebody how long.",
      practice: "leave an evening without a purpose, and follow the first lovely thing.",
    },
    tense: {
      text: "It sounds too beautiful, and you have already told everyone. You long for a miracle these weeks: a cheap palace, a teacher without faults, a friend’s certain scheme. Doubt feels like bad manners. Your wish to trust is honourable, and some of what glitters is good. It will still be good in a month, when you can look at it calmly.",
      practice: "ask the beautiful offer for a name, an address and a date.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You sense how much you could do, and it is a little alarming. Ambition that was kept politely small stands up: you would like to own the firm, lead the choir, reform the town. Around this time, roughly two weeks, influential people notice you, and you notice how they decide things. Great efforts start well. They go best when those affected were asked what they need.",
      practice: "say aloud, alone, how big you really want it, and observe your breathing.",
    },
    flowing: {
      text: "You find a use for what others wrote off: an old debt, a closed shop, a talent you buried at twenty. Such discoveries are likely near the exact date, a week or so each way, since you are looking lower than usual. Recovery goes well too. You can rely on your strength without showing it, and people with power talk to you plainly.",
      practice: "search your home or your past for a thing of value that nobody uses.",
    },
    tense: {
      text: "You are right, and you want everybody to admit it. A conviction turns into a campaign, an ambition into a contest over who has the last word. For some weeks it is hard to leave a discussion unwon, and money or rank may be at stake. Your cause might deserve the passion. It gains most from an opponent who was not made to look small.",
      practice: "concede the best point of the other side before you repeat yours.",
    },
  },
  Ascendant: {
    conjunction: {
      text: "People notice you sooner and expect good things. You come into a meeting, and seats are moved; somebody remarks that you look well. Jupiter crosses this place every twelve years, and for a couple of weeks a new period opens in plain view. Your body likes to expand too: more laughter, larger gestures, perhaps a larger belt.",
      practice: "go somewhere you are unknown, and introduce yourself as what you are becoming.",
    },
    flowing: {
      text: "You make it easy to like you. Others find you open, a little taller than last month, and they answer in kind: the clerk looks again, the neighbour suggests a walk. The days around the exact date are good for first meetings, and for couples too, because nobody feels judged. Go out. The ease does not come to those who stay in bed.",
      practice: "begin a conversation each day with somebody you usually only nod to.",
    },
    tense: {
      text: "Others find you a bit much, and they say it laughing. Your entrances are larger, your promises rounder, and somebody close to you seems to be growing in the same weeks, with plans that take up your Saturdays. Two people can both want more. For the time that it lasts, the kindest thing you can offer is a question about theirs.",
      practice: "in your next talk, listen until the other person has run out of news.",
    },
  },
  Midheaven: {
    conjunction: {
      text: "Your work is seen, often by the right person, who was not looking for you. A promotion, a prize or simply a good word may be discussed without you present. For about two weeks, once in twelve years, your name travels on its own. It needs somewhere to arrive, so have ready what you hope to be offered.",
      practice: "describe the work you want in two sentences that a stranger could repeat.",
    },
    flowing: {
      text: "Work and home stop pulling at each other for a few weeks. Superiors tend to be in a good mood, the family is proud, and a piece of work you did quietly may get mentioned. If you would like better terms, this is a friendly moment to say so. If you are content, enjoy the warm stretch, and simply believe the praise.",
      practice: "thank somebody who taught you your trade, and mention what you use most.",
    },
    tense: {
      text: "The office wants more of you and so does the family, and you have said yes to both with a smile. A grander title or a grander home looks close. Through these two or three weeks you overrate how much a day holds; the person with the cold supper does not. Ambition is welcome in both places, at different hours.",
      practice: "show the week’s plan to those you live with, and let them move something.",
    },
  },
};

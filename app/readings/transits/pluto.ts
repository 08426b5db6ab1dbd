import type { ByTransit } from "./transit-text";

/** Pluto’s contacts: what it touches is wanted wholly, stripped and rebuilt, for two or three years. */
export const plutoTransits: ByTransit = {
  Sun: {
    conjunction: {
      text: "You can no longer do it for show. Whatever in your life was borrowed, such as a father’s plan or a proud title, comes loose over two or three years, and under it is a will that surprises you. Many people never have this time. It is good for one large, honest aim. Others feel the force, so it is kind to say where you are going.",
      practice: "write who you would be without your best-known role.",
    },
    flowing: {
      text: "When you want something now, you want it completely, and it shows in how little you explain. Two or three years give you influence without noise: you lead because you are clear. It suits rebuilding: a firm, a reputation, a body after hard times. The force is so even that you may mistake it for normal and leave it unused.",
      practice: "name the thing in your life that needs rebuilding, and begin with its lowest part.",
    },
    tense: {
      text: "Somebody with power wants you smaller, or so each meeting feels. It may be a boss, a parent, or a rival who smiles. For two or three years, in waves, your pride has to find out what it rests on. First you fight for your place; then you give up a piece of it; at last you notice what nobody took. That is yours.",
      practice: "choose a battle you could win and would not enjoy, and leave it.",
    },
  },
  Moon: {
    conjunction: {
      text: "Feelings come up from the bottom, with old names on them. A family secret may be spoken, or a mother seen for the first time as a woman. You need few people, and those completely. Over about two years you may cry about things forty years old and sleep well afterwards. Whoever stays calm beside you without asking for details is a treasure.",
      practice: "ask the oldest person in your family for a story that nobody tells.",
    },
    flowing: {
      text: "What hurts can be looked at now, and you keep breathing. Talks at home go to the bottom in ten minutes, and everyone is hungry afterwards. Old fears from childhood are seen, shared and put outside in these two years or so. Renovating, nursing, moving back to somewhere you once left: all can be done now without reopening everything.",
      practice: "throw out a thing at home that you keep from guilt, and use the space.",
    },
    tense: {
      text: "You love somebody, and you count the minutes until they answer. Someone’s mood rules the house, perhaps yours, and an old hunger to be safe makes small absences enormous. It swells and sinks over two years, in three passes or more: you cling, you notice, you breathe. What frightens you here is usually far older than this evening.",
      practice: "when the fear of losing somebody rises, do your own next errand first, then call.",
    },
  },
  Mercury: {
    conjunction: {
      text: "A question has hold of you and it will not be put off with an answer. You read under the text, notice the pause, and cannot chat. These two years make researchers, detectives, people who learn a subject completely. The mind turns in circles at night as well. A thought you have had forty times has told you what it knows.",
      practice: "give the question a fixed hour of research a day, and close the books after it.",
    },
    flowing: {
      text: "Hidden reasons are plain to you now: why the sale stalls, what the quiet sister means. You can even say them without breaking anything. Throughout these two years people confess to you, and your words carry far, so be just with them. Whatever needs to be found out can be.",
      practice: "research a thing that has always been left vague in your family or your work.",
    },
    tense: {
      text: "Every sentence seems to have a second one behind it. You question people hard, or are questioned; somebody keeps back a paper; you win an argument and nobody is there to see it. Words have been used as force lately. For two years or more that pressure returns whenever a truth is due. Said simply, and without an audience, the truth gets through.",
      practice: "write down the accusation, cross out what you only suspect, and ask about the rest.",
    },
  },
  Venus: {
    conjunction: {
      text: "You love, and it is not a hobby. Somebody or something, a person, an art, gets past every politeness, and lukewarm affections fall away by themselves. Two or three years of wanting everything. Passion makes you generous and a bit of a thief: you would like all of their evenings. Those loves last longest that leave the other person some air.",
      practice: "keep a friend, an evening and a sum of money that belong to no passion.",
    },
    flowing: {
      text: "Love gets deeper without getting louder. A couple survives a truth and is closer for it; a friendship of habit becomes one of choice. Money can be put on a new base too, so that debts shrink and value is found in what you own. For some two years attraction goes with trust, which is a rare and practical combination.",
      practice: "ask someone dear what they have never dared to ask of you.",
    },
    tense: {
      text: "You would like to be loved and you would like to be sure, and you ask for proof twice a day. Jealousy, money or the name of a former partner sits down at dinner. Spread over two years, such evenings show which attachments live on fear. What has to go is the grip, and seldom the love. Those who stay unheld are better company.",
      practice: "when you want proof of affection, give some, and walk a mile before you ask.",
    },
  },
  Mars: {
    conjunction: {
      text: "You have the strength of three, and it does not come with brakes. A goal takes over; you train, dig or fight past the hour when sensible people go home. Over two years you could do the hardest thing you have ever done. Rage is part of the same fuel. It burns clean in hard physical work and badly in the kitchen.",
      practice: "set the point where you stop while you are rested, and let a friend know it.",
    },
    flowing: {
      text: "You begin again, and this time your body comes along. After a defeat or a long pause the will is back: exact, unhurried, hard to tire. For two or three years you can revive what others have buried, be it a business, a team, or your own knees. You do not need to raise your voice. People get out of the way kindly.",
      practice: "return to an effort you gave up, at the exact point where it stopped.",
    },
    tense: {
      text: "You push against something that pushes back, and neither of you is going to lunch. A stronger opponent, a hard law or your own fury takes up the space. Up to three times in two years it comes to a test: of strength, of cunning, and at last of what you are fighting for. Force that protects somebody rarely turns on you.",
      practice: "leave a fight for the length of a walk, and return with a single demand.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "You think on a scale that makes your friends laugh, and then they stop laughing. To own the whole street, reform the whole school, understand the whole of God: hope has been given an engine. For two years great means may be within reach, and great debts too. The aim that still helps people when you are not in charge is a sound one.",
      practice: "find out what your grand plan gives to those who did not choose it.",
    },
    flowing: {
      text: "A conviction of yours gathers force without shouting. People with means listen, studies go to the root, and an old loss turns out to have taught you something that others need. Over these two years growth comes from reusing: a closed hall, a failed book, a second degree. Check what you believe by how it feels to those with less power.",
      practice: "offer what a bad year taught you to somebody who is in one.",
    },
    tense: {
      text: "It began as a small injustice, and by now there are folders about it. A quarrel about belief, law or money has turned into a contest of power, and may go on for two years with long pauses. You could win everything and be alone with it. A conviction keeps its strength best when people are free to refuse it.",
      practice: "state your opponent’s view so fairly that they would sign it.",
    },
  },
  Saturn: {
    conjunction: {
      text: "You check everything you rely on, down to the beams. A career you trusted, or a strict idea of duty, is being rebuilt from beneath while you live in it. You grow hard or you grow thorough. Two to three years, slowly. What you keep after that is what would have held anyway, and you have far more patience with other people’s broken plans.",
      practice: "find the part of your life that stands firmest, and rest your plans on it.",
    },
    flowing: {
      text: "Real authority suits you now, even without a uniform. Over two years or so the hard, dull, necessary work gets done: laws are learnt, debts are cleared, a firm is put in order down to its basement. Nobody claps in the basement. Even so, you feel your own solidity there, and older people start to ask what you think.",
      practice: "take over the task that everyone needs and nobody wants, for a limited time.",
    },
    tense: {
      text: "There seems to be less of everything: time, money, sleep, patience. You hold on with both arms, and the holding takes what strength is left. For two years, in stretches, hard circumstances or a hard superior press on your oldest fear. The fear says that you must manage alone. Cut down to what is needed, life turns out to need fewer guards and more company.",
      practice: "give up a safety measure that costs more than what it protects.",
    },
  },
  Uranus: {
    conjunction: {
      text: "The wish to be free stops being an opinion. You begin the polite sentence at the usual table, and you cannot finish it. People of your age are all pressed at this point for two or three years, each in a private place. Breaks made now are thorough. Make them slowly, and free somebody else along with you.",
      practice: "name the pretence that costs you most, and end it in front of somebody safe.",
    },
    flowing: {
      text: "A change you had only talked about becomes possible, all of it. Over two years the rebel in you gets patience and a plan; your odd skill is exactly what a broken system lacks. It works without explosions. People of your age share the chance, so allies are easily found among those you sat beside at school.",
      practice: "bring together two people who want the same change and have never met.",
    },
    tense: {
      text: "You are ready to break everything in order to get out. Something has kept you captive for long, or feels like it, and pressure from outside makes the wish to break out fierce. Two years or more of it, with calm months. The first escape usually leads into a similar place. A slower one, with a plan and an ally, leads out.",
      practice: "count the ways in which you helped to build what you want to leave.",
    },
  },
  Neptune: {
    conjunction: {
      text: "In the temple or the stadium of your youth you suddenly notice the cables. For your whole generation an ideal loses its paint over two or three years, and in your own life a faith or a longing asks to be meant seriously. Some leave it. Others find the old love alive underneath, with no need of incense.",
      practice: "ask of something you revere what it has cost you, and what it has given.",
    },
    flowing: {
      text: "Your imagination gets roots. A dream you kept harmless gains force in these two or three years and begins to change how you live: you help in a hospital, or you write what you used only to feel. Strangers tell you that they have had such dreams too, and your age group has, quietly, all at once.",
      practice: "turn a private vision into something that another person can hold, read or hear.",
    },
    tense: {
      text: "Something lovely turns out to have had a cellar. A guru, a party, a romance of your youth is exposed, and you feel foolish for having knelt there. Your age group loses such pictures for two years or longer. The longing was not the mistake. It had been lent to somebody, and you may have it back.",
      practice: "ask yourself what you longed for there, and who gives you some of it now.",
    },
  },
  Pluto: {
    conjunction: {
      text: "Pluto needs 248 years for its round, so no one lives to see it return. Only in the first two years or so of life does it pass to and fro over its place at birth. Wants are total at that age: hunger fills the world, and then milk does. Each time somebody comes, a little trust is laid down for later.",
      practice: "let the ones who care for you come back when they have said that they will.",
    },
    flowing: {
      text: "You find that you are harder to frighten. In your middle or late twenties, and again somewhere between fifty and seventy, people of your age can end things without drama and take up influence without apology. For two years it is there to be used. You recognise what is over by how little you argue for it.",
      practice: "end an arrangement that everyone involved has privately outlived.",
    },
    tense: {
      text: "Around forty for most people now living, something you controlled controls you: an ambition, a silence, a way of always being strong. Your contemporaries change jobs, beliefs and beds. Over two or three years, in up to five passes, the grip tires, the fear under it shows, and you try a day without the grip. It often goes better than feared.",
      practice: "let another person do, for a few days, what you always keep in your own hands.",
    },
  },
  Ascendant: {
    conjunction: {
      text: "People look up when you come in, then check themselves. Your face has stopped being polite by itself; something in you is in earnest, and you dress, move and speak more simply. These two or three years begin a life without a certain mask. Others call you intense, magnetic or difficult, depending on what they had hoped to hide.",
      practice: "meet somebody’s eyes a breath longer than usual, with kindness.",
    },
    flowing: {
      text: "People take you seriously before you have spoken. They sense that you can be told the truth, and that you will not be moved by flattery; they come with real questions. Over two years or so your body recovers strength and your presence gains weight. It is a good time for changing how you appear, because what shows now is what you mean.",
      practice: "stop a habit of speech that makes you smaller, such as “I am only asking”.",
    },
    tense: {
      text: "Somebody close is too strong for you, or finds you so. A partner, an opponent or an adviser draws you into a contest over who decides, and neither remembers having agreed to it. Two or three years change the balance between you, at times by parting. Others see it in your shoulders. Bonds grow deep where both can be overruled.",
      practice: "divide the decisions with the person concerned: yours, theirs, and those for both.",
    },
  },
  Midheaven: {
    conjunction: {
      text: "You want your work to make a real difference, and you have no strength left for the other kind. In public you gain power, or come near those who hold it, and people form strong opinions of you. Careers have been ended and founded in such years, two or three of them. Your best protection is to have nothing that must be hidden.",
      practice:
        "choose what you would change in your field if you had the authority, and begin within reach.",
    },
    flowing: {
      text: "You are trusted with the difficult thing. A firm in trouble, a delicate inquiry, a reform that three others left unfinished comes to you, and it suits you. Over two years your influence grows at the level where decisions are prepared. People see stamina. It is a good stretch for leaving a trade that is dying and for reviving one that is not.",
      practice: "find the person who really decides about your work, and learn what worries them.",
    },
    tense: {
      text: "Power is being moved about above you, or the ground is moving at home, and your position stands between. A superior may test your loyalty, or a parent need more than weekends. These are years, two or three, for choosing what you will not do for success. A good name survives the loss of a post more easily than a dishonest gain.",
      practice: "write the sentence at which you would resign, and keep it where you can find it.",
    },
  },
};

import type { HouseNumber } from "../../astrology/houses";

/** The four moments of the lunar month that a horoscope names. */
export type Lunation = "New Moon" | "First Quarter" | "Full Moon" | "Last Quarter";

/**
 * By the house in which the Moon stands. The Sun is then in the same house (new), three houses before it (first
 * quarter), opposite (full) or three houses after it (last quarter), and the text may use that.
 */
export const lunations: Readonly<Record<Lunation, Readonly<Record<HouseNumber, string>>>> = {
  "New Moon": {
    1: "Sun and Moon meet in your first house: a New Moon for how you arrive. Choose a greeting or a piece of clothing that feels like you, and use it for four weeks.",
    2: "A New Moon in your second house asks what you would like to have more of. Look at what you own and at what you do well, choose, and give your choice its first hour.",
    3: "In your third house there is a New Moon, and curiosity comes back. Ask a neighbour or a relative something you really do not know, and let them talk until they finish.",
    4: "Your fourth house receives the New Moon, so a beginning belongs at home. Change a corner of the place where you sleep, and spend the first evening there with the telephone switched off.",
    5: "With a New Moon in your fifth house, joy needs no reason. Start something nobody ordered, a song, a drawing, a game with a child, and do not ask yet whether it is good.",
    6: "The New Moon stands in your sixth house, which looks after ordinary days. Choose a habit so small that you can keep it when tired, and attach it to something you already do each morning.",
    7: "A New Moon falls in your seventh house, the house of the person facing you. Go first: invite, ask or make an offer, and listen to the whole answer before you add anything.",
    8: "Sun and Moon join in your eighth house, and what this New Moon begins is trust. Tell somebody safe a thing you usually keep back, and ask them only to listen.",
    9: "Your ninth house has the New Moon, and the world you know can grow. Choose a country, a faith or a science that is strange to you, and find somebody to tell you about it.",
    10: "The New Moon in your tenth house is for a beginning that others will see. Decide what you wish to be asked for, and show people a first small piece of it.",
    11: "Your eleventh house holds the New Moon, and the wish comes before the plan. Say aloud what you hope for in three years, then think who among your friends hopes for something similar.",
    12: "A New Moon cannot be seen, and in your twelfth house it suits you to begin unseen as well. Give an idea some days of silence, sleep enough, and watch which part of it returns.",
  },
  "First Quarter": {
    1: "The First Quarter Moon stands in your first house, and the Sun in your tenth: what you want and what is expected of you disagree. Settle which of the two gets the next seven days.",
    2: "First Quarter in your second house: a friend’s plan may ask for your time or your things. Name the amount you give gladly, and keep the rest.",
    3: "Your third house has the First Quarter Moon, and a reply that you kept back wants to be sent. You would like more silence; others need an answer. Four sentences are enough.",
    4: "A First Quarter Moon in your fourth house sets home against your own plans. If somebody there resists, ask what they are afraid to lose, then say which part of the plan stays.",
    5: "In your fifth house the Moon comes to First Quarter, and pleasure meets the question of what it costs. Choose a joy that is free, and protect its hour like an appointment.",
    6: "Half lit, at First Quarter, the Moon works in your sixth house: a task wants to be done and messages keep interrupting it. Decide which comes first, and let people know when you will answer.",
    7: "The First Quarter Moon in your seventh house and the Sun in your fourth want the same evening: a person calls, and so does home. Choose, and say when the other has its turn.",
    8: "At First Quarter the Moon stands in your eighth house, and play becomes serious. Something easy between you and another person asks for trust. Decide how much you want to share, and say so kindly.",
    9: "Your ninth house meets the First Quarter Moon: a trip, a course or a large idea does not fit into your ordinary days. Decide what it needs daily, perhaps twenty minutes, and reserve that first.",
    10: "With the Moon at First Quarter in your tenth house, an objection may come from someone you respect. It is useful. Choose what you will answer for in public, and let the objection improve it.",
    11: "In your eleventh house the Moon reaches First Quarter. A group would like to have all of you, while something private needs protection. Be generous with your time, and choose what stays untold.",
    12: "A First Quarter Moon in your twelfth house asks for quiet while large plans call you away. Choose an afternoon with nothing in it, and refuse the first invitation that would fill it.",
  },
  "Full Moon": {
    1: "A Full Moon in your first house lets others see what you feel before you have said it. Ask somebody who knows you what they notice; it can be kinder than you expect.",
    2: "The Moon is full in your second house and lets you see what an effort has brought. Count it, count also what people now ask you for, and enjoy some of it at once.",
    3: "Your third house has a Full Moon, and a long conversation becomes complete. Somebody may tell you at last what they meant. Repeat it in your own words before you answer.",
    4: "At Full Moon your fourth house is in view, and feelings at home that were only hinted at can be spoken. Let each person finish, eat something together, and decide nothing until the day after.",
    5: "Full Moon in your fifth house: something you have made wants to be seen. Show it to two people or to twenty, and take the applause without listing the faults.",
    6: "With the Moon full in your sixth house, a habit shows its result. Look at what small daily steps have changed. Keep what helped, and be pleased with yourself for an evening.",
    7: "The Full Moon in your seventh house brings another person very near. They may say yes, or no, or what they have wanted for long. Answer exactly that, and leave older subjects for later.",
    8: "In your eighth house the Moon is full, and what two people share becomes visible: a debt, a secret, a closeness. Ask for the facts, give thanks for the trust, and hurry nothing.",
    9: "A Full Moon stands in your ninth house, and something you have been learning makes sense as a whole. Explain it to somebody who knows nothing about it, and enjoy hearing how much you understand.",
    10: "Your tenth house has the Full Moon, so people see what you have been doing. Accept praise with two words. If somebody asks you for more, sleep before you answer.",
    11: "The Moon turns full in your eleventh house, among friends. Notice who is glad with you when you have nothing to give, and celebrate with them, even if it is only a call.",
    12: "When the Full Moon comes to your twelfth house, a feeling you kept quiet may return in a dream or in music. Give it an hour alone, and let it be without a meaning.",
  },
  "Last Quarter": {
    1: "The Last Quarter Moon stands in your first house, and some way of pleasing people no longer suits you. Say no where you usually smile, and see what you do with the time.",
    2: "Your second house collects things, and the Last Quarter Moon there sorts them. Give away three that only take up space, and begin to use a favourite that you have been saving.",
    3: "Your third house meets the Last Quarter Moon, and unfinished messages want an end. Answer the ones that still deserve it, delete the others, and give back a book that you borrowed.",
    4: "In your fourth house the Moon reaches Last Quarter, and an old family rule about meals, visits or silence may have done its work. Ask where it came from; next time, do it your way.",
    5: "A Last Quarter Moon in your fifth house looks at games that have turned into duties. Stop one of them in a friendly way, and keep the people who made you laugh.",
    6: "The Moon comes to Last Quarter in your sixth house, a good time to sort your tasks. Which of them would nobody miss? Drop it, and finish the smallest of the others before you sleep.",
    7: "With the Last Quarter Moon in your seventh house, an agreement needs a fresh look. Say what you still promise and what you no longer can, before the other person has to guess.",
    8: "The Last Quarter falls in your eighth house: time to settle what is owed. Give back what was lent, forgive a small thing nobody will repay, and tell no one that you did.",
    9: "In your ninth house the Last Quarter Moon tests an old opinion. Look for a fact that speaks against it. You may keep the opinion afterwards; you will only know better why.",
    10: "A Last Quarter Moon stands in your tenth house. A responsibility you took on long ago can be handed over: name the person, explain the task, and let them do it differently.",
    11: "As the Moon comes to Last Quarter in your eleventh house, not every group is still yours. Leave a list or a chat politely, and answer the friend who has waited longest.",
    12: "The Last Quarter Moon in your twelfth house is good for sleep. Choose a worry that already has its answer, say the answer aloud, and spend an evening without checking the news.",
  },
};

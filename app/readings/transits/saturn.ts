import type { ByTransit } from "./transit-text";

/** Saturn's contacts: what it touches is slowed, tested and made to last, for up to a year. */
export const saturnTransits: ByTransit = {
  Sun: {
    conjunction: {
      text: "You are handed the heavy end, and nobody takes the other. What are you willing to answer for with your own name? Saturn asks it every 29 years, in up to three passes. On the first you feel only the weight. On the second you find out which part was never yours, and on the third you carry the rest standing straighter.",
      practice: "list your duties, and mark those that you would choose again.",
    },
    flowing: {
      text: "Slow work pays now. You get up, do your part, and in the evening it is still done. An older person may notice, though you have to read it from a nod. The calm lasts some weeks and often returns twice within the year, which makes it right for licences, long courses and anything that must be finished properly.",
      practice: "choose a piece of work that needs forty evenings, and do the first of them.",
    },
    tense: {
      text: "“Not yet” is the answer you hear, from a boss, from a father, or from your own tired face in the glass. Every seven years or so Saturn leans on your confidence, for a few weeks or through most of a year. What you did for applause gives way. What you would do anyway holds, and you learn to tell the two apart.",
      practice: "keep working on the thing you would do if nobody ever praised it.",
    },
  },
  Moon: {
    conjunction: {
      text: "You need more sleep and fewer people, and you find it out by crying over a bus timetable. Feelings come plainly now, without their usual company of jokes. Perhaps somebody old needs you; perhaps you feel alone in a full house. It takes most of a year and passes. Small comforts that come at the same hour each day help more than treats.",
      practice: "give yourself a fixed bedtime and a warm drink, and protect both like an appointment.",
    },
    flowing: {
      text: "Home becomes reliable. You know what there will be for dinner, who will be at the table, and roughly what they will say, and it soothes you. In this calm stretch, a few weeks or two visits within a year, old family matters can be talked over without tears. Repairs, savings and bedtime all get better from being regular.",
      practice: "fix a thing at home that has annoyed you for years: a tap, a shelf, a rule.",
    },
    tense: {
      text: "Comfort has to wait, and you begin to feel that nobody would come if you called. Work or a relative takes the hours in which you used to recover. You turn brisk, and people believe it. There may be three passes in a year: you put up with it, you notice it, you say it. It often brings a plain yes from those who thought you were managing.",
      practice: "ask a definite person for a definite hour of company or help.",
    },
  },
  Mercury: {
    conjunction: {
      text: "You think slowly, in whole sentences, and most of them are about what is wrong with the plan. It makes you gloomy at breakfast and an excellent proof-reader. For up to a year, with breaks, your mind wants a hard subject and quiet to learn it in. Conclusions you reach now are sober. They are not the last word on you.",
      practice: "choose a difficult book or skill, and give it the same quiet quarter of an hour every day.",
    },
    flowing: {
      text: "Now you can concentrate. You read the contract to the end, and you explain the difficult thing in the right order. Your voice is clear and short. For a few weeks, perhaps again later in the year, people take your word as final, so it is a good time to teach, to negotiate, or to write down what you know.",
      practice: "put in order the papers that you would least like to search for in a hurry.",
    },
    tense: {
      text: "Your sentences come back corrected. A form is refused for a missing stamp, a colleague says “with respect”, and you begin to hear criticism in a cough. Up to three times within a year your thinking is tested. First it stalls, then you go back to the weak paragraph. The last time you say it in fewer words, and it holds.",
      practice: "find the weakest point of your plan yourself, and mend that point alone.",
    },
  },
  Venus: {
    conjunction: {
      text: "Whom do you love on an ordinary Tuesday? Over these months, up to a year of them, charm tires you and loyalty moves you. Some couples sign papers, some admit what is missing; friendships are sorted by who actually comes. You may live on less pleasure and a smaller purse for a while. What you still like then, you really like.",
      practice: "choose an affection that you want to keep for years, and give it a fixed hour.",
    },
    flowing: {
      text: "Affection becomes dependable. The friend of many years is the best company, a partner does what was promised, and you enjoy both without fireworks. These weeks favour serious talks about living together, a sensible purchase, and any art that needs practice. What starts slowly between people at such a time often lasts.",
      practice: "tell an old friend what you have been able to rely on.",
    },
    tense: {
      text: "The phone is silent, the shirt is tight, and the account is short; from this you conclude that you are hard to love. Cool behaviour in others often comes from their own worries. Such a lean time may make three passes in a year. In the first you miss everything, in the second you count, in the third you know whom you really miss.",
      practice: "do a kindness to your own body that costs nothing, and repeat it tomorrow.",
    },
  },
  Mars: {
    conjunction: {
      text: "You push, and the thing moves a finger’s width. Your strength is all there, but it works in low gear: good for climbing, bad for overtaking. Anger sits in the jaw. On the first of up to three passes you force it, on the second you change your grip, on the third you find how much got done in a hard year.",
      practice: "divide the task into portions that you can finish even on a bad day.",
    },
    flowing: {
      text: "You can go on for a long time just now. Your strength arrives evenly, a measured amount each morning, so training sticks and the garage really gets emptied. Others find you calm under pressure. For a few weeks, and again if Saturn turns back, you get further with eleven steady minutes than with a heroic weekend.",
      practice: "plan the hard job backwards from its last day, and begin with today’s piece.",
    },
    tense: {
      text: "Every way you try has a barrier and a guard. You want to act, you are told to wait, and your anger looks for a closer target. These stretches last weeks, sometimes most of a year with pauses. Saved up, the force turns against your own back and teeth. Used on a single hard task with a clear rule, it serves.",
      practice: "pick the barrier that matters most, learn its rules, and leave the others standing.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "A hope goes in for inspection. It comes back smaller and with a date on it. Over a few weeks, or off and on for most of a year, you learn what your grand plan costs, who will really help, and how much faith is left once the excitement is over. Then building can begin. Modest starts made now have a habit of lasting.",
      practice: "give your largest hope a first step that you could pay for tomorrow.",
    },
    flowing: {
      text: "You grow at the right speed. For these weeks optimism reads the instructions first, and cautious people find little to correct. It suits enlarging a business by a desk, a family by a plan, a faith by a practice. Nothing about it is dramatic. Two years from now you would be glad to have used it.",
      practice: "write the next three steps of something good, and who is needed for each.",
    },
    tense: {
      text: "The committee likes your idea and has no money for it. What you believed in meets its limit: time, funds, or somebody’s tired face. You could take it as proof that hoping is foolish, and for a few weeks, here and there in the year, you do. It proves only that this size was wrong. Your trust, without its exaggerations, gets further.",
      practice: "ask the person who refused what smaller version they would accept.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Around twenty-nine, and again near fifty-eight, what you built on other people’s rules starts to creak. Saturn is back where it stood at your birth, in up to three passes within a year. The first shows what no longer fits, the second sends you back to think, the third wants a decision. It is an age for choosing your own rules.",
      practice: "write down a rule that you were raised with, and whether you keep it.",
    },
    flowing: {
      text: "The structure holds. Rules that you made for yourself years ago now save you trouble, and you notice that others copy them. For a few weeks, often in two visits, responsibility is simply something you are good at. You could take on a little more, or teach someone how it is done. You could also sit down, since nothing is leaking.",
      practice: "look at what you built seven or ten years ago, and give it proper upkeep.",
    },
    tense: {
      text: "It is inspection time, as at fourteen, at twenty-one, in the middle forties: every seven years the life you have built is checked again. Duties that were right once pinch now. For up to a year, in waves, you feel judged by somebody with a list. You wrote most of that list, and at this point you may shorten it.",
      practice: "find a duty that has outlived its reason, and arrange a decent end for it.",
    },
  },
  Uranus: {
    conjunction: {
      text: "The free spirit in you gets a job offer. Something that was a whim, a hobby or a private revolt now wants a form: a contract, a timetable, a lease. It feels like a cage for some weeks and like relief afterwards, through a year at most. Saturn comes here once in 29 years. A freedom with rules of its own lives longer.",
      practice: "draw up three rules that would protect the freedom you care for most.",
    },
    flowing: {
      text: "You can change things without breaking them. For a few weeks the cautious people listen, because your new idea comes with a plan and a way back. Computers, contracts and customs can be renewed now with little noise. Inside you, the one who obeys and the one who climbs out of the window are having a useful conversation.",
      practice: "replace an old method by a better one, and keep the old one running for a month.",
    },
    tense: {
      text: "Somebody asks you to sign in and sign out, and your skin itches. Order presses on your need for air, and the wish to walk off grows with each form. It comes in spells of a few weeks, up to three in a year: revolt, doubt, a compromise. Walk off slowly. Much of what holds you can be loosened by talking.",
      practice: "choose the rule that irritates you most, and propose a version you could live with.",
    },
  },
  Neptune: {
    conjunction: {
      text: "A dream is asked for its papers. What you worshipped, or hoped somebody would turn out to be, is seen in office lighting, and it has wrinkles. That is sad for some weeks. Through the same year, though, you can give what remains a body: an hour of practice, a small fund, a finished song. Ideals need a place to live.",
      practice: "make a piece of your dream so small that it can be finished by Sunday.",
    },
    flowing: {
      text: "You can draw up plans for what you long for. For once the poet and the accountant in you work at the same table: the retreat gets booked, the charity gets a treasurer, the melody is written down. It lasts weeks and asks for a modest, daily form of devotion. Quiet people with much experience are good advisers in such a time.",
      practice: "set a regular hour for prayer, music or silence, and begin with the shortest form.",
    },
    tense: {
      text: "You are tired in a way that sleep does not reach, because something you believed in has come out grey. Duty looks empty and the dream looks childish, and each is blamed on the other. This fog comes and goes for up to a year. In it, plain care is worth most: food, walks, paid bills, and a friend who does not philosophise.",
      practice: "do three useful things with your hands, and leave the meaning of life until Friday.",
    },
  },
  Pluto: {
    conjunction: {
      text: "You find out how much you can bear, and also that you need not bear all of it. Something hard has to be done with little help: a debt paid off, a secret spoken, a house cleared. Saturn stands here once in 29 years, for up to a year. Strength shows in going slowly and in telling somebody.",
      practice: "lay down a burden that you carry only to prove that you can.",
    },
    flowing: {
      text: "Your endurance has a goal. Over some weeks you finish what others abandoned, pay back the old sum, and clear the cellar to the last box. People trust you with the delicate part, since you do not talk. An old hardness, useful once, can be put away with the boxes, and you notice with surprise that you are safe without it.",
      practice: "clear out a cupboard or a file that you have avoided, down to its last item.",
    },
    tense: {
      text: "You grip harder, and so does whoever holds the other end. Money, control or an old fear is involved, and giving an inch feels like losing the house. The pressure rises up to three times in a year. At first it alarms you; then you search for what you are really afraid of; finally you can put a price on it.",
      practice: "write the worst that could happen, what you would do then, and who would help.",
    },
  },
  Ascendant: {
    conjunction: {
      text: "Others find you graver, leaner, more to be trusted. You have less patience for small talk, and your body asks for a sober life: sleep, straight shoes, less of nearly everything. Once in 29 years a long inward time ends here, and for most of a year you stand in the open without a costume. It is lonely at first, then plain, then rather comfortable.",
      practice: "give your body a simple rule that you can keep for a year.",
    },
    flowing: {
      text: "People rely on you at sight. For some weeks you say little, mean it, and are put in charge of the tickets. Those who like noise may call you serious; those with a real problem come and sit beside you. It is a good time for agreements, for looking after your posture, and for couples who want to settle a matter calmly.",
      practice: "make an agreement with somebody that both of you can put into a sentence.",
    },
    tense: {
      text: "The people closest to you have become rather strict, or so it looks from your chair. A partner wants an answer, a contract wants reading, a friend withdraws. Others in turn find you hard to reach. Through a year, in up to three turns, each bond shows what it can carry. Some grow firm by being talked about; a few end politely.",
      practice: "ask the person nearest to you what they need more of, and what less.",
    },
  },
  Midheaven: {
    conjunction: {
      text: "What you have worked at for years comes due. You may get the title, the responsibility and the telephone that rings at night, or see clearly that the goal was somebody else’s. Everyone can watch you decide. Once in 29 years, for most of a year. Honest work shows well up there, and shortcuts show too.",
      practice: "finish the sentence “I hope my work is known for” without naming a rank.",
    },
    flowing: {
      text: "Your name gains weight without any campaign. Somebody says “ask her” or “ask him”, and it is you, for the third time this month. For these weeks superiors see what you hold together, so it suits a talk about a longer contract or a clearer role. The family profits as well: for once you come home when you said.",
      practice: "collect the facts of your past year’s work on a page, and keep it at hand.",
    },
    tense: {
      text: "Something at the base needs you: a parent, a leaking roof, the rent, your own tiredness. Meanwhile the job goes on asking for its reports. For some weeks at a time, up to three in a year, home and work each send you the bill for the other. You cannot be in two places, and people forgive that once they have been told.",
      practice: "choose what may be done badly for three months, and tell those it concerns.",
    },
  },
};

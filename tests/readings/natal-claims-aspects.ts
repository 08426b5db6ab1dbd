import type { Planet } from "~/astrology/bodies";
import type { Row } from "./natal-plan";
import type { ByAspect } from "./natal-tables";

/** The one thing each text says that its nearest twins do not: life areas, rub, claim. */
export const aspectClaims: { readonly [A in Exclude<Planet, "Pluto">]: ByAspect<A, Row> } = {
  Sun: {
    Moon: {
      conjunction: [
        "family",
        "blind",
        "Wish and need speak together, so you decide fast and seldom ask outside.",
      ],
      flowing: ["rest", "none", "What you want and what calms you agree, so you recover by yourself."],
      square: ["rest family", "pull", "What you work for by day is not what comforts you at night."],
      opposition: [
        "love",
        "pull",
        "You learn what you need from the person opposite you, and swing between.",
      ],
    },
    Mercury: {
      conjunction: [
        "belief",
        "blind",
        "You are what you think, so a criticised idea feels like a criticised self.",
      ],
    },
    Venus: {
      conjunction: ["friends", "please", "You are easy to like, and find it hard to displease anyone."],
    },
    Mars: {
      conjunction: ["body", "hurry", "You want it and are already doing it; stillness makes you irritable."],
      flowing: ["body", "none", "You push without hurting anyone, and effort itself refreshes you."],
      square: ["work body", "clash", "You work as if someone were about to stop you."],
      opposition: ["work", "clash", "A rival brings out your strength; without one you hardly start."],
    },
    Jupiter: {
      conjunction: ["belief", "overdone", "You expect the best, often cause it, and then promise too much."],
      flowing: ["belief friends", "none", "Help turns up for you, and you pass it on without counting."],
      square: ["money", "overdone", "Every aim grows while you work on it, past your strength."],
      opposition: [
        "money belief",
        "blind",
        "Other people's great plans carry you further than you meant to go.",
      ],
    },
    Saturn: {
      conjunction: [
        "family",
        "alone",
        "You take yourself seriously early, and trust only what you have earned.",
      ],
      flowing: ["work", "none", "You can wait and keep working, so time is on your side."],
      square: ["work", "doubt", "Each step forward meets an inner examiner who asks for proof."],
      opposition: [
        "family",
        "please",
        "You look for approval from people in charge, and hear judgement in advice.",
      ],
    },
    Uranus: {
      conjunction: ["friends", "clash", "You must be different; agreement makes you suspicious of yourself."],
      flowing: ["work", "none", "You change course lightly, and people forgive you for being original."],
      square: ["work", "hurry", "You break away just as things begin to settle."],
      opposition: ["work", "clash", "Unpredictable people upset your plans, and free you each time."],
    },
    Neptune: {
      conjunction: [
        "belief rest",
        "blind",
        "Purpose reaches you as inspiration, and fades when you force it.",
      ],
      flowing: ["belief", "none", "You sense what people hope for, and can give it a form."],
      square: ["belief", "doubt", "You doubt whether your aim is real, and drift until it is."],
      opposition: [
        "belief friends",
        "blind",
        "You see your ideal in someone else, and forget your own size.",
      ],
    },
    Pluto: {
      conjunction: ["body", "hold", "You do nothing halfway, and conceal how much you want it."],
      flowing: [
        "body",
        "none",
        "You recover thoroughly from setbacks, and influence people without pushing.",
      ],
      square: ["work", "clash", "You and those in charge test who is stronger, often needlessly."],
      opposition: ["work", "clash", "You meet controlling people until you own how much control you want."],
    },
  },
  Moon: {
    Mercury: {
      conjunction: ["family", "hurry", "Feeling becomes speech at once, and memory does your thinking."],
      flowing: ["friends", "none", "You find words for feelings, your own and other people's."],
      square: ["family", "pull", "You want comfort and argue about facts instead."],
      opposition: ["family", "please", "Sensible people talk you out of what you feel, for a while."],
    },
    Venus: {
      conjunction: [
        "family friends",
        "please",
        "You feel safe when everyone is pleased, so kindness is your reflex.",
      ],
      flowing: ["family rest", "none", "You give and accept affection naturally, in small daily comforts."],
      square: ["family rest", "pull", "The warmth that attracts you is not the warmth that calms you."],
      opposition: ["family", "please", "You do for those near you what you hope to receive yourself."],
    },
    Mars: {
      conjunction: ["body", "hurry", "You feel and react in the same second, in tenderness as in anger."],
      flowing: ["family", "none", "You act on instinct, and protect people without making a scene."],
      square: ["family", "clash", "Being hurt makes you attack the person you wanted comfort from."],
      opposition: ["body", "clash", "Other people's anger finds your tender place, and you answer in kind."],
    },
    Jupiter: {
      conjunction: ["family", "overdone", "You feel everything largely, and give before anyone asks."],
      flowing: ["rest", "none", "You expect kindness, and so notice it when it comes."],
      square: ["money", "overdone", "You say yes from feeling, and find out later what it costs."],
      opposition: ["friends", "tired", "You give most to people who take it for granted."],
    },
    Saturn: {
      conjunction: ["rest", "hide", "Your feelings are kept in order, and only your care for others shows."],
      flowing: ["family", "none", "You stay steady in others' trouble, and it does not harden you."],
      square: ["rest friends", "alone", "You expect a no, stop asking, and become the one others lean on."],
      opposition: ["family", "tired", "You work for the warmth of people who give it sparingly."],
    },
    Uranus: {
      conjunction: [
        "rest",
        "pull",
        "You need closeness and sudden distance, and moods change without warning.",
      ],
      flowing: ["rest friends", "none", "You stay calm in upheaval, and feel at home among unusual people."],
      square: ["rest", "hurry", "When life grows comfortable you become restless and change something."],
      opposition: ["friends", "alone", "People surprise you just as you relax, so you keep ready to leave."],
    },
    Neptune: {
      conjunction: ["rest belief", "tired", "You feel what others feel as if it were yours."],
      flowing: ["rest belief", "none", "You comfort by being there; dreams or music restore you."],
      square: ["rest", "blind", "You give in from pity, and are disappointed without saying why."],
      opposition: ["rest", "blind", "Someone else's sorrow fills you until you lose sight of your own."],
    },
    Pluto: {
      conjunction: [
        "family",
        "hold",
        "You notice every change of mood in those you love, and brace yourself.",
      ],
      flowing: ["friends", "none", "You can hear the worst without turning away."],
      square: ["family", "hold", "You fear needing someone, so you try to control the closeness."],
      opposition: ["family", "hide", "Others' strong feelings sweep over you until you name your own."],
    },
  },
  Mercury: {
    Venus: {
      conjunction: ["friends", "please", "You say things kindly, and soften a truth until it disappears."],
      flowing: ["work", "none", "You have taste in words, and people like hearing theirs from you."],
    },
    Mars: {
      conjunction: ["work", "hurry", "Your mind is sharpest when something resists it."],
      flowing: ["family", "none", "You say directly what you mean, and nobody is wounded."],
      square: ["friends", "clash", "You answer before the other has finished, and win the wrong point."],
      opposition: ["work", "clash", "You find debaters everywhere, and need them to know your own view."],
    },
    Jupiter: {
      conjunction: ["belief", "overdone", "You see the large idea, and make it larger by talking."],
      flowing: ["belief", "none", "You explain difficult things hopefully, and people learn from you."],
      square: ["work", "blind", "You grasp the whole so fast that a detail escapes you."],
      opposition: [
        "belief friends",
        "scatter",
        "Other people's opinions keep joining yours until you believe too many.",
      ],
    },
    Saturn: {
      conjunction: ["work", "doubt", "You think carefully and fear mistakes, so your word can be trusted."],
      flowing: ["work", "none", "You think in order, and finish what you study."],
      square: ["work", "doubt", "You hear a critic while you speak, and say less than you know."],
      opposition: ["work", "please", "You let experts silence you, and later find that you were right."],
    },
    Uranus: {
      conjunction: ["work", "hurry", "Ideas arrive whole; explaining the steps between is your labour."],
      flowing: ["work", "none", "You find the unusual solution early, and enjoy sharing it."],
      square: ["family", "clash", "You contradict by reflex, and discover your opinion on the way."],
      opposition: ["friends", "scatter", "Other people's odd ideas interrupt yours, and often improve them."],
    },
    Neptune: {
      conjunction: ["rest", "scatter", "You think in moods and pictures, and facts blur at the edges."],
      flowing: ["rest friends", "none", "You guess what others mean, and find the tender word."],
      square: ["family", "blind", "You hear what you hope or fear instead of what was said."],
      opposition: ["money", "blind", "A persuasive voice can replace your judgement until you have slept."],
    },
    Pluto: {
      conjunction: ["belief", "hold", "You cannot leave a question alone until you reach the bottom."],
      flowing: ["friends", "none", "You see motives early, and use the knowledge with tact."],
      square: ["family", "hold", "You argue until the other gives in or leaves."],
      opposition: ["belief", "hide", "You feel others trying to change your mind, and guard it."],
    },
  },
  Venus: {
    Mars: {
      conjunction: ["love", "hurry", "Liking and wanting are the same to you, and you show both."],
      flowing: [
        "love",
        "none",
        "You court and are courted with ease, and enjoy being different from each other.",
      ],
      square: ["love", "pull", "You want tenderness and excitement, and quarrel to have both."],
      opposition: ["love", "pull", "Someone very unlike you attracts you, and you argue towards each other."],
    },
    Jupiter: {
      conjunction: ["money", "overdone", "You enjoy and spend generously; every guest is welcome."],
      flowing: ["money friends", "none", "You make pleasant occasions, and good will comes back to you."],
      square: ["money body", "overdone", "You want more sweetness than the evening or the budget can hold."],
      opposition: ["money", "please", "You give too much to be liked, and people get used to it."],
    },
    Saturn: {
      conjunction: [
        "love",
        "doubt",
        "You love seriously and slowly, and believe that affection must be deserved.",
      ],
      flowing: ["family work", "none", "You stay: love for you grows with years and shared duties."],
      square: ["love", "doubt", "You expect to be refused, so you choose the safe person or nobody."],
      opposition: ["love", "late", "You and a reserved person each wait for the other to show warmth."],
    },
    Uranus: {
      conjunction: [
        "friends rest",
        "hurry",
        "You like people suddenly, and want freedom in affection from the first day.",
      ],
      flowing: ["friends", "none", "You keep friendships alive by surprise, and stay friends after parting."],
      square: ["friends", "pull", "You lose interest once someone is certain of you."],
      opposition: ["friends", "pull", "You choose people who will not be held, and ask them to stay."],
    },
    Neptune: {
      conjunction: [
        "belief rest",
        "blind",
        "You see beauty where nobody looks, and love the picture you made.",
      ],
      flowing: ["rest", "none", "You soothe and inspire through taste, music or a gentle word."],
      square: [
        "belief rest",
        "blind",
        "You give up your own wishes for affection, and feel secretly unpaid.",
      ],
      opposition: ["friends", "blind", "You rescue or are rescued, and the thanks runs out first."],
    },
    Pluto: {
      conjunction: [
        "love",
        "hold",
        "Losing someone frightens you as soon as you love, so you watch.",
        "write",
      ],
      flowing: ["friends family", "none", "Your affection lasts, and changes both of you for the better."],
      square: ["friends", "hold", "You test people's love until it hurts or proves itself."],
      opposition: [
        "money friends",
        "clash",
        "Strong-willed people attract you, and love turns on who decides.",
      ],
    },
  },
  Mars: {
    Jupiter: {
      conjunction: ["body", "overdone", "You act with confidence, and always take on the larger load."],
      flowing: ["work", "none", "You pick the right moment, and your courage has good humour."],
      square: ["body", "overdone", "You learn where your strength ends by going past it."],
      opposition: ["body friends", "hurry", "Another's dare rouses you to do more than is wise."],
    },
    Saturn: {
      conjunction: ["body", "late", "Your effort is measured, your anger stored, your endurance great."],
      flowing: ["work", "none", "You can work long at hard things without complaint."],
      square: ["body work", "late", "You want to go and hear stop, so your effort comes in jerks."],
      opposition: ["work", "clash", "Someone always seems to block you, until you set the limits yourself."],
    },
    Uranus: {
      conjunction: ["body", "hurry", "You act in sudden bursts, and cannot bear to be pushed."],
      flowing: ["work", "none", "You improvise well in an emergency, and like to try new ways."],
      square: ["body", "hurry", "When someone slows you, you break the rule or the object."],
      opposition: ["work", "clash", "People provoke you into sudden moves that you then have to explain."],
    },
    Neptune: {
      conjunction: ["rest", "scatter", "You act for a dream, and without one your strength disappears."],
      flowing: [
        "rest belief",
        "none",
        "You move easily towards what inspires you, and fight without bitterness.",
      ],
      square: ["rest body", "hide", "You hold anger back from pity or guilt, and it makes you tired."],
      opposition: ["belief friends", "blind", "You fight for people who have not asked to be saved."],
    },
    Pluto: {
      conjunction: ["body", "overdone", "You have more force than you show, and stop for nothing."],
      flowing: ["work", "none", "You endure long effort, and bring abandoned projects back."],
      square: ["body", "hold", "You would rather break than give way, especially under pressure."],
      opposition: ["work", "clash", "You meet people who use force, and learn what yours is for."],
    },
  },
  Jupiter: {
    Saturn: {
      conjunction: ["money", "pull", "You grow by steps: each hope must pass an inspection."],
      flowing: ["money work", "none", "You know when to risk and when to keep."],
      square: ["work money", "pull", "You start too small or too large, and then overcorrect."],
      opposition: ["money", "pull", "Some urge you on, others hold you back; you supply what is missing."],
    },
    Uranus: {
      conjunction: ["belief", "hurry", "You trust the sudden chance, and say yes before the explanation."],
      flowing: ["friends", "none", "New ideas bring you good openings, and you share them."],
      square: ["work", "scatter", "You leave a good thing for a better idea, too often."],
      opposition: ["belief", "scatter", "Another's wild optimism changes your plans at short notice."],
    },
    Neptune: {
      conjunction: ["belief", "blind", "You believe in goodness so fully that you forget to check."],
      flowing: [
        "belief rest",
        "none",
        "Faith and imagination help each other in you, and lift people's spirits.",
      ],
      square: ["money belief", "blind", "You trust the wonderful offer, and read the conditions afterwards."],
      opposition: ["money friends", "please", "You give to whoever tells the saddest story."],
    },
    Pluto: {
      conjunction: ["money", "overdone", "You want to change things on a large scale, and dare to."],
      flowing: ["money", "none", "You find resources where others have given up."],
      square: ["belief", "overdone", "You push a good cause so hard that people resist it."],
      opposition: ["belief", "clash", "You argue with powerful people about what is right."],
    },
  },
  Saturn: {
    Uranus: {
      conjunction: ["work", "pull", "You rebuild rules from inside, keeping what works."],
      flowing: ["work", "none", "You bring in change so sensibly that people accept it."],
      square: ["body rest", "pull", "You keep the rules until you break all of them at once."],
      opposition: [
        "work",
        "pull",
        "You defend order against rebels or freedom against bosses, never comfortably.",
      ],
    },
    Neptune: {
      conjunction: ["belief", "doubt", "You try to make a dream bear weight, and doubt it daily."],
      flowing: ["work", "none", "You give a vision a timetable, and it survives."],
      square: ["belief", "doubt", "You fear that your ideal is foolish and your duty empty."],
      opposition: [
        "belief friends",
        "blind",
        "Somebody's disappointment teaches you to check what you are serving.",
      ],
    },
    Pluto: {
      conjunction: ["body", "hold", "You can bear what others cannot, and distrust easy success."],
      flowing: ["work", "none", "You are thorough under pressure, and use authority without noise."],
      square: ["money", "hold", "You tighten your grip whenever you feel threatened."],
      opposition: ["family", "clash", "You face hard authority, and refuse to be made small."],
    },
  },
  Uranus: {
    Neptune: {
      conjunction: [
        "belief",
        "scatter",
        "Your age group mixes invention with dream; you follow sudden inspirations.",
      ],
      flowing: ["belief", "none", "New ideas reach you as feelings first, and you trust them."],
      square: ["belief friends", "pull", "You want to free people and to save them, by opposite methods."],
      opposition: [
        "belief friends",
        "doubt",
        "Other people's visions unsettle your certainties and keep your mind young.",
      ],
    },
    Pluto: {
      conjunction: ["belief", "hurry", "You expect the world to be rebuilt, and want a hand in it."],
      flowing: ["work", "none", "You see change coming early, and use it calmly."],
      square: ["work", "overdone", "You fight what is stuck, and break more than you intended."],
      opposition: ["family", "clash", "Others' upheavals reach your life; you learn to choose your own."],
    },
  },
  Neptune: {
    Pluto: {
      conjunction: ["belief", "doubt", "You were born as old beliefs ended, and look beneath every new one."],
      flowing: [
        "belief",
        "none",
        "Most of your generation shares a quiet trust that dark times mean something.",
      ],
      square: ["belief rest", "pull", "What you hope for and what you fear keep disturbing each other."],
    },
  },
};

import type { ByAspect } from "./natal-text";

/** The Moon's contacts: what calms you meets another want. */
export const moonAspects: ByAspect<"Moon"> = {
  Mercury: {
    conjunction: {
      text: "An uncle hears that his beard looks sad, and that you missed him, before you have put down your bag. Feeling turns into speech at once. Memory does your thinking: you can perform a family quarrel of nine years ago with all the voices. Some of what was true at breakfast is over by noon, and by then everyone knows it.",
      practice: "wait with the next feeling for the length of a glass of water, then see what is left.",
    },
    flowing: {
      text: "“It has been strange since Monday,” says a friend, and you ask: “Like being left out of a photograph?” Exactly like that. You enjoy a feeling twice, first in the chest and then as a sentence, your own or anybody’s. You remember the dog’s name, so friends tell you the longer version, and hear what they think while telling it.",
      practice:
        "finish the sentence that begins “Today I feel like somebody who” in three ways, and keep the funniest.",
    },
    square: {
      text: "“It was Wednesday, not Thursday,” you say, meaning: come and sit beside me. Your longing for comfort and your sense for facts talk at the same time, and the facts are louder. The others fetch facts of their own. You win, and the chair beside you stays empty. With a relative who hears what you meant, you turn soft within a minute, and funny.",
      practice: "in the next small argument about a fact, wait two breaths, and move your chair closer.",
    },
    opposition: {
      text: "With a sensible cousin you can agree, at four o’clock, that there is no reason to be sad. At six you are sad again, now against good arguments. You hope to feel better and to make sense, and calm, clever people seem to offer both. It has taught you a courtesy: upset people may finish before you offer reasons.",
      practice: "after being talked out of a feeling, wait until your next meal, and see whether it is back.",
    },
  },
  Venus: {
    conjunction: {
      text: "You know who takes sugar, and how to seat both aunts so that neither sulks. To feel safe and to please are a joint wish in you, and sweetness is your first reply to almost anything: a man steps on your foot, and you apologise. At your table old enemies pass the salt. They would gladly pass you something too, if you named it.",
      practice: "leave a silence at the table unfilled for five breaths, and see who fills it.",
    },
    flowing: {
      text: "Somebody’s feet are in your lap, the bread is warm, and you would not trade with a queen. Affection and comfort come to you together, in daily amounts, and you accept as well as you give: a palm on the neck, the bigger half. Nobody has to earn a place beside you, which may be why they come home early.",
      practice: "try a comfort that somebody near you loved as a child, and judge it as seriously as a cook.",
    },
    square: {
      text: "Cousins with loud laughs delight you, and after two hours you need a dark bedroom. The warmth that attracts you is of another kind than the warmth that calms you. So you invite sparkling people and wish them gone, or settle among gentle ones and yawn. At your own parties there is a noisy end and a quiet end, and guests love both.",
      practice: "at the next lively gathering, spend a quarter of an hour alone outside before you leave.",
    },
    opposition: {
      text: "When anybody at home has a cold, you appear with soup. When you have a cold, you wait. What you hope to receive you do for others first, and trust them to understand. They enjoy it, and they answer in their own language, with teasing or a lift to the station. Quite a lot of love reaches you in unfamiliar wrapping.",
      practice: "ask somebody near you for exactly the kindness that you were about to do for them.",
    },
  },
  Mars: {
    conjunction: {
      text: "Your face is hot before you know why. You feel and act in the same second: you pull a child back from the kerb, kiss a friend in the middle of her sentence, shout at the drawer that caught your finger. The drawer does not mind. A person might, and then you are sorry first and loudest, with both arms round them.",
      practice: "press your palms together hard for three breaths at the first heat in your face.",
    },
    flowing: {
      text: "You have caught the glass before the others see it tip. You act on instinct, so you protect your people without a scene: you step between the big dog and the toddler and go on talking about potatoes. On a grey day you say “Shoes, everybody”. They come along, because your good mood is in your legs.",
      practice: "put on a song and dance it through in the kitchen, worse than anyone who might join you.",
    },
    square: {
      text: "You come home longing for a hug, and the person with the open arms hears how loudly they chew. You want comfort and you want to hit back; the two jam, and the kindest one present gets the sharp word, because with them you feel safe. From their side it looks like dislike. A gentle “Bad day?” makes you laugh, then cry.",
      practice:
        "before you join your people, walk round the building with clenched fists, and open them at the entrance.",
    },
    opposition: {
      text: "Your stomach is a good informant: friends do well to leave a party when you want to. It also tightens when a stranger is furious with his telephone, as if you had broken it. Other people’s anger finds you where you hoped for peace, and you answer in kind, in a voice that surprises you. Half of your fights began elsewhere.",
      practice: "roll your shoulders back six times before you answer a voice that reached your stomach.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "Two guests are expected, and you have cooked for nine. Your feelings come in large helpings: you weep at strangers’ weddings, laugh with your whole back, and put your coat round a shoulder before it shivers. Children run at you. Grown relatives leave with a bag of food that they did not ask for, and a faint sense of being fattened.",
      practice: "choose the size of your next kindness, an hour or a bag, and let them ask for more.",
    },
    flowing: {
      text: "Give you a bench and a stranger, and soon you have half of the newspaper. You expect kindness, so you see it early and enjoy it with your whole face. Small things are plenty: a free seat, a second peach. You fall asleep in the belief that tomorrow means well. Beside you, others count their own luck, and it takes longer than they thought.",
      practice: "take a pleasure that costs nothing early today, before you have deserved it.",
    },
    square: {
      text: "The fundraiser has lovely eyes, and your “yes” is out. You want to comfort, you want to be grand about it, and your arithmetic comes between them too late. The presents make people shriek with joy. Then whoever lives with you spends nine days on rice. Your heart judges well whom to help; how much is a question for a calculator.",
      practice: "set a sum that you may give away each month, and enjoy spending all of it.",
    },
    opposition: {
      text: "You listen for an hour to a friend’s troubles, he forgets to ask about yours, and you like him so much. Your tenderness is drawn out by big, hungry personalities, and it tires you. They are not wicked. You made it look as if there would always be more. State a wish, and the merely thoughtless prove generous; the others call less often, which is restful.",
      practice: "offer your next free hour to a friend who asks questions back.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Asked how you feel, you report how the day went. Comfort has to be sensible before you can enjoy it, so you rest the way others see a dentist: by appointment. Your care is what shows. You notice who is cold, and the window is shut. Those who love you would like to shut a window for you.",
      practice:
        "let somebody do a small thing for your comfort today, and stay in your chair until it is done.",
    },
    flowing: {
      text: "A cousin calls at two in the morning; you hear her out to the end of the story, yawning kindly. You feel a great deal and you are in no hurry, which makes you restful in trouble. The swimming lesson you promised still takes place. Babies and old people grow heavy against your shoulder, as they do when they trust.",
      practice: "ask an older person for a story that you know by heart, and receive it as if it were new.",
    },
    square: {
      text: "“No need,” you say, when a friend offers to come with you to the clinic. You long for comfort, and you expect a no, so you spare people the trouble of saying it. Then you drive all of them to the airport. They rely on you gladly. It saddens them that the help only goes in that direction.",
      practice: "accept the next small offer of help, before you have worked out whether you need it.",
    },
    opposition: {
      text: "You arrive at home with good news, and there is a pause, and then: “Well, be careful.” Such people give warmth in teaspoons, and you work hard for the teaspoon, since it is rare. Some of them mean it kindly and have no larger spoon. There are other kitchens. Where warmth is plentiful you thaw fast, and you are delightful thawed.",
      practice: "stay with the next warm remark for six breaths before you think of anybody cooler.",
    },
  },
  Uranus: {
    conjunction: {
      text: "An hour ago everybody had to stay; now you are looking for your coat. You need company and you need air, and both needs come without an announcement. It has its charms: a dull Sunday with you may end at the sea. Those who had just made themselves comfortable feel dropped. Air works quickly, though, and you return glad.",
      practice:
        "prepare a friendly sentence for leaving, such as “I need air, I am back at six”, and rehearse it.",
    },
    flowing: {
      text: "You are having a lovely time: the lift has stopped between two floors. Surprise and comfort agree in you, and unusual people put you at ease: the neighbour with the parrot, the friend who breakfasts at midnight. They have nothing to explain to you, so they tell you everything. You sleep well on a warm rock or under a table.",
      practice: "rest in a new place on three days, such as a step or a library, and pick a winner.",
    },
    square: {
      text: "You have the good chair, a blanket and no appointments, and you get up and move the furniture. Safety bores you and surprise makes you long for safety, in turns of about an hour. Whoever dozed in the other chair wonders what was so bad about it. Fed daily, in small amounts, your restlessness leaves the sofa where it is.",
      practice: "for four days, change your seat or your music on purpose, before you are bored.",
    },
    opposition: {
      text: "Why does a friend announce that he is moving to Lisbon just as you take off your shoes? You love to settle and you love to be astonished. Others do the astonishing, and you would be bored by tamer ones, so you relax with your shoes on. The few who have seen you barefoot adore you.",
      practice: "prepare the next meeting so that you would enjoy the hour even if they cancelled.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You sit beside somebody sad on the bus, and three stops later you are sad and they are eating a biscuit. You feel what others feel as if it had begun in you. Sung prayers reach you whatever you believe, and animals lean against your legs. After a crowd you are worn out with other people’s lives. Whose mood were you in at lunch today?",
      practice: "rest for three songs, lying down, with a hand on your own belly.",
    },
    flowing: {
      text: "You say little to a person who weeps. You sit there, your breathing slows, and after a while theirs does. Your own comfort comes the same way, in a choir, or in a dream that you can still taste at noon. Resting and belonging to something vast go together for you. Which song would you like to hear when you are very old?",
      practice: "give a friend some music that has comforted you, and do not ask whether they liked it.",
    },
    square: {
      text: "“No, you take the bed,” you say to the guest who snores, and mean it until about three. Pity speaks first, and your own need comes later and collides with it, as a sigh. The guest would have been happy on the floor. Now he has a host who shuts cupboards rather firmly. What have you lately given up that nobody asked for?",
      practice:
        "before you give up your place, check whether the other person wants it, and believe the answer.",
    },
    opposition: {
      text: "A friend’s sorrow can fill your whole Saturday, and on Sunday you discover one of your own. Sadness reaches you through others: they pour, and you hold very still. They feel understood, and some of them send cake. Your own trouble waits outside like a polite visitor who was not called in. What were you feeling just before they arrived?",
      practice: "ask yourself on the way to a troubled friend: am I hungry, and what do I need today?",
    },
  },
  Pluto: {
    conjunction: {
      text: "From the sound of steps on the stairs you know what kind of day somebody has had. You love and keep watch in the same breath, and you brace yourself for a catastrophe that is usually hunger. Your people are deeply known. Now and then they feel studied, and hide a headache to be spared the questions.",
      practice:
        "give a bad mood at home an hour to itself: stay friendly, ask nothing, and offer something to eat.",
    },
    flowing: {
      text: "Friends tell you the real version. You hear the worst without turning away, and your face does not change, except to grow more interested. You would like everyone safe and everything said, and in your company both can be had. You also laugh where laughing seemed forbidden, and a friend who arrived ashamed finds that the story has become rather good.",
      practice:
        "ask a friend what happened next, give them the whole hour, and leave your own story at home.",
    },
    square: {
      text: "The family visit is planned: the train, the seats, the subjects. You need people badly and you fear needing them, and between the two you end up steering. Relatives feel managed and arrive late, and you plan harder. Nobody doubts your devotion. You would sit up three nights for any of them; they would also like to choose a restaurant.",
      practice:
        "leave the choice of place, time or menu to another person, and go along without improving it.",
    },
    opposition: {
      text: "One relative weeps, another slams the gate, and you stand between them with a calm face and cold hands. Great feelings seem to belong to the others: you keep the peace, and they let go for you. What you keep under it is just as large, rage, or joy without manners. Your family has no idea how lively you are.",
      practice:
        "in the next uproar, give your own feeling a name, silently, before you look after anybody else’s.",
    },
  },
};

import type { ByAspect } from "./natal-text";

/** The Moon's contacts: what calms you meets another want. */
export const moonAspects: ByAspect<"Moon"> = {
  Mercury: {
    conjunction: {
      text: "An uncle hears that his beard looks sad, and that you missed him, before you have put down your bag. Feeling turns into speech at once. Memory does your thinking: you can perform a family quarrel of nine years ago with all the voices. Some of what was true at breakfast is over by noon, and by then everyone knows it.",
      practice: "when a feeling wants to be said, drink a glass of water first, then say what is left.",
    },
    flowing: {
      text: "“It has been strange since Monday,” says a friend, and you ask: “Like being left out of a photograph?” Exactly like that. Words for feelings come to you easily, for your own as well as other people’s. You laugh in the right place and you remember the dog’s name, so friends tell you the longer version, and hear what they think while telling it.",
      practice:
        "finish the sentence “Today I feel like somebody who …” in three ways, and keep the funniest.",
    },
    square: {
      text: "“It was Wednesday, not Thursday,” you say, meaning: come and sit beside me. Your longing for comfort and your sense for facts talk at the same time, and the facts are louder. The others fetch facts of their own. You win, and the chair beside you stays empty. With a relative who hears what you meant, you turn soft within a minute, and funny.",
      practice: "in the next small argument about a fact, wait two breaths, and move your chair closer.",
    },
    opposition: {
      text: "There is no reason to be sad, a sensible cousin explains, and you agree with her. Two hours later you are sad again, now against good arguments. Calm, clever people reach you with their reasons, and for a while you think the matter settled. It has taught you a rare courtesy: you let an upset person finish before you offer sense.",
      practice: "after being talked out of a feeling, wait until your next meal, and see whether it is back.",
    },
  },
  Venus: {
    conjunction: {
      text: "You know who takes sugar, and how to seat both aunts so that neither sulks. You feel safe when everybody is pleased, and sweetness is your first reply to almost anything: a man steps on your foot, and you apologise to him. People adore being near you. They would happily give you what you wanted, had they ever heard that you wanted something.",
      practice: "try leaving a silence at the table unfilled for five breaths, and see who fills it.",
    },
    flowing: {
      text: "Somebody’s feet are in your lap, the bread is warm, and you would not trade with a queen. Affection and comfort come to you together, in daily amounts, and you accept as well as you give: a palm on the neck, the bigger half. Nobody has to earn a place beside you, which may be why they come home early.",
      practice: "try a comfort that somebody near you loved as a child, and judge it as seriously as a cook.",
    },
    square: {
      text: "Relatives with loud laughs delight you, and after two hours you need a dark bedroom. The warmth that attracts you is of another kind than the warmth that calms you. So you invite sparkling people and wish them gone, or settle among gentle ones and yawn. At your own parties there is a noisy end and a quiet end, and guests love both.",
      practice: "at the next lively gathering, try a quarter of an hour alone outside before you leave.",
    },
    opposition: {
      text: "When a relative has a cold, you appear with soup. When you have a cold, you wait. What you hope to receive you do for others first, and trust them to understand. They enjoy it, and they answer in their own language, with teasing or a lift to the station. Quite a lot of love reaches you in the wrong wrapping.",
      practice: "try asking somebody near you for exactly the kindness that you were about to do for them.",
    },
  },
  Mars: {
    conjunction: {
      text: "Your face is hot before you know why. You feel and act in the same second: you pull a child back from the kerb, kiss a friend in the middle of her sentence, shout at the drawer that caught your finger. The drawer does not mind. A person might, and then you are sorry first and loudest, with both arms round them.",
      practice:
        "when your face turns hot, press your palms together hard for three breaths before you speak or act.",
    },
    flowing: {
      text: "A glass tips, and you have caught it before the others gasp. You act on instinct, so you protect your people without a scene: you step between the big dog and the toddler and go on talking about potatoes. On a grey day you say “Shoes, everybody”. They come along, because your good mood is in your legs.",
      practice: "put on a song and dance it through in the kitchen, worse than anyone who might join you.",
    },
    square: {
      text: "You come home longing for a hug, and the person with the open arms hears how loudly they chew. You want comfort and you want to hit back; the two jam, and the kindest one present gets the elbow, because with them you feel safe. From their side it looks like dislike. A gentle “Bad day?” makes you laugh, then cry.",
      practice:
        "before you join your people, walk round the building with clenched fists, and open them at the entrance.",
    },
    opposition: {
      text: "A stranger is furious with his telephone, and your stomach tightens as if you had broken it. Other people’s anger finds your tender place, and you answer in kind, in a voice that surprises you. Half of your fights began without you. The stomach is also a good informant: friends do well to leave a party when you want to.",
      practice:
        "when somebody’s anger reaches your stomach, turn away and walk twenty steps before you answer.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "Two guests are expected, and you have cooked for nine. Your feelings come in large helpings: you weep at strangers’ weddings, laugh with your whole back, and put your coat round a shoulder before it shivers. Children run at you. Grown relatives leave with a bag of food that they did not ask for, and a faint sense of being fattened.",
      practice: "before you help, choose the portion, such as an hour or a bag, and let them ask for more.",
    },
    flowing: {
      text: "On a bench beside a stranger, you soon have half of the newspaper. You expect kindness, quite without effort, so you see it early and enjoy it with your whole face. Rest is simple for you: you fall asleep in the belief that tomorrow means well. Near you, people think of their own luck, and are surprised how much there is.",
      practice: "choose a pleasure that costs nothing, and take it early today, before you have deserved it.",
    },
    square: {
      text: "The fundraiser has lovely eyes, and your “Yes!” is out. You want to comfort, you want to be grand about it, and your arithmetic comes between them too late. The presents make people shriek with joy. Then whoever lives with you spends nine days on rice. Your heart judges well whom to help; how much is a question for a calculator.",
      practice: "choose a sum that you may give away each month, and enjoy spending all of it.",
    },
    opposition: {
      text: "A friend talks for an hour about his troubles, forgets to ask about yours, and you like him so much. Big, hungry personalities draw out your tenderness, and it tires you. They are not wicked. You made it look as if there would always be more. State a wish, and the merely thoughtless prove generous; the others call less often, which is restful.",
      practice: "choose a friend who asks questions back, and offer that friend your next free hour.",
    },
  },
  Saturn: {
    conjunction: {
      text: "Asked how you feel, you report how the day went. Your feelings are kept in good order, and you rest the way others see a dentist: by appointment. Care for others is what shows. You notice who is sitting in the cold, and the window is shut. Those who love you would like to shut a window for you.",
      practice:
        "let somebody do a small thing for your comfort today, and stay in your chair until it is done.",
    },
    flowing: {
      text: "When a cousin calls at two in the morning, you put on the kettle first. Feeling and patience are old friends in you, so you stay steady in other people’s trouble, and it does not harden you. You keep your promise about the swimming lesson. Babies and old people grow heavy against your shoulder, as they do when they trust.",
      practice: "ask an older person for a story that you know by heart, and receive it as if it were new.",
    },
    square: {
      text: "“No need,” you say, when a friend offers to come with you to the clinic. You long for comfort, and you expect a no, so you spare people the trouble of saying it. Then you drive all of them to the airport. They rely on you gladly. It saddens them that the help only goes in that direction.",
      practice: "say yes to the next small offer of help, before you have worked out whether you need it.",
    },
    opposition: {
      text: "You bring a relative your good news, and there is a pause, and then: “Well, be careful.” Such people give warmth in teaspoons, and you work hard for the teaspoon, since it is rare. Some of them mean it kindly and have no larger spoon. There are other kitchens. Where warmth is plentiful you thaw fast, and you are delightful thawed.",
      practice:
        "when somebody is warm to you today, stay with it for six breaths before you think of anybody cooler.",
    },
  },
  Uranus: {
    conjunction: {
      text: "An hour ago everybody had to stay; now you are looking for your coat. You need company and you need air, and both needs come without an announcement. It has its charms: a dull Sunday with you may end at the sea. Those who had just made themselves comfortable feel dropped. Air works quickly, though, and you return glad.",
      practice:
        "prepare a friendly sentence for leaving, such as “I need air, I am back at six”, and rehearse it.",
    },
    flowing: {
      text: "The lift stops between two floors, and you are having a lovely time. Upheaval leaves your pulse alone, and unusual people put you at ease: the neighbour with the parrot, the friend who breakfasts at midnight. They have nothing to explain to you, so they tell you everything. You rest well in odd places, on a warm rock or under a table.",
      practice:
        "on three days, take a break somewhere you have not sat before, and see which place suits you.",
    },
    square: {
      text: "You have the good chair, a blanket and no appointments, and you get up and move the furniture. Safety bores you and surprise makes you long for safety, in turns of about an hour. Whoever dozed in the other chair wonders what was so bad about it. Fed daily, in small amounts, your restlessness leaves the sofa where it is.",
      practice:
        "on four days, change something tiny about your rest on purpose, such as the seat or the music.",
    },
    opposition: {
      text: "Just as you take off your shoes, a friend announces that he is moving to Lisbon. People surprise you when you relax, so you relax with your shoes on. You do choose such people, and you would be bored by others. Friends of many years have mostly met you near the exit. Seated, you are a much longer story.",
      practice:
        "prepare the next meeting so that you would enjoy the hour even if they cancelled, and go in any case.",
    },
  },
  Neptune: {
    conjunction: {
      text: "You sit beside somebody sad on the bus, and three stops later you are sad and they are eating a biscuit. You feel what others feel as if it had begun in you. Sung prayers reach you whatever you believe, and animals lean against your legs. After a crowd you are worn out with other people’s lives. Whose mood were you in at lunch today?",
      practice: "rest for three songs, lying down, with a hand on your own belly.",
    },
    flowing: {
      text: "You say little to a person who weeps. You sit there, your breathing slows, and after a while theirs does. Your own comfort comes the same way, without work: in a choir, or in a dream that you can still taste at noon. You believe most easily when nobody explains. Which song would you like to hear when you are very old?",
      practice:
        "give somebody a piece of music that has comforted you, and do not ask whether they liked it.",
    },
    square: {
      text: "“No, you take the bed,” you say to the guest who snores, and mean it until about three. Pity speaks first, and your own need comes later and collides with it, as a sigh. The guest would have been happy on the floor. Now he has a host who shuts cupboards rather firmly. What have you lately given up that nobody asked for?",
      practice:
        "before you give up your place, check whether the other person wants it, and believe the answer.",
    },
    opposition: {
      text: "A friend’s sorrow can fill your whole Saturday, and on Sunday you discover one of your own. Sadness reaches you through others: they pour, and you hold very still. They feel understood, and some of them send cake. Your own trouble waits outside like a polite visitor who was not called in. What were you feeling just before they arrived?",
      practice:
        "before you listen to somebody’s trouble, ask yourself: am I hungry, and what do I need today?",
    },
  },
  Pluto: {
    conjunction: {
      text: "From the sound of steps on the stairs you know what kind of day somebody has had. You love and keep watch in the same breath, and you brace yourself for a catastrophe that is usually hunger. Your people are deeply known. Now and then they feel studied, and hide a headache to be spared the questions.",
      practice:
        "give a bad mood at home an hour to itself: stay friendly, ask nothing, and offer something to eat.",
    },
    flowing: {
      text: "Friends tell you the real version. You can hear the worst without turning away, and your face does not change, except to grow more interested. Strong feeling is familiar ground for you, so you hurry nobody towards the bright side. You also laugh where laughing seemed forbidden, and a friend who arrived ashamed finds that the story has become rather good.",
      practice:
        "give a friend’s story a second question: ask what happened next, and leave your own story at home.",
    },
    square: {
      text: "The family visit is planned: the train, the seats, the subjects. You need people badly and you fear needing them, and between the two you end up steering. Relatives feel managed and arrive late, and you plan harder. Nobody doubts your devotion. You would sit up three nights for any of them; they would also like to choose a restaurant.",
      practice:
        "give somebody else the choice of place, time or menu, and go along with it without improving it.",
    },
    opposition: {
      text: "One relative weeps, another slams the gate, and you stand between them with a calm face and cold hands. Great feelings seem to belong to the others; they sweep over you, and yours stay out of sight. Underneath there is often something just as large, such as rage, or joy without manners. Your family has no idea how lively you are.",
      practice:
        "in the next uproar, give your own feeling a name, silently, before you look after anybody else’s.",
    },
  },
};

import type { BySign } from "./natal-text";

/** How you begin anything, and what people meet before they know you. */
export const risingInSign: BySign = {
  Aries: {
    text: "The group stands at the edge of the cold lake and discusses it. There is a splash, and that was you. You meet whatever is new with the body first: you talk while walking, and you step into every pause. People see courage. You have not decided anything yet; you learn what you think of the water by being in it. They like how plain you are. You say that you are hungry, you ask what it costs, and all know where they stand. Shy people draw back from so much arrival, and a slower step would have won them. Who has jumped in because you already had?",
    practice: "the next time you arrive somewhere, wait until two people have gone in ahead of you.",
  },
  Taurus: {
    text: "Asked for your opinion, you chew the question. They ask a second and a third; your answer comes after the fourth, to the first. Pushing has not yet made you faster, and now and then, while you are smelling the melon, another customer buys it. But you bring time with you, and everybody gets some. You come in at your own pace, find the warm corner, and settle, and around you the voices drop. Your nose and your hands meet a new place first: how does it smell, is there something to eat, will it hold? People stand a little nearer than they meant to, and you enjoy that. Short talks become long beside you.",
    practice: "when you are asked something new, look for the first word that comes, and say it.",
  },
  Gemini: {
    text: "“What is that on your sleeve?” you ask, and twenty minutes later a woman in the queue has told you about her bees, her divorce, and who got the bees. A question is how you shake hands. Your eyes are quick, your hands join in, and people answer before they have decided to. You meet new skills in the same way: you press three buttons, read the last page and ask whoever has done it longest. People guess you younger than you are. At a party you want to hear everybody, so your glance slips to the next talker while this one is coming to her point. She sees it and cuts the story short. A pity: you would have loved the end.",
    practice: "turn your feet to the speaker as well, and leave them there until the story ends.",
  },
  Cancer: {
    text: "You pause for a second outside and listen. From the voices you know who has argued and who has had wine, and you come in accordingly, a little sideways, with something sweet in your hand. At a family party you find the shyest person first, the new girlfriend or the boy under the table, and ask something that is easy to answer. After five minutes people feel that they grew up with you. New things you test like bath water, one toe, back, two toes; once in, you stay longest. Meanwhile you hide behind your kind questions. They go home delighted, and nobody can say where you live. Who was clever enough to ask you twice?",
    practice:
      "receive the next question about you as a present, and ask nothing back until a second has come.",
  },
  Leo: {
    text: "Heads turn, and your shoulders go back by themselves. You had no plan. Perhaps it was the laugh that gets there before you do, but people notice you come in, and your body takes the part that it is given. At anything new you act as if you had done it for years. You take the microphone, christen the boat, and find out how it works while bowing. A dull crowd turns into an audience, and you pass the attention on by name, with praise. Friends who see the bow do not guess at the heartbeat; they suppose that you need no welcome. A little of the stage fright, shown with a grin, makes you twice as lovable.",
    practice:
      "among new people, look for whoever is acting calm as hard as you are, and go and laugh together.",
  },
  Virgo: {
    text: "Within a minute you have seen that the clock is slow, the paper is upside down in the printer and the new colleague has nothing to drink. You fetch a glass. You find your way into any place by being of use there. At new work you read the instructions and practise on a scrap, and after a month everybody asks you. Others see the eyebrows first. A colleague shows you a draft, watches your eyes stop at the second line, and feels sick. You were thinking that it was very good, and that line two would make it perfect. Said in that order, it would have made her day. Who was afraid of you at first, and what changed their mind?",
    practice: "when you see a mistake, ask “Which part do you like best?”, and look at that part first.",
  },
  Libra: {
    text: "“You are from the coast as well?” You are not, exactly; you were seasick there once. With a new person you find within minutes what you share: a beach, a teacher, a horror of raisins. You laugh at the right place, you are dressed so that all feel right, and a stiff meeting ends with addresses exchanged. It gives you pleasure, as dancing does. A course, a business or a walk gets going once you have company for it. In your delight at agreeing, you agree to rather a lot. On the way home you think, “But I hate camping.” Your new friend, who would have been just as happy in a hotel, is out buying a tent.",
    practice:
      "when a new acquaintance proposes a plan, wait until you have pictured yourself doing it in the rain.",
  },
  Scorpio: {
    text: "You are still wondering whether you are welcome, while the man facing you wonders what he has done wrong. Such are your first minutes. You say little, you stand where you can see everybody, and soon you know who is acting and who is in love with whom. You want to know whom you can trust before you show anything. From outside this looks like strength, and some find it wildly attractive. People tell you things, because you neither gasp nor repeat them. A new job or a new friend you circle twice, like a cat, and then it has all of you. You lose only the timid, who take your quiet for a verdict. You had liked them best.",
    practice: "look for what you like in each new face, and let your own face show it.",
  },
  Sagittarius: {
    text: "“Yes,” you say, “I’d love to,” and then, “Where is it?” You come in with arms wide and a story already begun, something gets knocked over, and by the time it is wiped up, a table of strangers is a table of friends. There is a faith behind it: people are good, the world is larger than the plan, and whoever stays at home misses it. Met with so much trust, people rise to it. They lend you a bicycle, a recipe, their opinion about God. Your yes is larger than your calendar, though. A day in June has two weddings in it, and at the second a bride has told everybody how funny you are. Which yes, said without knowing the way, has taken you furthest?",
    practice: "before your next yes, check two numbers aloud: the date and the distance.",
  },
  Capricorn: {
    text: "You have come to ask where the toilets are, and they take you for the manager. It is the face: composed, with a look of having read the rules. You come early, stand straight and speak last, so people hand you things. A parcel, a late shift, a toddler: duties are your welcome. Other newcomers are given cake and a tour; you are given the list, and find out where the cake was by clearing it away. You enjoy the compliment all the same. In a new trade you ask to start at the bottom, so the oldest in the house teach you their tricks. Each year the face looks younger, and at the anniversary you are the last one dancing.",
    practice: "when a duty comes at you before the cake does, put both hands behind your back and smile.",
  },
  Aquarius: {
    text: "You talk to the minister and to the man who fills the glasses in the same voice, and he is the one who tells you what is going on. You meet everybody as an equal. Something about you is a shade unexpected, the shoes, an opinion, a laugh in the wrong place, and people find you odd, or the best thing about the party. Anything new you watch from the edge for a while, hands in pockets, because you like to see how it works. High and low tell you what they hide from each other. Belonging takes longer. When the group takes a photograph, you are holding the camera, so content that you are not called over. Who would like you in the picture?",
    practice: "next time, ask a waiter to hold the camera, and stand in the middle.",
  },
  Pisces: {
    text: "Let four people describe you, and they seem to have met four people. With the solemn you are solemn, and with a clown you are funnier than you knew. You do it gladly, as a good dancer follows. You drift in late, as if from a beautiful film, and people say that you remind them of an old love. Into anything new you simply float, and often land where you should. Your body plays along: it picks up a yawn, a limp, a way of holding the cup. Among the hurried you frown all the way home, and the frown is theirs. Among kind people it is a holiday, and you come home with your host’s laugh.",
    practice: "in the middle of a visit, look at how you are sitting, and sit the way you like.",
  },
};

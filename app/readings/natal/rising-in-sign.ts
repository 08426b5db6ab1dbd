import type { BySign } from "./natal-text";

/** How you begin anything, and what people meet before they know you. */
export const risingInSign: BySign = {
  Aries: {
    text: "The group stands at the edge of the cold lake and discusses it. There is a splash, and that was you. You meet whatever is new with the body first: you talk while walking, and you step into every pause. People see courage. You have not decided anything yet; you find out what you think of the water when you are in it. They like how plain you are. You say that you are hungry, you ask what it costs, and nobody has to guess where they stand. Shy people, cats and sleepy children draw back from so much arrival, and a slower step would have won them. Who has jumped in because you already had?",
    practice: "the next time you arrive somewhere, wait until two people have gone in ahead of you.",
  },
  Taurus: {
    text: "Children fall asleep on you, and dogs choose your feet. Strangers say that you seem to have time. You come in at your own pace, find a good seat, feel the cloth and settle, and around you the voices drop. You start everything new through the senses: how does it smell, is there something to eat, will it hold? People stand a little nearer than they meant to, and you enjoy that. Asked for your opinion, you chew the question. Somebody asks a second and a third; your answer comes after the fourth, to the first. Pushing has not yet made you faster. Sometimes, while you are testing the chair, somebody sells the last ticket.",
    practice:
      "when you are asked something new, count your breaths, and at the fourth say what you have so far.",
  },
  Gemini: {
    text: "“What is that on your sleeve?” you ask, and twenty minutes later a woman in the queue has told you about her bees, her divorce, and who got the bees. You begin with a question. Your eyes are quick, your hands join in, and people answer before they have decided to. You meet new skills in the same way: you press three buttons, read the last page and ask somebody’s grandmother. People guess you younger than you are. At a party you want to hear everybody, so your glance slips to the next talker while this one is coming to her point. She sees it and cuts the story short. A pity: you would have loved the end.",
    practice: "turn your feet to the speaker as well, and leave them there until the story ends.",
  },
  Cancer: {
    text: "You pause for a second outside and listen. From the voices you know who has argued and who has had wine, and you come in accordingly, a little sideways, with something sweet in your hand. At a family party you find the shyest person first, the new girlfriend or the boy under the table, and ask something that is easy to answer. After five minutes people feel that they grew up with you. New things you test like bath water, one toe, back, two toes; once in, you stay longest. Meanwhile you hide behind your kind questions. They go home delighted with you, and nobody can say where you live. Who knows something about you without having asked twice?",
    practice: "receive the next question about you as a present: three whole sentences before you ask back.",
  },
  Leo: {
    text: "Heads turn, and your shoulders go back by themselves. You had no plan. Perhaps it was the laugh that gets there before you do, but people notice you come in, and your body takes the part that it is given. You begin new things as if you had done them for years. You take the microphone, christen the boat, and find out how it works while bowing. Dull waiting rooms turn into an audience, and you pass the attention on by name, with praise. Friends who see the bow do not guess at the heartbeat; they suppose that you need no welcome. A little of the stage fright, shown with a grin, makes you twice as lovable.",
    practice:
      "among new people, look for whoever is acting calm as hard as you are, and go and laugh together.",
  },
  Virgo: {
    text: "Within a minute you have seen that the clock is slow, a chair is missing and the new colleague has nothing to drink. You fetch the chair. You begin anywhere by looking for where you could be of use. At new work you read the instructions, wash your hands and practise on a scrap, and a month later everybody asks you. Others see the eyebrows first. A colleague shows you a draft, watches your eyes stop at the second line, and feels sick. You were thinking that it was very good, and that line two would make it perfect. Said in that order, it would have made her day. Who was afraid of you at first, and what changed their mind?",
    practice: "when you see a mistake, ask “Which part do you like best?”, and look at that part first.",
  },
  Libra: {
    text: "“You are from the coast as well?” You are not, exactly; an aunt of yours was. With a new person you find within minutes what you share: the aunt, a teacher, a horror of raisins. You laugh at the right place, you are dressed so that nobody feels wrong, and a stiff meeting ends with addresses exchanged. It gives you pleasure, as dancing does. You like to begin in twos: a course, a business or a walk gets going once somebody comes along. In your delight at agreeing, you agree to rather a lot. On the way home you think, “But I hate camping.” Your new friend, who would have been just as happy in a hotel, is out buying a tent.",
    practice: "when somebody new proposes a plan, wait for seven breaths and picture yourself doing it.",
  },
  Scorpio: {
    text: "You are still wondering whether you are welcome, while the man facing you wonders what he has done wrong. Such are your first minutes. You say little, you take the seat from which you can see everybody, and soon you know who is acting and who is in love with whom. You want to know whom you can trust before you show anything. From outside this looks like strength, and some find it wildly attractive. Strangers tell you things, for you do not gasp and do not repeat them. Whatever you begin, you circle it first, then go in with all your weight. You lose only the timid, who took your quiet for a verdict. You had liked them best.",
    practice: "for five minutes, look for what you like in each new face, and let your own face show it.",
  },
  Sagittarius: {
    text: "“Yes,” you say, “gladly,” and then, “Where is it?” You begin with a yes. You come in with arms wide and a story half told, something gets knocked over, and by the time it is wiped up, a table of strangers is a table of friends. There is a faith behind it: people are good, the world is larger than the plan, and whoever stays at home misses it. Met with so much trust, people rise to it. They lend you a bicycle, a recipe, their opinion about God. Your yes is larger than your calendar, though. Saturday has two weddings in it, and at the second a bride has told everybody how funny you are. Which yes, said without knowing the way, has taken you furthest?",
    practice: "before your next yes, check two numbers aloud: the date and the distance.",
  },
  Capricorn: {
    text: "You have come to ask where the toilets are, and a stranger takes you for the manager. It is the face: composed, a little older than its years, with a look of having read the rules. You come early, stand straight and speak last. So people hand you things. A parcel, a late shift, somebody’s toddler: duties are how the world welcomes you, and you enjoy the compliment. You begin at the bottom and respect experience, so old hands teach you their tricks. Each year the face looks younger. Looking capable has a comic side, too. Other newcomers are given cake and a tour; you are given the list, and find out where the cake was by clearing it away.",
    practice:
      "when a duty comes at you in the first hour, fold your hands behind your back for four breaths.",
  },
  Aquarius: {
    text: "You talk to the minister and to the man who fills the glasses in the same voice, and he is the one who tells you what is going on. You meet everybody as an equal. Something about you is a shade unexpected, the shoes, an opinion, a laugh in the wrong place, and people find you odd, or the best thing about the party. You begin a new thing from the edge, hands in pockets, because you like to see how it works before you join. The proud unbend with you and the shy grow bold. Belonging takes longer. When the group takes a photograph, you are holding the camera, so content that nobody thinks of calling you over. Who would like you in the picture?",
    practice: "next time, let somebody else hold the camera, and stand in the middle.",
  },
  Pisces: {
    text: "Let four people describe you, and nobody would guess that they met the same person. With the solemn you are solemn, and with a clown you are funnier than you knew. You do it gladly and without a plan, as a good dancer follows. You drift in a little late, soft in the eyes, as if from a beautiful film, and people say that you remind them of somebody they loved. You begin new things by floating in, and often land exactly where you should. Your body plays along: it picks up a yawn, a limp, a way of holding the cup. Among kind people that is a holiday. Among the hurried you frown all the way home, and the frown is theirs.",
    practice: "fifteen minutes into a visit, look at how you are sitting, and sit the way you like.",
  },
};

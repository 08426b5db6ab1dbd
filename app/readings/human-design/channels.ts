import type { Channel } from "../../astrology/human-design/centres";

/** What the two hexagrams of a channel do together, between the two centres that it joins. */
export const channels: Readonly<Record<Channel, string>> = {
  "1-8":
    "What you make carries your handwriting, and it speaks before you do. People who had waited for somebody to go first see it and would like to be in it. Let them join without doing it your way.",
  "2-14":
    "Of ten plans that are laid before you, you know which deserves your strength, and then it gets all of it. Work you love enriches you and those around it. Without such work strength piles up in you, and you carry other people’s sofas.",
  "3-60":
    "Nothing for weeks, and on a Wednesday something new is there, small and crooked. Your starts come in jerks, and the next cannot be hurried. Half a page a day keeps a place ready. In the empty weeks do the accounts.",
  "4-63":
    "“How do we know that?” you ask, and go on asking until it adds up. Reports get better from it, and suppers longer. Doubt is a tool for plans. Turned on those who love you, it finds a crack in anybody.",
  "5-15":
    "Eating, thinking, staring at the ceiling: each has its hour with you. Kept calmly, these hours become the beat to which a whole household finds its step. Bent to please somebody, they cost you your good temper.",
  "6-59":
    "You argue your way towards people. It sparks, something gives, and afterwards you know each other as others do after years. Not everyone takes sparks for affection. Tell them that it is.",
  "7-31":
    "The group needs a voice, and they look at you, because you listened longest. When you have been asked, people hear their own wish in what you say. Unasked, the same words sound like orders. Even a silent vote is worth waiting for.",
  "9-52":
    "The others have been out for coffee twice, and you are still at the fourth line, calm as a hill. There you find the small mistake that would have cost a month. Choose hours when nobody calls, for the climb back is long.",
  "10-20":
    "You do not pretend. You come in, look round, and behave as seems right to you, and others quietly copy how you did it: a greeting, a refusal, a way of peeling an orange. When you try to impress, nobody follows: come back tomorrow as you are.",
  "10-34":
    "Strength with manners: you do your own thing at full power and step on nobody. To explain it beforehand would take half the fun away. Shy people watch you and learn that it can simply be done. Let them watch.",
  "10-57":
    "As if you felt with your soles where it holds, you walk through difficult company: a pause, a mild joke, a seat beside the other aunt. The tone comes without thinking. Trust it most when there is no time to think.",
  "11-56":
    "“A bakery would do well here,” you say, and soon three people are discussing the oven. Ideas leave your mouth as pictures, and others move in. Whether it can be done is their question. You need not bake.",
  "12-22":
    "Silent for days, you then say it so well that forks are put down. Feeling shapes your voice, and at the wrong hour even good news falls flat from you. Wait for your hour. Politeness often suggests an earlier one.",
  "13-33":
    "All kinds of people have told you things. You go away with them, say nothing for a long time, and they put themselves in order. Years later you tell the group its own story, without a name in it, and everybody understands.",
  "16-48":
    "Ten thousand tries, and you are happy: the same bar of music, the same knot. Repetition, which bores others, turns your delight into mastery. You measure yourself by a depth that you have not reached yet. Let those who listen measure the rest.",
  "17-62":
    "You see where a matter is going, and you have the small facts that prove it. During the debate you wait, and then four dates lie on the table, in order. It settles the question. It does not console, so ask which is wanted.",
  "18-58":
    "Correcting a false note is pure pleasure to you. You laugh, you try again, and by noon the thing is better than new. The joy is in the work and meant for the work. People prefer to be asked before they are improved.",
  "19-49":
    "Who is hungry, who is left out, who is about to go? You feel it first, and come near, and ask. If nobody answers for too long you overturn the whole arrangement. Say what is missing while it is still a small request.",
  "20-34":
    "You saw it, and it is half done. There was no time for a sentence, and you are busy and happy from the moment you rise. Those who wished to help stand about. Call over your shoulder; they can run.",
  "20-57":
    "“Out, now,” you say, and a minute later everybody knows why. The right word comes to you in its own second, with no reason attached. Ask you about next year, and you guess like the rest of us. Your subject is this moment.",
  "21-45":
    "A shop, a household or a parish runs well once it is yours to run. You like to decide who gets what, and they like it too, if they are asked. Supervision spoils your appetite. Look for people who hand you a field and leave.",
  "23-43":
    "It stands complete in your head before there is a word for it, and your first explanation sounds foreign. Strip off whatever they need not know. Try it on a friend. Told in their language, it makes a whole clumsy method unnecessary.",
  "24-61":
    "A certain riddle returns to you year after year, and you greet it like a cousin. You turn it over, lay it aside, and one quiet morning there is a sentence that you can believe. Only hurry chases it away.",
  "25-51":
    "Where nobody has gone yet you go, with nothing to prove. You ask the best dancer for a dance, and apply for the post above the post. A no surprises you and is forgotten by lunch. Those who love you hold your coat and worry.",
  "26-44":
    "A stranger has talked for five minutes, and from your store of things that once worked you bring out the one that fits. So you persuade. Say too what it cannot do; people come back to a person who told them that.",
  "27-50":
    "Has that child eaten, and who takes him home? You ask such things at other people’s parties. Whatever is put into your arms you bring up, by rules that you hold to. Some whom you protect could be protecting somebody by now.",
  "28-38":
    "You need something that is worth the trouble. With a cause you love you wake before the alarm and argue like three; without one you fight about the window. Comfort alone makes you cranky. Whom would your stubbornness help?",
  "29-46":
    "Once you have said yes you go through with it, and you understand it only from the far end. You arrive at places nobody had planned, often good ones. Is all of you coming, or only your manners? Ask before the yes.",
  "30-41":
    "A song or a photograph is enough, and you burn for what you have not lived yet. Such a wish colours whole months. Feel it at full size, and try it in a small one, an evening class before the emigration.",
  "32-54":
    "What will it be worth in ten years? You ask that of a friendship and of a firm, and build upwards on what holds. Slow promotion suits you. Say aloud what you are aiming at; those who could help you are bad at guessing.",
  "34-57":
    "The cup falls, and you have it before you saw it. Your strength sits close to fine ears: a tone changes, and your feet are ready. It serves the moment and tires with it. Sleep well, because tired ears hear danger in every step.",
  "35-36":
    "You want to have been there. Bright days invite you, dark ones teach you, and you come back from both with fewer prejudices. Boredom is a poor reason to leap, curiosity is a good one. A night’s sleep tells you which it was.",
  "37-40":
    "You belong with your whole heart, and then you have to be let off. At home you cook and joke and work for everyone; an hour later you want to see nobody. Both are love. People who know this get the best of you.",
  "39-55":
    "An obstacle stirs you up, and out of the stir comes plenty: tears, jokes, a song that is really good. From empty to full you go by no clock but your own. Do not cheer yourself up. Wait, and sing if you can.",
  "42-53":
    "You begin with care and stay to the end, and after that a whole chapter of your life is closed. Half-done things pull at your sleeve at night. Before you go in, ask how long it takes: is this a week, or seven years?",
  "47-64":
    "Much in your head has not come together yet. Memories and half-thoughts press on you for weeks, and then, on a staircase, all of it makes sense at once. It cannot be forced. A long talk with no purpose is real work for you.",
};

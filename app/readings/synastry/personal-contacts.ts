import type { AspectKind } from "../natal/natal-text";
import type { PersonalPair } from "./contact-kinds";

/** What two personal planets do; {a} owns the first-named planet, {b} the second. */
export const personalContacts: Readonly<Record<PersonalPair, Readonly<Record<AspectKind, string>>>> = {
  "Sun-Sun": {
    conjunction:
      "Both of you reach for the bill. With the Suns together you want the same thing at the same hour, so each understands the other’s pride unasked, and you feel flattered first and crowded later. Divide the stage in advance: this birthday is yours, the next is mine. Then each of you makes an excellent audience.",
    flowing:
      "When one of you gets the job, the other tells the whole bus. With the Suns in easy contact each does well without making the other smaller, and nobody has to be convinced of the other’s aims. Since nothing is ever questioned you could drift, as pleasant neighbours do. Ask now and then, “What are you trying to become?”",
    square:
      "At eight one of you wants to leave and has a reason; the other has a better one for staying. With the Suns in a square you are equally proud of unlike things, and each thinks the other stubborn. You keep one another awake. Argue the other’s side for three minutes each. After that the compromise is usually plain.",
    opposition:
      "Your birthdays lie half a year apart, and so do your instincts: where one goes forward, the other waits to see. Opposite Suns find in each other what they have left undone, which attracts and annoys by turns. Each is the best adviser on what the other overlooks. Ask for advice on something that you thought you were good at.",
  },
  "Sun-Moon": {
    conjunction:
      "What {a} is by day, {b} comes home to. With {a}’s Sun on {b}’s Moon you soon feel like family, whether or not you are; strangers ask where you both grew up. {b} may live so much in {a}’s day that {b}’s own evening gets lost. {a}, ask about the evening before you tell about the morning.",
    flowing:
      "{a} announces something brave at breakfast, and {b} has packed the bread for it. {a}’s Sun and {b}’s Moon support each other: {a} feels believed, {b} feels looked after, and neither has done anything special. It is so natural that it goes unmentioned. Mention it, on an ordinary evening, with an example.",
    square:
      "{a} opens the curtains and {b} was not ready. In a square the Sun’s aim lies across the Moon’s need, mostly over small things such as noise, guests or the time to leave. {a} is not cold, and {b} is not difficult; you are both right. Settle mornings the way {a} likes them and nights as {b} does.",
    opposition:
      "{a} says what should be done, and {b} says how it feels to do it. A Sun facing a Moon is the pattern of the full moon: each shows what the other lacks, so you attract one another and take sides. After a decision let {b} tell how it feels the next day. Until then {a} may still change it.",
  },
  "Sun-Mercury": {
    conjunction:
      "{b} has the words for what {a} is. Mercury on the Sun makes {b} something like {a}’s biographer, quick with the phrase and trusted with the draft, and {a} gives {b} a subject worth the trouble. {a} can start to live for the retelling. Do something together now and then that will never be told to anyone.",
    flowing:
      "{a} walks round an idea for a week; {b} says it in nine words, and {a} shouts “Yes”. Where Sun and Mercury help each other, {a} has the aim and {b} the sentence for it. {a} even hears from {b}, without offence, what others only think. It helps most just before {a} has to explain something to strangers.",
    square:
      "“That is not what I meant” is heard often here. {b}’s Mercury, square {a}’s Sun, edits: a fact corrected in company, a big wish met with a small question. The questions are good and the moment is bad. Keep them for the way home, {b}, and let {a} tell a story wrong to the very end.",
    opposition:
      "{a} is sure, and {b} sees the other point of view, every time. With Mercury opposite the Sun {b} is {a}’s sharpest critic and could be {a}’s best adviser. {a} hears disloyalty where {b} only thinks aloud. {b} can begin with the half that agrees. {a} can ask, before a speech, “How will they hear this?”",
  },
  "Sun-Venus": {
    conjunction:
      "{b} takes plain delight in how {a} is, in the laugh as much as in the bad hat, and {a} blooms under it. That is Venus lying on the Sun, a liking that asks for no reason. Such liking shrinks from criticism, so truths pile up. {b}, choose a small truth, wrap it in affection and hand it over.",
    flowing:
      "{b} brings home the very thing that {a} had put back on the shelf. Sun and Venus please each other without trying: you have the same idea of a fine afternoon, {a} is kinder beside {b}, and {b} dares more beside {a}. When a quarrel comes near, both get up to fetch something. Stay seated for the next.",
    square:
      "Compliments come with a small improvement attached. {b}’s Venus would like {a}’s Sun in other shoes, with other friends, a bit less loud, and {a} can feel the look. There is attraction in it all the same: a square keeps you interested. {b}, say what you like about {a} and stop there, before the sentence gets its “but”.",
    opposition:
      "{a} wants to be admired and {b} wants to be asked. Venus opposite the Sun draws people together across a crowded room, and then {a} waits for applause while {b} waits for an invitation. Each thinks that it is the other’s turn, and it is. {a}, ask {b} what would be lovely tonight. {b}, clap first and loudly.",
  },
  "Sun-Mars": {
    conjunction:
      "In a morning you two get done what others put off for a month. {b}’s Mars on {a}’s Sun is a push straight into {a}’s will, so there is heat between you, and contest as well: who drives, who was first. Name at breakfast whose day it is to lead. The other gives full strength and no comments.",
    flowing:
      "{a} stands above the cold lake and thinks it over; {b} is in the water, calling. Mars helps the Sun here and turns nudging into encouragement: {a} knows what is worth doing, {b} gets it moving, and courage is catching. Do not spend all of it on errands. Choose a bold thing that neither would try alone.",
    square:
      "{a} feels pushed and {b} feels held up, before a word is said. Mars square the Sun sets {b}’s hurry against {a}’s pride, so car keys and shopping bags become a matter of honour. Fought fairly, it sharpens you both. Before the next round each says, in a sentence, what winning it would be good for.",
    opposition:
      "Let {a} say “left” and {b} has said “right”. With Mars facing the Sun you make a match of most things, chess, cooking, who is more tired, and it keeps you lively. Trouble starts when {a} needs a teammate and gets an opponent. Then ask before you begin: “With me or against me today?” Against is allowed.",
  },
  "Moon-Moon": {
    conjunction:
      "You get hungry at the same minute. With Moon on Moon, sleep, homesickness and the wish to cancel arrive in both of you together, and few people will ever need fewer explanations from you. When both are low, nobody is left to cheer. Have a third friend whom either may call for the two of you.",
    flowing:
      "Each can tell from a footstep how the other has slept, and is seldom far out. Your Moons suit each other: the same food comforts you, the same hour makes you quiet, and you recover quickly in one another’s company. Use the calm for something. An old sorrow that never found the time may be told here.",
    square:
      "One comforts with company and one with a closed door. When Moon works against Moon, each offers exactly what would help the giver, and the other feels missed by an arm’s length. No one is cold here. Ask, with a raised eyebrow if words are too many: company, silence or a hug?",
    opposition:
      "You are seldom low on the same day, which has its uses. Opposite Moons take turns: when one of you is tender the other turns practical, and on another day it is the reverse. So neither of you is “the strong one”, whatever it looked like yesterday. “Whose turn is it to be looked after?” is a question for supper.",
  },
  "Moon-Mercury": {
    conjunction:
      "{a} feels it and {b} says it, at times within the same breath. Mercury resting on the Moon gives {a} a translator, and stories from childhood come out in order at last. A mood that is named too soon goes into hiding, however. {b}, count to ten before the sentence, and let {a} have the first word.",
    flowing:
      "{a} can complain to {b} without being repaired. With Moon and Mercury in easy contact, {b} finds light words for heavy things and {a} makes cleverness feel kind, so you could run a household by notes. Between you even a boring errand turns into a chat. Put a tender note among the practical ones.",
    square:
      "{a} aches and {b} explains why there is no need to. With Mercury square the Moon, the better the argument, the worse the evening. {b} honestly wants to help, and a reason is what would help {b}. Turn it round: {b} repeats what was said, {a} answers “yes” or “not quite”, and advice waits until tomorrow.",
    opposition:
      "{a} knows it and cannot say it; {b} can say it and does not feel it yet. With Mercury opposite the Moon you need each other for a whole sentence. {b} calls {a}’s mood illogical, {a} calls {b}’s logic heartless. Ask {a}, “Where in the body is it?” and ask {b}, “How would you put that?”",
  },
  "Moon-Venus": {
    conjunction:
      "You make places that visitors do not want to leave. {b}’s Venus on {a}’s Moon is sweetness at home: second helpings, soft chairs, a song from the next room. {a} feels wanted and {b} feels needed, both at once. It leaves you unused to disagreement. Practise on something light, the curtains for instance, and stay affectionate.",
    flowing:
      "A bad mood of {a}’s is met by {b} with fruit cut small. The Moon and Venus are gentle with each other in this contact, so comfort is also pretty and pleasure is also restful. Kindness so constant can go unnoticed. Change the place or the hour of it today, and look up as you hand it over.",
    square:
      "{b} is dressed for the party and {a} wants to stay in. With Moon and Venus in a square, need and pleasure ask for the same evening, and each takes the other’s no for a lack of love. It is only a matter of timetables. Trade evenings, and let the host of each be truly generous.",
    opposition:
      "{a} takes care of {b}, {b} delights {a}, and each would like it the other way round now and then. Opposite Venus, the Moon gives soup and Venus gives roses. Both are love, and the wrong gift at the wrong hour feels like none. Say which it is today, food or flowers. It sounds childish, and it works.",
  },
  "Moon-Mars": {
    conjunction:
      "{a}’s tear is still on its way when {b} is up and looking for whoever caused it. {b}’s Mars on {a}’s Moon answers feeling with action, protective and physical, and wakes {a}’s temper as well as {a}’s courage. It can be more help than was wanted. {a} says “slower” and {b} slows down, with no questions.",
    flowing:
      "{a} hears a noise in the night, and {b} is up and looking behind the curtain. Mars in easy contact with the Moon makes courage domestic: leaking taps, rude officials and bad dreams are dealt with. {a} repays it by seeing, sooner than {b} does, when {b} has had enough. Thank {b} with an hour of shared sweat.",
    square:
      "{b} is in a hurry, and {a} is hurt by the tone. Mars square the Moon: {b}’s impatience lands where {a}’s skin is thin, and comes back an hour later as sulking or a sharp elbow. Neither began it. Say “I am angry about the train, not you” while it is still about the train.",
    opposition:
      "{b} wants to have it out, and {a} wants it to be over. Mars opposite the Moon makes {b} the one who attacks and {a} the one who feels too much, and neither likes the part. {b} is kinder with {a}’s warmth nearby, and {a} is braver with {b}. Argue for the length of three songs, then eat something.",
  },
  "Mercury-Mercury": {
    conjunction:
      "You finish each other’s sentences, and mostly with the right word. With Mercury upon Mercury you catch the same misprint, laugh at the same pause, and could talk through a power cut without noticing it. What both of you overlook stays overlooked. Read something that neither would pick, and disagree about it on purpose.",
    flowing:
      "“You know, the man with the”, says one, and the other says his name. Two Mercuries in easy contact get through forms, timetables and family gatherings with wit, and make small talk out of large matters. Understanding comes so quickly that nobody checks it. Say back, word for word, the arrangement that really has to be right.",
    square:
      "You use the same words and own different dictionaries. Where Mercury crosses Mercury, “soon” is tonight for one and next month for the other. Debates are lively and you teach each other to think. For anything with a date or a price, write one line and have both of you initial it.",
    opposition:
      "“Last Tuesday, at the bank”, one of you begins; “in general”, begins the other; and you meet in the middle if you go on talking. Opposite Mercuries think from two ends, so each finds the other’s start beside the point. Together you miss very little. Before a decision each writes three points that count. Where the lists agree, stop discussing.",
  },
  "Mercury-Venus": {
    conjunction:
      "Compliments from {a} are so exact that {b} remembers them for years. {a}’s Mercury lies on {b}’s Venus, so you enjoy talking well, about food, people and books, and even the shopping list has style. Affection is spoken here more than shown. Keep a promise without announcing it, and let it be found.",
    flowing:
      "{a} reads a sentence aloud, and {b} knows which word in it made {a} smile. Mercury and Venus in easy contact give you taste in common and quarrels with good manners; a letter by {a} gets better when {b} has looked at it. Pleasant subjects would last you years. Choose, now and then, one without pretty words.",
    square:
      "{a} makes a joke about something that {b} loves, and {b} goes quiet in a way that is hard to argue with. Mercury square Venus: wit gets in the way of liking, or politeness in the way of the point. There are years of fun in you. Learn what neither can bear to hear joked about, and leave it out.",
    opposition:
      "{a} wants to know what {b} really thinks, and {b} would rather it stayed pleasant. With Mercury facing Venus, {a} sounds harsh to {b} and {b} sounds false to {a}, though {a} is only curious and {b} only kind. {a} can ask in private. {b} can give the truth first and the sugar after.",
  },
  "Mercury-Mars": {
    conjunction:
      "You could sell umbrellas in a desert together. {b}’s Mars on {a}’s Mercury turns talk into a plan, and the plan gets a date the same day. Interrupting is how you show interest, and guests turn their heads from one to the other. When it matters, whoever holds the pen speaks and the other waits.",
    flowing:
      "{a} sees where the screw goes, and {b} has the tool out. Mercury and Mars work hand in hand here, so ideas are tried before they are stale, and jokes come fast. Repairs, journeys and campaigns suit you. Rest does not come up by itself. Put it on the list, with a time, above everything else.",
    square:
      "A remark from {a}, an answer from {b}, and the film stays paused for an hour. Mercury and Mars in a square cut each other short: {b} acts before {a} has finished the thought. You are both funny, and neither can leave the last word alone. Agree on a silly word that ends it; whoever says it makes the tea.",
    opposition:
      "{a} is still comparing when {b} has bought it. Opposite Mars, Mercury wants to talk it over, and Mars wants it done. {a} calls {b} rash, {b} calls {a} all talk, and each would be worse off without the other. Divide the day: until noon the decision is {a}’s, and after noon it is {b}’s.",
  },
  "Venus-Venus": {
    conjunction:
      "The same painting stops you both. Venus joined to Venus likes the same music, the same people, the same way of making a bed, and each feels chosen by someone with taste. A shared weakness has nobody to check it. Set a limit for treats together, and spend it in one go.",
    flowing:
      "A hand on the shoulder, the last strawberry: each of you shows liking in the way that the other can take it in. Your Venuses suit each other, so presents and small touches arrive as they were meant. Nothing takes you further than pleasant. Ask what the other has stopped hoping for, and listen to the end.",
    square:
      "One brings flowers, the other repairs the bicycle, and both feel poorly thanked. Venus square Venus is love in two currencies: each gives what would please the giver. As for curtains, you had better choose them separately. Name the last three times you felt loved by the other, and compare the lists without correcting.",
    opposition:
      "What one finds charming the other finds a bit much, and the reverse; yet neither of you looks away. Opposite Venuses are drawn to what they would not dare: the plain to the rich, the shy to the forward. Go along to something that the other enjoys, and ask only, “Show me what you like in it.”",
  },
  "Venus-Mars": {
    conjunction:
      "Passing the salt takes {a} and {b} a moment longer than it has to. {b}’s Mars lies on {a}’s Venus, wish upon want: heat if you are in love, and otherwise teasing, rivalry or a craft in common. Things start fast, and fast starts leave little to discover. Keep some ceremony: knock, wait a day, and ask.",
    flowing:
      "“Shall we?” asks {b}, and {a} already has one arm in the coat; next day it is the other way round. Venus and Mars in easy contact keep wanting friendly, whether you share a bed, a kitchen or a desk. What is easy gets left to chance. Put an evening aside as you would for people you admire.",
    square:
      "{b} charges when {a} would like to be asked; then {a} beckons and {b} has gone out. Venus square Mars is attraction with bad timing, in love, and elsewhere teasing that goes a step too far. The tension is half of the charm. Speak of timing on a quiet afternoon, when nobody wants anything.",
    opposition:
      "{b} pursues and {a} decides, and you both know it. Mars opposite Venus is a strong pull in love; between friends or colleagues {b} proposes and {a} sets the terms. The pleasure wears off if the parts never change. Let {a} make the first move for once, and let {b} find out how it is to be courted.",
  },
  "Mars-Mars": {
    conjunction:
      "Both of you take the stairs two at a time, and wait at the top for the slow ones. With Mars on Mars you share a tempo and a temper, and are formidable as long as there is a task. Without it you start on each other. Always have some shared work in hand that is too hard for either.",
    flowing:
      "You lift the table at the same instant, without counting. With Mars in easy contact to Mars your strength goes the same way, so sport, work or sheer mischief goes well, and being angry together is half a party. Neither slows the other, and neither looks at the map. Say aloud, once in a while, where you are going.",
    square:
      "You both start at once, in two directions, with the same pan. Mars square Mars is two tempers in one kitchen: each takes the other’s way of working for an attack. Against a common problem you are a strong pair. Find out how long each of you needs to cool down, and respect that time like an appointment.",
    opposition:
      "In a quarrel one of you gets louder and the other folds towels, and each finds that unfair. With Mars opposite Mars you meet your own strength coming towards you, which makes good sparring partners. Compete where it does not matter, in a sport or a board game. Then the things that matter need not be won.",
  },
};

import { PLANETS, type Planet } from "../astrology/bodies";
import { ELEMENTS, type Element } from "../astrology/signs";
import type { ContactNature, Synastry } from "../astrology/synastry";

/** Two elements in the order Fire, Earth, Air, Water. */
// biome-ignore format: the ten pairs as a triangle
export type ElementPair =
  | "Fire-Fire" | "Fire-Earth" | "Fire-Air" | "Fire-Water"
  | "Earth-Earth" | "Earth-Air" | "Earth-Water"
  | "Air-Air" | "Air-Water"
  | "Water-Water";

type PersonalPlanet = Extract<Planet, "Sun" | "Moon" | "Mercury" | "Venus" | "Mars">;
export type SlowPlanet = Exclude<Planet, PersonalPlanet>;

/** Two personal planets in the order Sun, Moon, Mercury, Venus, Mars. */
// biome-ignore format: the fifteen pairs as a triangle
export type PersonalPair =
  | "Sun-Sun" | "Sun-Moon" | "Sun-Mercury" | "Sun-Venus" | "Sun-Mars"
  | "Moon-Moon" | "Moon-Mercury" | "Moon-Venus" | "Moon-Mars"
  | "Mercury-Mercury" | "Mercury-Venus" | "Mercury-Mars"
  | "Venus-Venus" | "Venus-Mars"
  | "Mars-Mars";

/** The elements of the two Suns. */
export const elementPairs: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "Two torches in one hallway: fire with fire sees by its own light and never waits for the other to begin. You cheer each other into things sensible friends would have slept on. Then both of you burn at once and nobody has the bucket. Agree, on a calm day, which of you steps outside first when it gets hot.",
  "Fire-Earth":
    "A kiln needs clay as much as flame. In this pair fire brings the hour of courage and earth the years in which it holds a shape. One of you thinks the other slow and is thought reckless in return. Give each plan two dates, the day it gets lit and the day it may be touched.",
  "Fire-Air":
    "Bellows and ember, that is fire with air: one has an idea at breakfast, the other is out of the door with it before the plates are cleared. You laugh more than most pairs do. Evenings run long on talk and short on supper. Let the next brilliant notion sleep for a night before either of you rings anyone.",
  "Fire-Water":
    "What can fire and water make together? Steam, which moves trains. One of you says it at once and means it briefly; the other says little and means it for years. You calm each other, and can scald. After a hot word, the fiery one comes back within the hour, and the watery one says what is still sore.",
  "Earth-Earth":
    "Terraces on a hillside are made by people like you, earth beside earth, stone after stone, with lunch at noon. You trust what turns up and you both turn up. Comfort is your wealth and your rut; no one proposes the sea. Let one of you choose something impractical every month, and the other carry the bags without a sigh.",
  "Earth-Air":
    "A kite stays up because somebody on the ground holds on. Earth has the string here and air has the sky, and each suspects that the other has the easier job. Your best talks turn a daydream into a shopping list. When you argue about facts, stop and ask whether it is the pull or the slack that hurts.",
  "Earth-Water":
    "Where a river has a good bank, people plant things. Earth gives water an edge and is made fertile in return, so you tend to feel at home with each other sooner than you can explain. Silt gathers, though: old comforts, unsaid griefs. Walk the bank together once a week, which is to say, ask what is under the surface.",
  "Air-Air":
    "Long after the lamps are out the two of you are still talking, air with air, about a word. Ideas cross between you like birds between two open windows. Feelings fly straight through as well, discussed and hardly landed. Try an evening on which you may not explain yourselves, only say where in the body something sits.",
  "Air-Water":
    "Mist forms where air meets water, and on some mornings neither of you can see across the kitchen. One wants it said, the other wants it felt. You teach each other anyway, the names of moods and the moods beneath names. When you are lost, let the airy one ask a single question, and then wait out the whole silence.",
  "Water-Water":
    "Rivers that run into one another stop being two. With water in both your Suns you sense a bad day through a closed door, and forgive before the apology is finished. Whose sadness is this, though? Some weeks neither remembers. Keep a bank each: a friend, a room, a morning that the other hears about only afterwards.",
};

/** A Sun and a Moon that are in no aspect, told by the elements in which they stand. */
export const sunMoonElements: Readonly<Record<ElementPair, string>> = {
  "Fire-Fire":
    "Sun and Moon make no aspect between you, but both burn: one wants to shine and the other feels best where something is alight. You rest by doing. Learn to sit through a dull Sunday together.",
  "Fire-Earth":
    "No aspect ties this Sun to this Moon; a fire and a hearthstone they remain. Enthusiasm warms the one who likes things settled, given notice. Ask a day ahead where you would rather surprise.",
  "Fire-Air":
    "Without an exact tie, Sun and Moon still fan each other, fire by air. Moods lift when you speak, and boredom is the only draught. Laugh first, then ask what the joke was covering.",
  "Fire-Water":
    "One light stands in fire and one in water, with no aspect to mix them for you. Praise reaches where advice sizzles. Come closer slowly, and let the tears be finished before the plan begins.",
  "Earth-Earth":
    "Unaspected, Sun and Moon rest on the same ground of earth: help counts as love, and love comes on time. Say the tender thing aloud as well; chopped wood cannot say everything.",
  "Earth-Air":
    "Between earth and air no angle joins your Sun and Moon, so comfort has to be translated. One is soothed by a hand, one by a reason. Offer both, in that order or the other, and see.",
  "Earth-Water":
    "Rain on a garden needs no geometry. Earth and water look after each other in this Sun and Moon, though no aspect binds them. Mud is what you get when neither says “enough for today”.",
  "Air-Air":
    "A Sun and a Moon in air, out of aspect, keep house in conversation. Being understood is how you calm down. Let there be one feeling a week that nobody has to find the word for.",
  "Air-Water":
    "Air for the one light and water for the other, and no aspect as a bridge: “what do you mean?” meets “can you not tell?” Build a small ferry. A hand on the arm before the question will do.",
  "Water-Water":
    "Although these two lights form no aspect, both are in water and hear each other under the words. Tenderness is easy. Choosing a restaurant is not; let whoever is hungrier decide.",
};

/** What two personal planets do; {a} owns the first-named planet, {b} the second. */
export const personalPairs: Readonly<Record<PersonalPair, Readonly<Record<ContactNature, string>>>> = {
  "Sun-Sun": {
    fused:
      "Both of you reach for the bill. Sun on Sun is one stretch of sky shared by two people, so you want the same thing at the same hour and are flattered, then crowded. What {a} is proud of, {b} understands unasked. Divide the stage in advance: this birthday is yours, the next is mine.",
    flowing:
      "You walk in step without counting. Where one Sun flows to the other, {a} does well and {b} grows taller from it, which is rarer than people admit. The ease could let you drift as pleasant neighbours do. Tell each other once a month what you are each trying to become.",
    tense:
      "Each of you is the other’s headwind. With Sun against Sun, {a} makes for the coast just as {b} has turned inland, and both can prove it is the road. You stay awake in this company. Ask the other to argue your side for three minutes; it takes the salt out.",
  },
  "Sun-Moon": {
    fused:
      "This is the porch light left on. {a}’s Sun stands on {b}’s Moon: what one of you is, the other comes home to, and strangers assume you grew up in one house. {b} can disappear in so much day. {a}, ask about the evening before you tell about the morning.",
    flowing:
      "Bread and the smell of bread, that is {a}’s Sun in flow with {b}’s Moon. Purpose and comfort help each other along; {a} feels believed, {b} feels warm. It is so natural that neither of you mentions it. Mention it, on an ordinary evening, with an example.",
    tense:
      "{a} opens the curtains and {b} was not ready. A Sun at odds with a Moon puts one person’s aim across another’s need, mostly over small things such as noise, guests or the time to leave. Both lights are real. Settle mornings for the one and nights for the other.",
  },
  "Sun-Mercury": {
    fused:
      "{b} has the words for what {a} is. Mercury on the Sun makes one of you the other’s biographer, quick with the phrase, trusted with the draft. {a} can start to live for the write-up. Do a thing together once in a while that will never be told to anyone.",
    flowing:
      "Ask {b} for directions to {a} and you would get a good map. Where Sun and Mercury flow, one lights the subject and the other phrases it, and decisions fall out of plain talk. Have {b} draw the map afresh every spring, for {a} moves, and old roads turn into fields.",
    tense:
      "“That is not what I meant” is heard often under this contact. {b}’s Mercury edits {a}’s Sun: a fact corrected at the wrong table, a big wish met with a small question. The questions are good. Save them for the walk home, and let one story a week be told wrong, to the end.",
  },
  "Sun-Venus": {
    fused:
      "Someone is looked at the way gardeners look at May. Venus lies on the Sun: {b} takes plain delight in how {a} is, the laugh, the bad hat, and {a} blooms under it. Delight dislikes criticism, so truths pile up. {b}, wrap one in affection and hand it over.",
    flowing:
      "{a}’s Sun and {b}’s Venus get on like a host and a good guest. You please without trying, you have the same idea of a fine afternoon, and presents are right first time. Charm can carry you around a quarrel rather than through. Stay in the room for the next one.",
    tense:
      "Compliments land an inch off. {b}’s Venus would love {a}’s Sun in a slightly different jacket, and {a} can feel the tailor’s eye. There is attraction in it all the same, of the sort that redecorates. Say what you liked before today’s change, and leave the sleeve alone.",
  },
  "Sun-Mars": {
    fused:
      "{b}’s Mars sits on {a}’s Sun like a rider on a fresh horse. You get things done in a morning that others would put off till spring, and the heat between you is hard to hide. It spills into contest, who drives, who was first. Swap the reins by the day, and say aloud at breakfast whose day it is.",
    flowing:
      "Push a swing at the right moment and it needs hardly any strength. So {b}’s Mars helps {a}’s Sun: the nudge comes as encouragement, and courage is catching. Do not spend it all on errands. Choose one bold thing this season that neither of you would try alone.",
    tense:
      "Sparks come off the grindstone when {b}’s Mars is set against {a}’s Sun. One feels bossed, one feels blocked, and the car keys are suddenly about honour. Fought fair, it sharpens you both. Before the next bout each of you says, in one sentence, what winning it would be good for.",
  },
  "Moon-Moon": {
    fused:
      "You get hungry at the same minute. Moon on Moon means one tide for two boats: sleep, homesickness, the wish to cancel, all of it arrives together. Few people will ever need less explaining. When both are low nobody bails. Keep the number of a third friend by the door.",
    flowing:
      "The lamp is turned down before either has to ask. Your Moons flow, so {a} can tell from the kettle how {b} has slept, and is seldom far out. You recover quickly in one another’s company. Use the calm for something; invite the sorrow you have never had time for.",
    tense:
      "One comforts with company and one with a closed door. When Moon works against Moon, {a} offers exactly what would help {a}, and {b} feels missed by an arm’s length. No one is cold here. Ask, with a raised eyebrow if words are too many: company, silence or a hug?",
  },
  "Moon-Mercury": {
    fused:
      "{a} feels it and {b} says it, sometimes within the same breath. Mercury resting on the Moon puts a translator at the bedside; childhood stories come out in order at last. A mood named too soon goes into hiding, however. {b}, count to ten before the sentence.",
    flowing:
      "Talk goes down easily between you, like tea. {a}’s Moon in flow with {b}’s Mercury lets one complain without being repaired and the other be clever without being cold. You could run a household by notes on the fridge. Put a tender one among the shopping.",
    tense:
      "A thermometer is no comfort to someone with a fever. Under this strain {b}’s Mercury reasons while {a}’s Moon aches, and the better the argument, the worse the evening. Turn it round: {b} repeats what was heard, {a} says yes or no, and advice waits for daylight.",
  },
  "Moon-Venus": {
    fused:
      "You make rooms that visitors do not want to leave. {b}’s Venus on {a}’s Moon is sweetness at home, blankets, second helpings, a song from the next room. It spoils you for rough weather. Practise disagreeing about something light, the curtains for instance, and stay affectionate.",
    flowing:
      "Of all the contacts this one brings breakfast. {a}’s Moon and {b}’s Venus are gentle with each other, and a bad mood is met with fruit cut small. Kindness so constant may go stale by habit. Change the ritual this week, the place or the plate, and look up as you hand it over.",
    tense:
      "{b} dresses for the party and {a} wants to stay in. With Moon and Venus out of step, need and pleasure keep different diaries, and each takes the other’s no for a lack of love. It is only a timetable. Trade evenings, and let the host of each be truly generous.",
  },
  "Moon-Mars": {
    fused:
      "Milk comes to the boil fast on this stove. {b}’s Mars covers {a}’s Moon: feeling is met at once with action, protective, physical, a coat thrown over the shoulders. It can also be too much flame for a small pan. {a} says “lower” and {b} turns it down, no questions.",
    flowing:
      "When {a} is shaken, {b} has already moved the piano. Mars in flow with the Moon makes courage domestic: leaking taps, rude officials and nightmares are seen to. Thank it in {b}’s language, with an hour of shared sweat, and let {a} be brave about something as well.",
    tense:
      "Someone slams a cupboard and someone else remembers a kitchen from long ago. {b}’s Mars jars {a}’s Moon; impatience lands where the skin is thin, and the hurt comes back as sulks or sharp elbows. Say “I am angry about the train, not you” while it is still about the train.",
  },
  "Mercury-Mercury": {
    fused:
      "Your sentences have two authors. With Mercury upon Mercury you catch the same misprint, laugh at the same pause, and could talk through a power cut without noticing it. What both of you overlook stays overlooked. Read a thing that neither would pick, and disagree about it on purpose.",
    flowing:
      "{a} throws and {b} is already there. Two Mercuries that flow make small talk out of large matters and get through forms, maps and in-laws with wit. Understanding comes so quickly that you skip checking. Repeat back the one arrangement each week that really has to be right.",
    tense:
      "You use the same words and own different dictionaries. Where Mercury crosses Mercury, “soon” is tonight for {a} and spring for {b}. Debates are lively and you teach each other to think. For anything with a date or a price, write one line and have both of you initial it.",
  },
  "Mercury-Venus": {
    fused:
      "Letters were invented for this. {a}’s Mercury lies on {b}’s Venus, so compliments are exact and even the shopping list has style. You speak of affection more gracefully than you show it. Keep one promise this week without announcing it, and let it be found.",
    flowing:
      "{a} remarks on the light and {b} had been about to. Mercury and Venus in flow give you taste in common and quarrels with good manners. It would be easy to stay on the terrace for ever. Step inside to one subject that has no pretty way of being said.",
    tense:
      "The joke was fine; the timing was {a}’s. Under friction Mercury teases what Venus holds dear, and {b} goes quiet in a manner that is hard to argue with. There are years of wit in it. First learn each other’s unmockable thing, name it aloud, and put it out of bounds.",
  },
  "Mercury-Mars": {
    fused:
      "You could sell snow in January together. {b}’s Mars on {a}’s Mercury turns talk into plans with verbs in them, and plans into Tuesday. Interrupting is how you show interest; guests feel they are watching tennis. Play one set slowly: whoever holds the salt cellar speaks, and the other waits.",
    flowing:
      "Idea, tool, done. {a} sees where the screw goes and {b} has the driver out, since Mercury and Mars work hand to hand here. Repairs, journeys and campaigns suit you. Rest does not come up by itself, so put it on the list, above the gutter, with a time.",
    tense:
      "A remark from {a}, a rise from {b}, and the film stays paused for an hour. Mercury and Mars at odds are debaters by blood: sharp, funny, unable to leave the last word lying there. Let it lie. Agree on a silly word that stops the match, and whoever says it has to make the tea.",
  },
  "Venus-Venus": {
    fused:
      "The same painting stops you both. Venus joined to Venus likes what it likes in chorus, in music, in money, in how a bed is made, and you feel chosen by someone with taste. A shared weakness is not a check on itself. Set a limit for treats, then spend it in one go.",
    flowing:
      "Affection moves between you like a good dish passed to the left. Your Venuses flow; {a} courts as {b} wishes to be courted, and friends come round to sit near it. Nothing presses you to deepen. Ask what the other has stopped hoping for, and listen to the end.",
    tense:
      "Flowers for one, a fixed bicycle for the other. With the two Venuses at cross purposes {a} gives love in a coin that {b} does not spend, and both of you think you are the generous one. Name the last three times you felt loved by the other. Compare the lists without correcting.",
  },
  "Venus-Mars": {
    fused:
      "Magnets do not discuss it. {b}’s Mars lies upon {a}’s Venus, wish upon want, and in any sort of bond there is a pull: heat between lovers, and between others teasing, rivalry or a shared craft. Fast starts leave little to unwrap. Keep some ceremony: knock, wait a day, and ask.",
    flowing:
      "One leads, one follows, and by the second verse you have swapped. {a}’s Venus and {b}’s Mars dance in time, and wanting stays friendly, with laughter in it. Because it is easy you may leave it to chance. Put an evening aside as you would for people you admire.",
    tense:
      "Warm and cross within the hour, that is how Venus chafes on Mars. {b} charges while {a} would like to be asked; then {a} beckons and {b} has gone out. The tension is half of the charm. Speak of timing on a quiet afternoon, when nobody wants anything.",
  },
  "Mars-Mars": {
    fused:
      "Two hands on one axe: Mars with Mars gives you the same stroke, the same temper, the same hour for getting up. You are formidable when there is a tree. Without one you start on each other. Always have a shared task in hand that is harder than either of you.",
    flowing:
      "Rowers know the moment when the boat begins to run. With Mars in flow to Mars you get there soon; {a} need not slow for {b} nor be dragged, and work, sport or sheer mischief goes well. Keep choosing the direction aloud, for speed alone has taken good crews past the harbour.",
    tense:
      "{a} fights by going forward and {b} by standing still. Crossed Mars means two ways to be angry in one kitchen, and each looks like cheating to the other. It makes stubborn allies against anything outside. Find out how long each needs to cool, and keep that clock.",
  },
};

/** What a slow planet of {a} does to a personal planet of {b}; {planet} is its name, {thePlanet} its name where no possessive stands before it. */
export const slowPlanets: Readonly<Record<SlowPlanet, Readonly<Record<ContactNature, string>>>> = {
  Jupiter: {
    fused:
      "{a}’s Jupiter on {b}’s {planet} says “why not?” and means it. Around {a}, {b} tries the bigger size, the further station, the second helping. That faith is a fine thing to stand in. Someone still has to read the bill, so choose who, before the toast.",
    flowing:
      "Good luck has a face here, and it is {a}’s. Jupiter flows to {b}’s {planet}: doors are held, faults are read kindly, there is a joke ready for the fall. Do not let generosity run one way only. {b} could teach {a} something this month, however small.",
    tense:
      "Too much cake, given with love. {a}’s Jupiter overshoots {b}’s {planet} with advice, presents or plans for two that one of you has made alone. The warmth is honest. Ask for half, say thank you, and see whether half was not exactly right.",
  },
  Saturn: {
    fused:
      "With {a}’s Saturn on {b}’s {planet} somebody brought a ruler to the dance. It steadies: promises are kept, and {b} grows up a little in this company. It also chills, when {a} marks what {b} was only playing. {a}, leave the ruler in the hall one evening a week and ask to be shown the steps.",
    flowing:
      "An old handrail, worn smooth. {a}’s Saturn supports {b}’s {planet} without fuss, and time is on the side of what you start together. You could forget to enjoy it, being so good at it. Every now and then climb the stairs for no reason except the view.",
    tense:
      "{b} hears a no before {a} has said a word. Saturn leaning on {thePlanet} makes one of you the examiner and the other the late pupil, though both are afraid of failing. Change desks for an evening: {a} tells of a mistake of their own, {b} says what helped.",
  },
  Uranus: {
    fused:
      "The lights flicker, and {b} rather likes it. {a}’s Uranus at {b}’s {planet} wakes up what had been asleep on the job: new hours, odd friends, a truth blurted in the car. Predictable it is not. Give one another two fixed points a week and let the rest be weather.",
    flowing:
      "{a} lends {b} a window that {b} did not know the wall could take. When Uranus flows to {thePlanet}, change comes as play, and you can be apart without it meaning anything. Stay curious about the routine parts as well. Ask the question you believe you know the answer to.",
    tense:
      "Plans made on Monday have escaped by Wednesday. {a}’s Uranus jolts {b}’s {planet}, with a cancelled evening or an idea that rearranges the flat, and {b} begins to brace. Freedom and notice can live together. {a} gives a day’s warning; {b} gives up asking why.",
  },
  Neptune: {
    fused:
      "Music under the door, and nobody can say from which room. {a}’s Neptune over {b}’s {planet} blurs the line between you in the loveliest way, and {b} may be dreamed about rather than seen. Take off your shoes and check the floor: say one plain fact a day.",
    flowing:
      "Half of it needs no words. With {a}’s Neptune in flow to {b}’s {planet} you share films, prayers, private names for the cat, and {a} forgives like the sea. Let it also hold water in the kitchen. Put the shared dream on paper, with a first step and a Thursday.",
    tense:
      "Fog on the road between two honest houses. {a}’s Neptune hides something from {b}’s {planet}, often from {a} too: a vague yes, a kindness that was really a wish. Nobody is the villain of a mist. Ask again, gently, until there is a when and a how much in the answer.",
  },
  Pluto: {
    fused:
      "{a} can see through to {b}’s bones. Pluto on {thePlanet} makes for a bond that neither treats as casual, with long looks and longer silences, and much strength in it once it is trusted. Power wants saying aloud. Each names one thing that the other has no vote on.",
    flowing:
      "There is a cellar in {b} into which {a} can go with a lamp. Pluto’s easy line to {thePlanet} lets you speak about money, death and desire without lowering your voices. Do not dig daily, since gardens need to be left alone. After a deep talk, go and eat pancakes.",
    tense:
      "Tug of war, and the rope is {b}’s {planet}. {a}’s Pluto presses, tests, wants to know all of it; {b} resists by keeping a little back, which makes {a} press. Somebody has to let the rope drop and find that nobody falls. Offer one truth unasked, and ask for none.",
  },
};

/** Two slow planets: whole years of births share such a contact. */
export const slowPairs: Readonly<Record<ContactNature, string>> = {
  fused:
    "{a}’s {planetA} stands on {b}’s {planetB}, and the same is true of thousands born when you were. What one of you took in with the morning news, the other knows by heart or by hearsay. It is background, like wallpaper. Ask each other what the grown-ups were worried about when you were nine.",
  flowing:
    "Between {a}’s {planetA} and {b}’s {planetB} there is an old agreement of your years of birth, made before either of you had a say. It helps quietly, when the talk turns to what the world is for. Tell one another which teacher you still quote, and why.",
  tense:
    "Thunder over two roofs: {a}’s {planetA} strains against {b}’s {planetB}, and the quarrel belongs to whole classrooms born alongside you. Little of it is personal. When you catch yourselves speaking for your year instead of for yourself, swap a song from school and hear the other’s right through.",
};

/** The bands of the overall score, 0–100, by their lowest score. */
const SCORE_BANDS = [
  { band: "rugged", from: 0 },
  { band: "uneven", from: 35 },
  { band: "mixed", from: 48 },
  { band: "warm", from: 62 },
  { band: "bright", from: 76 },
] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number]["band"];

/** Which part of the score leads: what the two are by nature (elements, Sun and Moon), or how their planets touch. */
export type ScoreLead = "nature" | "contact";

export const overallReadings: Readonly<Record<ScoreBand, Readonly<Record<ScoreLead, string>>>> = {
  rugged: {
    nature:
      "Closer in temperament than in timing: that is {a} with {b}. What you have in common comes to the door at different hours, since most contacts between your charts pull across. A low number is no verdict; it counts friction, and friction is also how a knife gets its edge. Begin with the one thing below that comes easily. Do it often, and leave the hardest subject until you have rested.",
    contact:
      "Mountain paths connect these two charts, and there is no motorway. Though {a} and {b} are made of unlike stuff, some planets have found a hold. People who get on in spite of the terrain know exactly why they are there. Expect to translate. Once a week each of you explains a habit the other finds strange, and the listener may only say “tell me more”.",
  },
  uneven: {
    nature:
      "There is a good floor here and an awkward staircase. By nature {a} and {b} understand each other well enough; it is in the day’s small dealings, who decides, who waits, that toes are trodden on. The score leans low because of those stairs. Look through the growth areas, choose the step you stumble over most, and put a light on that one. Leave the rest for another month.",
    contact:
      "Unlike by temperament, {a} and {b} keep finding odd doors between their houses. A handful of contacts does most of the work and deserves to be known by name: they are listed under the strengths. Where nothing connects, good manners have to. Make an agreement for the dry stretches, a walk, a game, a day for each, and keep it when you least feel like it.",
  },
  mixed: {
    nature:
      "Most pairs live about here, where the good days and the cross ones keep each other company. Between {a} and {b} a likeness of spirit comes first and the friction later, in the details. That order is lucky, for it is easier to mend a detail. When something grates, say first what you both want from it. You agree on that more often than the quarrel would have you think.",
    contact:
      "Half sun, half showers, and plenty growing. The ties between {a} and {b} run from planet to planet more than from nature to nature, so you do best together when there is something to do. Silence on a sofa is the advanced course. Pick a shared project with an end date and learn one another in the work. The sofa gets easier from there.",
  },
  warm: {
    nature:
      "You would have made friends on a long train ride. {a} and {b} are alike in what warms them, and enough planets agree to carry it into Tuesday mornings. Comfort is the thing to keep an eye on, because what goes well is seldom looked at. Ask each other, at some point before the weekend, what has changed since you last asked. Let the answer take its time.",
    contact:
      "Plenty of hands reach across between these charts. {a} and {b} differ more in temper than their ease together would suggest, and that is the interest of it: each has a room the other enjoys visiting. Use the strong ties below for the weak spots. If talk flows and plans do not, plan by talking; if it is the other way about, paint a wall together first.",
  },
  bright: {
    nature:
      "Few charts answer each other as readily as these. {a} and {b} share a climate, and the lesser contacts mostly help. A high number measures ease, which is a head start and not a finished house. Ease also hides things, for where nothing rubs, nothing gets spoken about. Choose a subject you have both been charming your way around, and give it an honest hour by Friday.",
    contact:
      "Look at how many lines between the two of you run smoothly: {a} and {b} have been handed a well-strung instrument. It still wants tuning, and someone has to practise. Your natures are not identical, so let the differences be heard in the chord. Take one strength from the list below and do something with it that benefits a third person.",
  },
};

/** Said in place of an empty list. */
export const emptyLists = {
  strengths:
    "None of the aspects between your planets is close enough, and easy enough, to be listed as a help. That says nothing against the two of you: such ease then comes from habit, choice and time, and none of those stand in a chart.",
  challenges:
    "By the orbs that we count, no aspect between your planets rubs enough to be named. Two people can still disagree about the window; you only have to notice it without a hint from the sky.",
} as const;

function isPersonal(planet: Planet): planet is PersonalPlanet {
  return PLANETS.indexOf(planet) < 5;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}

/** The two names in a text that has {a} and {b}. A name is put in as it is, whatever it holds. */
export function withNames(text: string, a: string, b: string): string {
  return fill(text, { a, b });
}

function elementPair(one: Element, other: Element): ElementPair {
  return [one, other].sort((x, y) => ELEMENTS.indexOf(x) - ELEMENTS.indexOf(y)).join("-") as ElementPair;
}

/** The reading of the two Sun signs' elements; the order does not matter. */
export function elementReading(one: Element, other: Element): string {
  return elementPairs[elementPair(one, other)];
}

/** The reading of a Sun and the other person's Moon that are in no aspect; the order does not matter. */
export function sunMoonElementReading(sun: Element, moon: Element): string {
  return sunMoonElements[elementPair(sun, moon)];
}

export interface Owned {
  readonly planet: Planet;
  /** The name of the person whose planet it is. */
  readonly name: string;
}

function withArticle(planet: Planet): string {
  return planet === "Sun" || planet === "Moon" ? `the ${planet}` : planet;
}

/** The text of an aspect before names are put in: aspects of one text are told alike. The order does not matter. */
export function synastryText(one: Planet, other: Planet, nature: ContactNature): string {
  const [faster, slower] = PLANETS.indexOf(one) <= PLANETS.indexOf(other) ? [one, other] : [other, one];
  if (isPersonal(slower)) return personalPairs[`${faster}-${slower}` as PersonalPair][nature];
  if (isPersonal(faster)) return slowPlanets[slower as SlowPlanet][nature];
  return slowPairs[nature];
}

/** The reading of one aspect between the charts of two people. Which of the two comes first does not matter. */
export function synastryReading(one: Owned, other: Owned, nature: ContactNature): string {
  const ordered = PLANETS.indexOf(one.planet) <= PLANETS.indexOf(other.planet);
  const [faster, slower] = ordered ? [one, other] : [other, one];
  const text = synastryText(faster.planet, slower.planet, nature);
  if (isPersonal(slower.planet)) return withNames(text, faster.name, slower.name);
  if (isPersonal(faster.planet)) {
    const { planet } = faster;
    return fill(text, { a: slower.name, b: faster.name, planet, thePlanet: withArticle(planet) });
  }
  return fill(text, {
    a: faster.name,
    b: slower.name,
    planetA: faster.planet,
    planetB: slower.planet,
  });
}

/** Contacts lead where the aspects score higher than elements, Sun and Moon do together. */
function scoreLead(parts: Synastry["parts"]): ScoreLead {
  const nature = parts.filter(({ part }) => part !== "aspects");
  const weight = nature.reduce((sum, part) => sum + part.weight, 0);
  const mean = nature.reduce((sum, part) => sum + part.weight * part.score, 0) / weight;
  return parts.some(({ part, score }) => part === "aspects" && score > mean) ? "contact" : "nature";
}

/** The closing reading of a compatibility result, with the two names in. */
export function overallReading(
  { overallScore, parts }: Pick<Synastry, "overallScore" | "parts">,
  a: string,
  b: string,
): string {
  let band: ScoreBand = "rugged";
  for (const entry of SCORE_BANDS) if (overallScore >= entry.from) band = entry.band;
  return withNames(overallReadings[band][scoreLead(parts)], a, b);
}

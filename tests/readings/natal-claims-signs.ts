import type { Body } from "~/astrology/bodies";
import type { Row } from "./natal-plan";
import type { BySign } from "./natal-tables";

/** The one thing each text says that its nearest twins do not: life areas, rub, claim. */
export const signClaims: Readonly<Record<Exclude<Body, "South Node">, BySign<Row>>> = {
  Sun: {
    Aries: ["work", "hurry", "You come alive at a beginning that is yours; a borrowed goal tires you."],
    Taurus: [
      "money body",
      "hold",
      "You feel yourself when you make something good last; change must prove its worth.",
    ],
    Gemini: [
      "friends",
      "scatter",
      "You become yourself in conversation, and need two interests to stay true to either.",
    ],
    Cancer: [
      "family",
      "hide",
      "You are strongest when somebody is in your care, and seldom admit needing any.",
    ],
    Leo: ["family rest", "please", "You give your whole heart and wait for one clear sign that it arrived."],
    Virgo: [
      "work body",
      "doubt",
      "You feel worthy when something works better because of you; finished seldom feels finished.",
    ],
    Libra: [
      "friends",
      "late",
      "You find out who you are by hearing the other side; fairness outranks winning.",
    ],
    Scorpio: [
      "belief",
      "hold",
      "You commit late and then completely, because nothing done by halves feels true.",
    ],
    Sagittarius: [
      "belief",
      "scatter",
      "You need a direction larger than today; without one even success feels small.",
    ],
    Capricorn: [
      "family work",
      "alone",
      "You want to be someone others can count on, and count only your failures.",
    ],
    Aquarius: [
      "belief",
      "clash",
      "You stay yourself by disagreeing calmly, even with the people you belong to.",
    ],
    Pisces: [
      "belief rest",
      "blind",
      "You come alive where you forget yourself: in music, prayer or another person's trouble.",
    ],
  },
  Moon: {
    Aries: [
      "body",
      "hurry",
      "Hurt turns into action within seconds; ten minutes of movement bring kindness back.",
    ],
    Taurus: ["body rest", "hold", "Food, touch and a fixed hour calm you more than any explanation."],
    Gemini: [
      "friends rest",
      "hurry",
      "You calm down by talking, and explain a feeling before it has been felt.",
    ],
    Cancer: [
      "family",
      "hold",
      "You remember exactly how each person was hurt, and look after them accordingly.",
    ],
    Leo: ["family rest", "hide", "You feel safe when someone is glad to see you and shows it."],
    Virgo: ["body", "tired", "When sad you tidy, repair and help, until somebody makes you sit down."],
    Libra: ["friends family", "please", "You cannot rest while two people you love are not speaking."],
    Scorpio: [
      "love",
      "hide",
      "You feel everything and show a tenth; trust starts with a secret kept.",
      "tell",
    ],
    Sagittarius: [
      "rest belief",
      "blind",
      "You comfort with a plan, a joke or a long walk, and skip the sadness.",
    ],
    Capricorn: ["work", "tired", "You put feelings off until the work is done, and work is never done."],
    Aquarius: [
      "friends",
      "hide",
      "In strong feeling you step back to understand it, then return with useful help.",
      "prepare",
    ],
    Pisces: ["rest", "tired", "Other people's moods enter you unasked; you need time alone to lose them."],
  },
  Mercury: {
    Aries: [
      "work",
      "hurry",
      "You think by speaking; your first sentence is honest, your second usually better.",
    ],
    Taurus: [
      "work",
      "hold",
      "You think slowly, by touching and counting, and what you understand stays understood.",
    ],
    Gemini: [
      "friends",
      "scatter",
      "You learn from five sources at once, and end a question with another question.",
    ],
    Cancer: ["family", "hold", "You remember what was said by how it felt, years after the words."],
    Leo: ["friends", "doubt", "You explain by telling a story, and hear doubt about it as doubt about you."],
    Virgo: ["work body", "misread", "You find the error on a page at once; people take your help for blame."],
    Libra: ["friends", "late", "Every argument brings you its opposite, so you decide best with a listener."],
    Scorpio: ["money", "overdone", "You hear what is left out, and ask the question that everyone avoided."],
    Sagittarius: [
      "belief",
      "blind",
      "You have the point before the details, and the details come back for you.",
    ],
    Capricorn: [
      "work",
      "hide",
      "You speak when you can stand behind it; half-finished thoughts stay with you.",
    ],
    Aquarius: [
      "belief",
      "hold",
      "You look for the rule behind a case; only a better rule changes your mind.",
    ],
    Pisces: [
      "rest family",
      "misread",
      "You understand by mood and picture, and lose it when asked for straight reasons.",
    ],
  },
  Venus: {
    Aries: ["love", "hurry", "You show liking first and at once; waiting for a sign feels like lying."],
    Taurus: [
      "love body",
      "hold",
      "You love through the senses and through staying; affection is something to touch.",
    ],
    Gemini: [
      "love friends",
      "scatter",
      "You fall for a mind, and love lasts while each still surprises the other.",
    ],
    Cancer: [
      "love family",
      "hide",
      "You love by feeding, remembering and sheltering, and hope your own wish is guessed.",
    ],
    Leo: ["love", "please", "You celebrate whom you love, and need to be chosen where others can see."],
    Virgo: ["love work", "doubt", "You show love by useful acts, and find it hard to be simply enjoyed."],
    Libra: [
      "love",
      "please",
      "You love courtesy, and make agreement so smooth that your own wish disappears.",
    ],
    Scorpio: ["love", "hold", "You love few people, entirely, and prefer a hard truth to being spared."],
    Sagittarius: [
      "love belief",
      "blind",
      "You love whoever widens your world, and stay where you are free to go.",
    ],
    Capricorn: [
      "love money",
      "late",
      "You show love by being reliable; your warmth comes slowly and does not leave.",
    ],
    Aquarius: [
      "love friends",
      "alone",
      "You love as a friend first, and want to remain two separate people.",
    ],
    Pisces: [
      "love",
      "blind",
      "You love what someone could become, and forgive before anyone has apologised.",
    ],
  },
  Mars: {
    Aries: ["body", "hurry", "You act on the first impulse, and your anger ends before theirs begins."],
    Taurus: [
      "work body",
      "late",
      "You start slowly and cannot be stopped; anger gathers unseen, then stays.",
    ],
    Gemini: [
      "friends",
      "scatter",
      "You fight and work with words, and lose force by starting on three fronts.",
    ],
    Cancer: ["family", "hide", "You fight hardest for your own people; on your own behalf you go silent."],
    Leo: ["work", "please", "You put in double effort when it is seen; being overlooked angers you most."],
    Virgo: [
      "work body",
      "overdone",
      "Your anger goes into exactness: the more annoyed you are, the more you correct.",
    ],
    Libra: [
      "work",
      "late",
      "Someone else's cause moves you faster than your own; your own anger comes late.",
      "tell",
    ],
    Scorpio: ["money", "hold", "You want one thing with all your strength, show little, and forget nothing."],
    Sagittarius: [
      "belief body",
      "scatter",
      "You run towards a conviction or an adventure, and tire when it becomes routine.",
    ],
    Capricorn: [
      "work",
      "alone",
      "You ration your strength over years, and allow yourself anger only with a plan.",
    ],
    Aquarius: ["belief", "clash", "You act when a rule is unjust, for everyone at once, and refuse orders."],
    Pisces: [
      "rest body",
      "late",
      "Your strength follows your mood; you wear a conflict down instead of meeting it.",
      "move",
    ],
  },
  Jupiter: {
    Aries: ["work", "hurry", "Trust grows in you when you go first; you promise the second step early."],
    Taurus: ["money body", "hold", "You believe there is enough for everyone, and prove it with good food."],
    Gemini: ["friends", "scatter", "Chance talk brings you luck; you know a little about almost everything."],
    Cancer: [
      "family",
      "overdone",
      "Your generosity is hospitality: people leave you fed, and refusing them feels rude.",
    ],
    Leo: ["friends", "overdone", "You make others brave by praising them aloud, and enlarge every plan."],
    Virgo: ["work", "doubt", "You grow by perfecting small useful things; grand promises leave you unmoved."],
    Libra: ["friends", "please", "Both sides trust you and send for you; taking a side costs you."],
    Scorpio: ["money belief", "none", "Your courage rises when things are worst, and others borrow it."],
    Sagittarius: ["belief", "blind", "You are sure that it will turn out well, and take the doubtful along."],
    Capricorn: ["money", "doubt", "Your hope arrives with a plan; you believe in what can be built."],
    Aquarius: ["belief", "none", "You believe in people whom others leave out, and they enlarge your world."],
    Pisces: [
      "belief rest",
      "blind",
      "You trust without proof and give without counting, so someone must help you count.",
    ],
  },
  Saturn: {
    Aries: ["work", "late", "You doubt your right to go first, and later begin with unusual care."],
    Taurus: ["money", "hold", "You fear running short, and so learn what each thing is really worth."],
    Gemini: ["work", "doubt", "You fear sounding stupid, check every sentence, and become exact in speech."],
    Cancer: [
      "family",
      "hide",
      "You learned to need little; giving shelter comes more easily than accepting it.",
    ],
    Leo: ["friends", "hide", "You want to be admired, feel ashamed of wanting it, and let work speak."],
    Virgo: ["body work", "tired", "You carry the whole list in your head and trust no other eyes."],
    Libra: ["friends", "late", "You take a promise so seriously that you hesitate to give one."],
    Scorpio: ["money", "hold", "You fear being in another's power, and grow steady where others panic."],
    Sagittarius: ["belief", "doubt", "You cannot believe on another's word, so you test until faith holds."],
    Capricorn: [
      "work family",
      "tired",
      "You measure a day by what it produced; age makes you lighter.",
      "rest",
    ],
    Aquarius: ["friends", "alone", "You feel outside the group, and become the one who keeps it fair."],
    Pisces: ["rest belief", "tired", "You fear drowning in others' needs, and learn to help within limits."],
  },
  Uranus: {
    Aries: [
      "work",
      "none",
      "Your age group distrusts leaders; you test your independence by starting without permission.",
    ],
    Taurus: [
      "money",
      "none",
      "Your age group rethinks money and land; you change habits suddenly and for good.",
    ],
    Gemini: [
      "friends",
      "none",
      "Your age group changes how news travels; your mind jumps ahead of the sentence.",
    ],
    Cancer: ["family", "none", "Your age group rebuilds what a family is; you also choose your relatives."],
    Leo: ["rest", "none", "Your age group claims self-expression as a right; you refuse a given part."],
    Virgo: ["work body", "none", "Your age group questions how work is done; you invent your own method."],
    Libra: [
      "love",
      "none",
      "Your age group rewrites the rules between two; you want equals by free agreement.",
    ],
    Scorpio: [
      "family",
      "none",
      "Your age group names what was hidden; you break a silence without raising your voice.",
    ],
    Sagittarius: [
      "belief",
      "none",
      "Your age group mixes faiths and countries; travel or reading overturns what you believe.",
    ],
    Capricorn: [
      "work",
      "none",
      "Your age group sees institutions shake; you trust a structure that can bend.",
    ],
    Aquarius: [
      "friends",
      "none",
      "Your age group lives in networks; you guard your difference inside the crowd.",
    ],
    Pisces: [
      "belief",
      "none",
      "Your age group crosses the border of dream and machine; you sense change early.",
    ],
  },
  Neptune: {
    Aries: ["belief", "none", "Your generation dreams of the pure hero; you long to act without doubt."],
    Taurus: ["money", "none", "Your generation longs for a gentle earth; simple things feel holy to you."],
    Gemini: ["friends", "none", "Your generation dreams through words; you hear poetry in ordinary talk."],
    Cancer: [
      "family",
      "none",
      "Your generation longs for a lost home; you remember places kinder than they were.",
    ],
    Leo: ["rest", "none", "Your generation adores its stars; you long for one great part to play."],
    Virgo: [
      "work",
      "none",
      "Your generation longs to be of use; you idealise service and distrust your motives.",
    ],
    Libra: ["love", "none", "Your generation dreams of peace; you long for harmony that nobody pays for."],
    Scorpio: [
      "body",
      "none",
      "Your generation seeks the divine in intensity; you long to hold nothing back.",
    ],
    Sagittarius: [
      "belief",
      "none",
      "Your generation looks for truth far away; you follow teachers and outgrow them.",
    ],
    Capricorn: [
      "work",
      "none",
      "Your generation dreams of honest authority; you long for work worth devotion.",
    ],
    Aquarius: [
      "friends",
      "none",
      "Your generation dreams of everyone connected; you long for a group that is home.",
    ],
    Pisces: [
      "belief rest",
      "none",
      "Your generation feels everything at once; art or faith helps you sort it.",
    ],
  },
  Pluto: {
    Aries: [
      "work",
      "none",
      "Your generation fights for new beginnings; your will is strongest when nothing is left.",
    ],
    Taurus: [
      "money",
      "none",
      "Your generation struggles over land and wealth; you learn what is worth keeping.",
    ],
    Gemini: ["friends", "none", "Your generation remakes speech and travel; you know what a word can do."],
    Cancer: [
      "family",
      "none",
      "Your generation sees homelands lost and rebuilt; you guard your own completely.",
    ],
    Leo: [
      "rest",
      "none",
      "Your generation discovers the power of a single self; you need to matter personally.",
    ],
    Virgo: [
      "work body",
      "none",
      "Your generation takes work and health apart; you repair until nothing false is left.",
    ],
    Libra: ["love", "none", "Your generation looks beneath politeness; you ask who holds power between two."],
    Scorpio: [
      "belief",
      "none",
      "Your generation looks straight at death and desire; you trust what survived the truth.",
    ],
    Sagittarius: [
      "belief",
      "none",
      "Your generation fights over what is true; your convictions change completely or never.",
    ],
    Capricorn: [
      "work",
      "none",
      "Your generation tests every authority; you respect power that answers questions.",
    ],
    Aquarius: [
      "friends",
      "none",
      "Your generation remakes how people act together; you ask who owns the network.",
    ],
    Pisces: [
      "belief",
      "none",
      "Your generation dissolves old certainties; compassion gives you more strength than control.",
    ],
  },
  Chiron: {
    Aries: ["body", "doubt", "Asking for yourself feels like a fault; you defend another's right at once."],
    Taurus: ["money", "doubt", "You doubt your own worth, and see the worth of others exactly."],
    Gemini: ["work", "hide", "You believe yours is the slow mind, and explain patiently to whoever is lost."],
    Cancer: ["family", "alone", "Not belonging at home is your tender place; you make strangers belong."],
    Leo: ["friends", "hide", "You expect to be laughed at, and notice at once who needs applause."],
    Virgo: ["body", "doubt", "You find the flaw in yourself first, and are gentle with everyone else's."],
    Libra: ["friends", "please", "You fear that a no ends the friendship, and help others say theirs."],
    Scorpio: [
      "friends",
      "hold",
      "You expect trust to be broken, and keep other people's secrets faithfully.",
    ],
    Sagittarius: ["belief", "doubt", "False certainty hurts you, so you sit well with people who doubt."],
    Capricorn: ["work", "doubt", "No success feels official to you, and you treat beginners as equals."],
    Aquarius: [
      "friends",
      "alone",
      "You feel like the exception in any group, and find the other exceptions.",
    ],
    Pisces: ["rest", "tired", "You ache at pain that nobody can explain, and your quiet company helps."],
  },
  "North Node": {
    Aries: ["work", "please", "Habit makes you consult everyone; deciding alone, and first, does you good."],
    Taurus: ["rest money", "overdone", "Habit looks for a crisis; a calm, ordinary week does you good."],
    Gemini: ["friends", "blind", "Habit seeks the answer far away; the person beside you may know it."],
    Cancer: ["family", "alone", "Habit makes you competent; being looked after is the new thing that helps."],
    Leo: ["work", "hide", "Habit keeps you in the group; put your own name to what you make."],
    Virgo: ["work", "scatter", "Habit lets things drift; a small daily order sets you free."],
    Libra: [
      "friends",
      "alone",
      "Habit makes you act alone; another's view, asked first, brings you further.",
    ],
    Scorpio: [
      "money",
      "hold",
      "Habit keeps what is safe; sharing it with another changes you for the better.",
    ],
    Sagittarius: ["belief", "scatter", "Habit collects facts; choosing what you believe brings you forward."],
    Capricorn: [
      "work family",
      "please",
      "Habit waits to be looked after; taking charge of something calms you.",
    ],
    Aquarius: [
      "work",
      "please",
      "Habit wants applause; working among equals for a shared aim feeds you longer.",
    ],
    Pisces: ["rest", "hold", "Habit corrects and controls; trusting what cannot be planned eases you."],
  },
};

/** How you begin anything, and what people meet before they know you. */
export const risingClaims: BySign<Row> = {
  Aries: ["body", "hurry", "You meet the new head on; people see courage before you have decided anything."],
  Taurus: ["body", "late", "You arrive slowly and calm the room; nobody can hurry your first answer."],
  Gemini: ["friends", "scatter", "You begin with a question, and strangers soon tell you half their lives."],
  Cancer: ["family", "hide", "You sense the mood before you enter, and greet the shyest person first."],
  Leo: ["friends", "misread", "People notice you come in, so you act confident before you feel it."],
  Virgo: ["work", "misread", "You see in the first minute what is missing; others fear you are judging."],
  Libra: ["friends", "please", "You make meeting easy by finding common ground; your objections come later."],
  Scorpio: [
    "friends",
    "misread",
    "You watch before you speak, and your silence looks stronger than it feels.",
  ],
  Sagittarius: ["belief", "overdone", "You treat strangers as friends, and say yes before you know the way."],
  Capricorn: [
    "work",
    "alone",
    "You look capable from the first minute, so people hand you duties as welcome.",
  ],
  Aquarius: [
    "friends",
    "alone",
    "You meet everyone as an equal, from a little outside; belonging takes longer.",
  ],
  Pisces: [
    "body rest",
    "please",
    "You take your shape from company; each person meets a slightly different you.",
    "look",
  ],
};

/** What you become known for. */
export const midheavenClaims: BySign<Row> = {
  Aries: ["work", "hurry", "You become known for going first, at something nobody had yet tried."],
  Taurus: [
    "work money",
    "late",
    "You become known for quality that lasts, and are paid for taking your time.",
  ],
  Gemini: [
    "work friends",
    "scatter",
    "You become known as the one who explains, connects and knows whom to ask.",
  ],
  Cancer: ["work family", "tired", "You become known for looking after people, even in a cold profession."],
  Leo: ["work", "overdone", "You become known by name: people recognise your way of doing it."],
  Virgo: ["work", "hide", "You become known for doing properly what nobody else checks."],
  Libra: ["work friends", "please", "You become known as the fair one, called when two sides cannot talk."],
  Scorpio: ["work money", "alone", "You become known for handling what others dare not touch."],
  Sagittarius: [
    "work belief",
    "overdone",
    "You become known for the larger view; your work wants to teach or travel.",
  ],
  Capricorn: ["work", "tired", "You become known late and thoroughly, as the one finally in charge."],
  Aquarius: [
    "work friends",
    "clash",
    "You become known for doing it differently, and for showing others how.",
  ],
  Pisces: ["work rest", "scatter", "You become known for sensing what people need; titles fit you loosely."],
};

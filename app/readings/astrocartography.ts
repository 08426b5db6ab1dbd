import type { LineType } from "../astrology/angular-lines";
import type { ByBody } from "../astrology/bodies";

/** What happens on each line first, then whether it is for living, working, meeting or resting, and one thing to do. */
export const lineReadings: ByBody<Readonly<Record<LineType, string>>> = {
  Sun: {
    Ascendant:
      "By the third day you are greeted by name here, and you answer more loudly than at home. With the Sun rising this is a line for living openly and for starting again. Shy days are hard to have, so find early a bench where nobody knows you.",
    Descendant:
      "Confident people come to you here: a partner, a patron, a rival worth having. The Sun sets on this line, so come for meeting, and for work that needs two. After a month you notice that you mostly nod. At every second meeting, be the one who speaks first.",
    Midheaven:
      "Your work is easier to see here. With the Sun over the Midheaven the baker asks about the thing you finished yesterday, which helps anybody leading, launching or applying. At home somebody waits for the rest of you. One evening in seven, nobody may ask how work is going.",
    IC: "Nobody claps here, and you find out what you like. With the Sun at the IC you begin to sing while cooking and to hang a picture for yourself alone, so come for home and for rest. Careers grow slowly. Start a language or a tree, and announce neither.",
  },
  Moon: {
    Ascendant:
      "Strangers on this line tell you about their divorce before the bus comes. The Moon rises here and your face says that you care, which makes for tender living and tiring business. Bargain by message: the price is safer where nobody can watch your eyes.",
    Descendant:
      "Acquaintances become family here; the second time you cough, somebody brings soup. Where the Moon sets you meet people who need looking after, or who love to do it, and sharing a home comes easily. You may forget to return it. Take soup to them while they are still well.",
    Midheaven:
      "The public takes you to heart on this line. With the Moon at its highest you sense what people miss, so working with food, children, care or teaching goes well, and customers ask whether you have slept. Keep a friend who has never bought anything from you.",
    IC: "You feel at home here almost at once. With the Moon at the IC your hand finds the switch in the dark on the second night: good for living and resting, too drowsy for a career. Ask the oldest neighbour what used to stand on the corner.",
  },
  Mercury: {
    Ascendant:
      "You talk to whoever is next to you here, and can tell a local joke before you know the streets. Mercury rises on this line: good for studying, trading, or living far from home. At night strangers’ sentences go on in your head. Walk back without headphones until they stop.",
    Descendant:
      "Hardly anybody lets you eat in silence on this line. Mercury sets here and seats you beside talkers, translators, someone young with a plan; meeting, interviews and negotiation go briskly. Half of the plans are excellent. To learn which half, explain each of them to a person who yawns easily.",
    Midheaven:
      "You become known here for something you said in passing. Mercury at the Midheaven favours working with words, figures, software or trade, and people quote you to each other, slightly wrong. Everyone wants an answer at once. Begin each morning with an hour of slow work, messages unopened.",
    IC: "A home on this line is full of talk. Mercury at the IC brings books on the kitchen floor, visitors with questions, two conversations through the bathroom wall: excellent for living while you study or write, poor for resting. Make a rule that nobody is asked anything before breakfast.",
  },
  Venus: {
    Ascendant:
      "You like yourself better here, and need longer to choose what to put on. Where Venus rises people smile back, and living, loving and making art come with more pleasure. You also hear yourself agree to things. In the first days refuse something, and watch them go on smiling.",
    Descendant:
      "Come with somebody, or to meet somebody: here you order for yourself and are brought two spoons. Where Venus sets, love, partnership and peace talks go gently, and working alone feels like a punishment. Before you leave, write from here to a person with whom you have been stiff.",
    Midheaven:
      "Your work is liked here while it is still unclear; people ask to keep the sketch. With Venus at the Midheaven it goes well in art, design, hospitality or diplomacy. So much liking makes anyone lazy. Invite the person who smiled least to a meal, and take notes.",
    IC: "This is a line for resting, and for getting over a hard time. With Venus at the IC guests fall asleep in your chairs, and people quarrel in low voices so as not to wake them. If you are living here, hang the pictures first and sort the papers later.",
  },
  Mars: {
    Ascendant:
      "You overtake people on the stairs here. Mars rises on this line and gives you courage and muscle, for training, for competing, for living on your own terms. By afternoon everyone is in your way. Run, swim, dig or dance before noon; then the slow ones are only slow.",
    Descendant:
      "Nobody stays indifferent to you here: somebody wants you in the team, and somebody else would like to beat you. Where Mars sets you meet passionate partners and honest opponents, so come for a challenge, hardly for peace. Before the first quarrel, agree that either may call a pause.",
    Midheaven:
      "Come here to win something. With Mars at the Midheaven you are seen in action, working in sport, surgery, rescue or a young firm, and a rival has already asked when you get up. Choose the contest that deserves you. Decline the next three, though you could win them.",
    IC: "At home on this line somebody is hammering at midnight, and it may be you. Mars at the IC stirs up old family anger and the strength beneath it; living here wants something to build, and resting hardly succeeds. When voices rise, chop vegetables until you can ask a question.",
  },
  Jupiter: {
    Ascendant:
      "Strangers assume here that you can, and so you try. With Jupiter rising you are offered rides, courses and second helpings; travelling, studying or living on this line feels wide. “Of course”, you say all day. At night count the promises: keep half, take back half with thanks.",
    Descendant:
      "You are introduced here as somebody better than you are, and after a while you grow to fit. Where Jupiter sets you meet teachers, foreign friends and generous partners, with whom working is a pleasure. At their long tables nobody thanks the person who cooked. Go and find the kitchen.",
    Midheaven:
      "Those who decide tend to say yes here before you have finished asking. Jupiter at its highest suits teaching, publishing, travel or law, and the small piece of work you proposed soon has a committee and a map. Which part would you do for nothing? Start each day with that.",
    IC: "There is always another chair at your table on this line. Jupiter at the IC brings cousins, feasts and a garden, or the wish for one; people come for a holiday and end up living here. You rest until the guests arrive. Keep two evenings for eating what they left.",
  },
  Saturn: {
    Ascendant:
      "You dress more plainly here, arrive early, and are trusted with the keys. Saturn rising makes this a place for long work: a craft, a degree, a debt to pay off. Living here can get lonely. Book the visit of a friend who makes you laugh too loudly.",
    Descendant:
      "People here need a year to call you by your first name, and then they help you move house. Where Saturn sets you meet older or steadier partners, for building something together, in work or in love. Accept the third invitation, even if the first two were dull.",
    Midheaven:
      "You are given the responsibility here first, and the title years later. Saturn at its highest favours working at what takes long: critics measure exactly, and what you finish stays in use. Duties collect on you, because you do them. Accept each together with the day on which it ends.",
    IC: "In a home on this line you hear your parents’ sentences come out of your own mouth. Saturn at the IC makes living quiet, thrifty and good for settling the past; resting has to be practised. First make the bed and a hot meal, and only then repair the roof.",
  },
  Uranus: {
    Ascendant:
      "By the second day here you have changed the plan, and perhaps your hair. Uranus rises on this line and you say what you had only thought: good for travelling, and for trying another way of living. Carry a return ticket, so that staying is a choice as well.",
    Descendant:
      "You meet unusual people here, fast, and learn their surnames last. Where Uranus sets, a talk between two stations can turn into three days, teach you something and end with a wave; marrying is another matter. Say early how much warning you need when plans change, and give as much.",
    Midheaven:
      "The work you do here would puzzle your relatives. Uranus at the Midheaven favours new trades, technology, reform and being your own boss, and you rise, or leave, by breaking a rule. Pay comes in jumps. Before you resign, count how many months your savings would last.",
    IC: "You live here with half of the boxes closed, and like it. Uranus at the IC brings sudden moves, odd housemates, supper at two in the morning: exciting for living, restless for sleep. Put beside the bed something that has stood in every home you had.",
  },
  Neptune: {
    Ascendant:
      "People here take you for somebody whom they miss. Neptune rises on this line and makes you gentler and hard to place: for resting, praying, painting or grieving it is kind ground. You forget what day it is, and what you paid. Leave your return date with a practical friend.",
    Descendant:
      "Everyone you meet here looks a little like a person in a film. Neptune sets on this line and brings dreamers, artists and people to rescue, and the tenderness is real: come for meeting, and sign nothing yet. First see them on a working morning, late for the train.",
    Midheaven:
      "Ask ten people here what you do, and you hear ten answers, all of them kind. Neptune at the Midheaven is for working in music, film, care or faith, where imagination counts. Somebody else is thanked for your idea, by mistake. Show no piece without your name on it.",
    IC: "This is a place for resting and for withdrawing. With Neptune at the IC you sleep past noon, and in your dreams those you have lost sit at the table as though nothing had happened. Years of living here run together. Decide before you arrive on which day you leave.",
  },
  Pluto: {
    Ascendant:
      "Talk stops for a second when you come in here, and then goes on lower. With Pluto rising people take you seriously, and you see who is afraid of whom. Living here changes a person thoroughly, which is no holiday. Let a friend elsewhere hear every Sunday how you are.",
    Descendant:
      "Nobody on this line asks you about the weather. Pluto sets here, and you meet people who want all of you, or who know how power works; you learn what you give away to be loved. A few such meetings are enough. Keep your own keys and account.",
    Midheaven:
      "The work that others avoid comes to you here: a folder is passed along the table unopened, until it reaches you. Pluto at the Midheaven means working in research, reform, crisis or rescue, and brings influence and enemies. Decide what you would never do before anyone makes an offer.",
    IC: "Living here, you begin to ask about the relative whom nobody mentions. Pluto at the IC slowly changes how you see your parents and the past, even from far away; for resting, go elsewhere. Once a month call somebody who was there, and listen past “I don’t remember”.",
  },
  Chiron: {
    Ascendant:
      "What you are shy about, an accent, a scar, a hole in your schooling, is what people ask about here, and kindly. Chiron rises on this line, so living among strangers gets easier than you feared. Have a short answer ready, then ask what they are working on.",
    Descendant:
      "“Me too”, somebody says here when you are half through the sentence. Where Chiron sets you meet people hurt in the same place as you: slow friendship, with help both ways. It can get solemn. Talk of it on the walk there, and of anything else on the way back.",
    Midheaven:
      "What you once failed at is what they ask you to teach here. With Chiron at the Midheaven, working as a guide, tutor or maker of tools goes well: you know where a beginner’s hand slips. Praise makes you look down. Say “thank you”, look up, and name your fee.",
    IC: "At somebody else’s family table here you are given a second plate unasked. Chiron at the IC suits living with people you have chosen, and resting after years of coping. You stay polite and keep your bag packed. Ask for a shelf, and put something breakable on it.",
  },
  "North Node": {
    Ascendant:
      "Here everybody waits for you to choose the table. With the North Node rising people expect a boldness that you have not practised: come for living in a new way, and for feeling awkward and alive. Order first, greet first, say no first, every day, and badly to begin with.",
    Descendant:
      "Whoever sits down beside you here tends to be good at what you have yet to learn. Where the North Node sets, meeting people and working with another take you further. “Thanks, I can manage”, you say out of habit. Ask for help with a thing that you can do.",
    Midheaven:
      "The work here is a little beyond you, and people watch you learn it. The North Node at the Midheaven is a reason to come for working, though your family asks when you return. Apply as soon as you can do two thirds of what is wanted.",
    IC: "No one here asks what you have achieved; they ask whether you have eaten. With the North Node at the IC come for living and putting down roots: a kitchen and an ordinary week are the lesson. Ambition paces for a month. Meanwhile learn the names in your street.",
  },
  "South Node": {
    Ascendant:
      "You turn the right corner here on your first visit, and are taken for a local. With the South Node rising old skills come back at once, and old habits with them: good for resting and short stays. Do what you once did well, and leave while you enjoy it.",
    Descendant:
      "“Have we met?” is asked a great deal on this line. Where the South Node sets, people are familiar by the second sentence: good for old friends and making peace, until an old quarrel returns with a new face. When you know your next sentence by heart, ask something instead.",
    Midheaven:
      "Your previous job is waiting here, with a larger desk. The South Node at the Midheaven makes working easy and praise quick, because you could do all this asleep. Use the line to finish, to hand over, to collect what you are owed. Train a successor from the first morning.",
    IC: "The stairs here smell like your grandparents’, and nobody can say of what. With the South Node at the IC you sink into memory until the day is gone: good for resting and saying goodbye, hardly for living. Take something small back with you, and use it daily.",
  },
};

export interface AngleCard {
  readonly abbreviation: "ASC" | "DSC" | "MC" | "IC";
  readonly name: string;
  readonly themes: readonly string[];
  readonly text: string;
}

/** The card that explains the four lines. */
export const angleCards: Readonly<Record<LineType, AngleCard>> = {
  Ascendant: {
    abbreviation: "ASC",
    name: "Ascendant",
    themes: ["Self", "Body", "First impressions", "New starts"],
    text: "Along this line a planet was coming up over the eastern horizon when you were born. There it enters the room with you: people notice its style in your walk and your voice before they know your name.",
  },
  Descendant: {
    abbreviation: "DSC",
    name: "Descendant",
    themes: ["Partners", "Friends and rivals", "Agreements", "Whom you meet"],
    text: "On this line the planet was setting in the west. You tend to find it in other people, those who sit down across from you, sign beside you or argue back, and so you learn it by company.",
  },
  Midheaven: {
    abbreviation: "MC",
    name: "Midheaven",
    themes: ["Vocation", "Reputation", "Visible work", "Authority"],
    text: "Here the planet stood at its highest, due north or south of you like the noon sun. It colours what you are known for: the work with your name on it, and the opinion of people you have never met.",
  },
  IC: {
    abbreviation: "IC",
    name: "Imum Coeli",
    themes: ["Home", "Family and roots", "Rest", "Inner ground"],
    text: "Imum Coeli means bottom of the sky. The planet was under your feet at its lowest point, where nobody sees it; on this line it belongs to home, to family, to sleep, and to what you do when the day’s work is over.",
  },
};

/** Where along its width a line is felt most, said beside the nearest line. */
export const lineNotes: Readonly<Record<LineType, string>> = {
  Ascendant: "An Ascendant line is more beneficial on the eastern side.",
  Descendant: "A Descendant line is more beneficial on the western side.",
  Midheaven: "A Midheaven line is strongest at the line itself.",
  IC: "An IC line is strongest at the line itself.",
};

/** The text of the result card; {name} and {place} are filled in by `mapReading`. */
export const mapIntroduction =
  "{name}, this is the sky over {place} at the minute you were born, spread across the whole Earth. Each line marks where one planet was just then rising, setting, at its highest or at its lowest, as seen from there. Where a line runs through a town, that planet has more to say in your days in that town; a few hundred kilometres away it is still a voice in the next room. A line does not send you anywhere, and no place on this map is forbidden or promised to you. Begin with somewhere you have already lived. Click it, read the closest line, and compare it with what you remember. Then look at the place you keep thinking of.";

/** The result card's text with the names put in as they are. */
export function mapReading(name: string, place: string): string {
  const values: Readonly<Record<string, string>> = { name, place };
  return mapIntroduction.replace(
    /\{(name|place)\}/g,
    (placeholder, key: string) => values[key] ?? placeholder,
  );
}

import type { LineType } from "../astrology/angular-lines";
import type { ByBody } from "../astrology/bodies";

/** What happens on each line first, then whether it is for living, working, meeting or resting, and one thing to do. */
export const lineReadings: ByBody<Readonly<Record<LineType, string>>> = {
  Sun: {
    Ascendant:
      "People notice you on this line. With the Sun rising you speak up sooner, feel stronger and are remembered by name, which makes it a place for living openly and for starting again. Hiding is difficult, so find a café or park early on where nobody needs you to shine.",
    Descendant:
      "Here you meet people who shine: partners, patrons, a rival worth having. The Sun sets on this line, so it favours meeting and working in pairs more than going alone. Their confidence can silence yours for a while. State your own opinion before you ask for theirs.",
    Midheaven:
      "Your work is easier to see here. The Sun stands at its highest over this line, and strangers form an opinion of you, so come for leading, launching or applying. Home gets what is left of the day. Keep an evening a week when your profession is not mentioned.",
    IC: "You find out who you are when nobody applauds. The Sun at the IC makes this a line for home, for rest and for clearing up family matters; careers grow slowly. Begin something here that takes three years to ripen, such as a tree, a language or a friendship.",
  },
  Moon: {
    Ascendant:
      "Strangers talk to you here as though you had grown up next door. With the Moon rising, every mood shows and feelings lie close to the surface: a tender place for living, a tiring one for hard business. Bargain in writing, where your face cannot give the price away.",
    Descendant:
      "Acquaintances turn into family here. Where the Moon sets you meet people who need care or love to give it, and sharing a home, a table or children’s days comes naturally. Meeting is easy; resting less so. Ask for a small favour yourself now and then, and accept it.",
    Midheaven:
      "The public warms to you easily on this line. With the Moon at its highest you sense what people miss, which suits working with food, children, health or teaching. Your own moods become public as well. Find a friend here who will never be a customer or a fan.",
    IC: "This place feels like home almost at once. With the Moon at the IC you may sleep deeply, cook what your family cooked and remember more of your childhood: a line for living and resting, drowsy for a career. Ask the oldest neighbour what stood on the corner before.",
  },
  Mercury: {
    Ascendant:
      "You think and talk quickly here. Mercury rising helps you approach strangers, pick up the language and learn the streets: good for studying, for trading, and for living where everything is new. By evening your head is full of other people’s sentences. Walk home the long way, without headphones.",
    Descendant:
      "Conversation finds you on this line. Mercury setting sends talkers, translators, younger people and people with a plan, so it suits meeting, interviews and negotiation. Some plans will not survive a second reading. Before you sign anything, read it aloud to somebody who is hard to impress.",
    Midheaven:
      "On this line you tend to become known for what you say, write or calculate. Mercury at the Midheaven favours working with words, figures, software, maps or trade, and messages arrive by the hundred. Answer first each morning the two that could lead somewhere.",
    IC: "A home on this line fills with books, questions and visitors. Mercury at the IC is good for living while you study or write, with brothers, sisters or housemates within call. For resting it is poor. Keep a chair in which nobody may be spoken to, and sit there daily.",
  },
  Venus: {
    Ascendant:
      "You like yourself better here. Where Venus rises you dress with pleasure, smile sooner and are met with favour, so it is a line for living well, for art and for love. Pleasing everybody can become a habit. Say no to something small in the first few days.",
    Descendant:
      "Come here with somebody, or to meet somebody. Where Venus sets, company is a pleasure, and love, partnerships and peace talks often go gently; for working alone it is weaker. Is there an old disagreement, even a small one? Settle it from here, in person or by letter.",
    Midheaven:
      "People like your work here, sometimes before they understand it. With Venus on the Midheaven you are known for taste, charm or fairness, which suits working in art, design, hospitality or diplomacy. Applause makes anyone lazy. Ask an honest critic to a meal and take notes.",
    IC: "Rest comes easily on this line. Venus at the IC makes a home where guests linger and even quarrels keep their voices down: for living softly, for a holiday, for getting over a hard time. Bring home flowers or fruit before you unpack the boxes.",
  },
  Mars: {
    Ascendant:
      "You move faster here from the first morning. Mars rising gives courage and muscle, so come to train, to compete, to begin living on your own terms. Patience runs short, in traffic above all. Spend the surplus before noon: run, swim, dig or dance.",
    Descendant:
      "Nobody stays indifferent to you on this line. Where Mars sets you meet passionate partners and open opponents, and you learn to hold your ground. It is better for meeting a challenge than for peace. Agree on a rule before the first quarrel: either may call a pause.",
    Midheaven:
      "Come here when you want to win something. Mars on the Midheaven makes your work visible as action, in surgery, sport, rescue or a young business, and rivals rise early too. Working is the point of this line. Decide beforehand which contest deserves you, and decline the others.",
    IC: "Home is never quite still here. Mars at the IC stirs up old family anger and the strength that came with it; living on this line goes well with something to build, resting hardly at all. When a voice gets loud, sweep, chop or scrub before you answer.",
  },
  Jupiter: {
    Ascendant:
      "Life looks possible here. With Jupiter rising strangers take you for somebody generous, so you become it, and travelling, studying or living on this line feels wide. You eat, spend and promise more than usual. Promise half of what you feel like promising, and do that half early.",
    Descendant:
      "Where Jupiter sets, others think well of you before you have earned it. This line is for meeting: teachers, foreign friends, open-handed partners, with whom working is a pleasure. In such generous company somebody usually goes unthanked. Find out who it is, and begin.",
    Midheaven:
      "Those above you are inclined to say yes here. Jupiter at its highest suits teaching, publishing, travel, law, whatever gives people heart, and your work may reach further than you planned. What would you keep doing if it stayed small? Give that the first hours of each week.",
    IC: "There is space for everybody in a home here. Jupiter at the IC brings feasts, cousins, a garden or the wish for it, and a faith in life that holds. People come for living, and rest until the guests are too many. Fix two evenings without visitors.",
  },
  Saturn: {
    Ascendant:
      "For long work, a craft, a degree or a thrifty year, come here. Saturn rising clears away distraction; you grow serious and capable, and people take you at your word. The line can be lonely to live on. Arrange a friend’s visit before you travel, with the date fixed.",
    Descendant:
      "People come to you slowly here and seldom leave. Where Saturn sets you meet older or steadier partners, and agreements are kept: a line for meeting somebody to build with, in work or in life. Say yes to the third invitation, even if the first two were dull.",
    Midheaven:
      "This is a line for working, if you have some years to give. Saturn on the Midheaven brings responsibility before comfort, exact critics, and results meant to last; careers are climbed here step by step. When you accept a duty, write beside it the day on which it ends.",
    IC: "A home asks for effort here. Saturn at the IC brings quiet, repairs, and thoughts of your parents; some choose such a line for living while they settle the past. Resting has to be learned. Make the bed and a hot meal first, before any repair.",
  },
  Uranus: {
    Ascendant:
      "You surprise yourself on this line. Uranus rising makes you awake, contrary and quick to change plans, good for travelling and for trying another way of living, poor for routine. Not every change is worth taking home. Carry a return ticket, so that staying is also a choice.",
    Descendant:
      "You meet unusual people here, and fast. Where Uranus sets, bonds start suddenly, teach you something and leave you free; for ever is seldom discussed. It is a line for meeting rather than marrying. Tell people early how much notice you need when plans change, and give as much.",
    Midheaven:
      "Work can take a turn here that nobody planned. Uranus at its highest favours new trades, technology, reform and working for yourself, and you may be known for breaking a rule that needed it. Income is less regular. Before you resign, count how many months your savings would last.",
    IC: "You live lightly here, with some boxes still closed. Uranus at the IC brings sudden moves, odd housemates and freedom from what your family calls normal: exciting for living, restless for sleep. Unpack something you have owned for years on the first evening, where you see it from bed.",
  },
  Neptune: {
    Ascendant:
      "You grow gentler and dreamier on this line. With Neptune rising, others see in you whatever they long for; it is a place for resting, praying, painting or grieving. Money and plans slip away. Leave your address and your return date with a practical friend.",
    Descendant:
      "You easily idealise the people you meet here. Neptune setting brings dreamers, artists and those who need rescue, and the tenderness is real: good for meeting, too early for signing. Before you decide anything, see the person on an ordinary working day, tired and in a hurry.",
    Midheaven:
      "What exactly do you do? People on this line are never quite sure, and like it anyway. Neptune at the Midheaven suits working in music, film, care or faith, wherever imagination counts. Credit goes astray, so put your name on each piece before you describe the next.",
    IC: "Long sleep, vivid dreams, a nearness to those you have lost: with Neptune at the IC, this is where to withdraw. Resting does you good, while years of living here can run together like a single afternoon. Decide before you arrive on which day you leave.",
  },
  Pluto: {
    Ascendant:
      "Pluto rising makes you hard to overlook and hard to fool. You see what is hidden; people take you seriously, and a few step back. Living here changes a person from the ground up, which is no holiday. Let a friend elsewhere ask each Sunday how you are.",
    Descendant:
      "Meetings go deep on this line. Pluto setting brings people who want all of you, or who know how power works, and you learn what you give away in order to be loved. Meet few people here, and those well. Keep your own keys and your own account.",
    Midheaven:
      "You are handed the work that others avoid. With Pluto at the Midheaven you can gain influence through research, reform, crisis or the rescue of things written off, and opponents come with it. Working here needs a purpose. Decide what you would never do before anyone offers it.",
    IC: "What the family never said comes up here. Pluto at the IC makes living on this line a slow and thorough change in how you see your parents and the past; for resting, go elsewhere. Talk through an old story each month with somebody who was there.",
  },
  Chiron: {
    Ascendant:
      "An accent, a scar, an old shame: what you are shy about starts conversations here. Chiron rising makes people kinder to it than you feared, so living among strangers gets easier. Say briefly how you came by it, then ask about their work.",
    Descendant:
      "“Me too” is said a great deal on this line. Where Chiron sets you meet people who were hurt in the place where you were, and help goes both ways: a line for meeting, and for slow friendship. Swap places now and then, so that whoever helps gets helped.",
    Midheaven:
      "You are asked to teach what once went wrong for you. Chiron on the Midheaven suits working as a guide, tutor or maker of useful tools, since people trust somebody who has struggled. Praise feels odd at first. Answer it with “thank you”, and name your fee.",
    IC: "The old question of where you belong comes up here, gently. Chiron at the IC suits living with people you chose yourself, and resting after a long time of coping. Repair something in the house with someone who knows how, and let the mended place show.",
  },
  "North Node": {
    Ascendant:
      "Life on this line asks you to go first. With the North Node rising people expect a boldness from you that you have not practised, and it feels awkward and alive. Come for living in a new way. Do the new thing daily, badly at first: order, ask, introduce yourself.",
    Descendant:
      "Other people lead you forward here. Where the North Node sets, partners, colleagues and chance neighbours can do what you have yet to learn, so the line is for meeting and for working in twos. Accept an invitation to something that you would otherwise do alone.",
    Midheaven:
      "Work here pulls you further than you feel ready for. The North Node at the Midheaven has you learning in public: a line for working, though your family may not see the sense of it yet. Apply when you can do two thirds of what is asked.",
    IC: "No one here needs to know what you have achieved. At the IC the North Node makes neighbours, a kitchen and an ordinary week the thing to learn, so come for living and putting down roots. Ambition is bored for a month. Learn the names in your street meanwhile.",
  },
  "South Node": {
    Ascendant:
      "Everything seems familiar here, even on a first visit. With the South Node rising old skills come back at once, and old habits with them, so the line suits resting and short stays more than living. Take up something you once did well, and leave while you enjoy it.",
    Descendant:
      "You keep meeting people you seem to have known before. The South Node setting makes company comfortable, and an old pattern may begin again with a new face; it suits old friends and making peace. If you notice yourself in the old part, ask something you never asked back then.",
    Midheaven:
      "Your previous work finds you again here, often under a better title. The South Node on the Midheaven makes reputation easy, because you could do all this asleep. Use the line for finishing, for handing over and for collecting what you are owed. Train a successor from the first morning.",
    IC: "A house on this line feels like your grandparents’. With the South Node at the IC you sink into memory, and whole days go by in the past: good for resting and for saying goodbye, hardly for living. Take something small back with you, and use it every day.",
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

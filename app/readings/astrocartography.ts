import type { LineType } from "../astrology/angular-lines";
import type { ByBody } from "../astrology/bodies";

/** What living, working or travelling on each line is like. */
export const lineReadings: ByBody<Readonly<Record<LineType, string>>> = {
  Sun: {
    Ascendant:
      "Hotel clerks remember your name on this line. With the Sun rising you take up your full height here, and people see you coming; good for starting over or standing for something. Shyness finds no shade, though. Arrive with one thing you would like to be asked about.",
    Descendant:
      "Here you meet people brighter than you feel. The setting Sun puts the light in other faces: partners, patrons, a rival worth having. It is fine country for working in twos. You might hand them the whole sky, so state your own opinion before you ask for theirs.",
    Midheaven:
      "At noon nobody casts much shadow. Under the Sun on the Midheaven your work is seen, your name gets put on the poster, and strangers have a view of you. Come here to lead or to launch. Keep one evening a week when you are nobody in particular.",
    IC: "A bright room with your own books in it: the Sun at the IC warms from underneath. Living here, you find out who you are when no one is clapping, and family matters come into clear light. Fame is elsewhere. Plant something that takes three years to fruit.",
  },
  Moon: {
    Ascendant:
      "On the line where your Moon rises, strangers ask if you are from here. Your face shows everything, your sleep changes, and old ladies give you plums. It is a tender place to live and a porous one to work. Learn where the quiet bench is before you unpack.",
    Descendant:
      "A woman you barely know lends you her good umbrella here. The Moon setting draws you to people who need care or offer it, and acquaintances turn into kin. Shared flats and slow friendships do well. Check now and then that the caring still goes both ways.",
    Midheaven:
      "A town may adopt you on this line. The Moon overhead makes public work personal; you sense what a crowd is missing, and they tell you their troubles at the till. Feed people here, or teach them. Moods become known too, so find one friend who is not your audience.",
    IC: "You could find the light switch in the dark here. With the Moon at the IC the place gets into your bones: lullabies, recipes, a landscape you dreamed at six. Splendid for a home, sleepy for a career. Ask the oldest neighbour what stood on the corner before.",
  },
  Mercury: {
    Ascendant:
      "Your tongue is loosened by the time the bus leaves the airport. Mercury rising makes you quick, curious and hard to keep indoors, and you pick up the slang in a week. Study here, trade here, write. Nights run on like an open tab; shut the notebook at ten.",
    Descendant:
      "Nobody lets you eat alone in silence on this line. With Mercury setting you attract talkers: translators, younger people, somebody with a scheme and a leaflet. Interviews and negotiations go briskly. Whatever you are handed to sign, read it out first, in daylight, to a person who yawns.",
    Midheaven:
      "Business cards breed in your pockets. Mercury at the Midheaven is a place to be known for words, code, maps or deals, and the phone is for you. Work arrives in many small parcels. Choose the two that add up to something and let the others ring.",
    IC: "There will be bookshelves in the hallway, and visitors. Mercury at the IC makes a home that hums: letters come, siblings stay, you think best in slippers. For settling down to study it is hard to better. Put the router in a cupboard at nightfall and hear the house.",
  },
  Venus: {
    Ascendant:
      "The mirror in the station is kind to you. Where Venus rises you dress a shade better, smile sooner and get the window table. A place for love affairs, for art, for getting over a hard winter. Sweetness can turn into hiding; go out once in your oldest coat.",
    Descendant:
      "Many people would draw their honeymoon along this line. Venus setting brings you company that is easy on the eye and ear, and agreements are reached over fruit. Good for weddings, collaborations, peace talks. Notice whom you never contradict, and try it once about the wine.",
    Midheaven:
      "Your work gets liked here, sometimes before it is understood. With Venus overhead you are known for grace, style or fair dealing, and doors open to a pleasant manner. Galleries and kitchens suit it. Ask one honest critic to dinner, so that the applause stays useful.",
    IC: "You would repaint the shutters within a month. Venus at the IC gives a home where guests linger, linen is aired, and even quarrels keep their voices down. Come to rest, to nest, to be near beauty. Leave one corner ugly and unfinished, for visitors who are sad.",
  },
  Mars: {
    Ascendant:
      "You walk faster from the first morning. Mars rising puts iron in the legs: here you train, compete, found things, and say what you came to say. Locals may find you abrupt, and drivers find you slow to yield. Use the surplus up by noon, on a hill if possible.",
    Descendant:
      "Somebody picks a fight with you or picks you for the team. The line of Mars setting brings in heated company, lovers and competitors who will not be lukewarm. You learn to hold your ground. Do not move here to keep the peace; come with a rule for quarrels.",
    Midheaven:
      "This is where you would come to win something. Mars on the Midheaven makes you visible in action, as surgeon, captain, striker or the one who says no to the mayor. Rivals get up early as well. Decide beforehand which single contest deserves the whole of you.",
    IC: "Expect renovation dust. At the IC, Mars stirs the ground floor: old family anger, drills, a landlord, and underneath it the strength your grandparents had. Sleep is light here. Make a home only if you have a project for your hands, and forgive one relative per wall.",
  },
  Jupiter: {
    Ascendant:
      "Trousers get tighter and prospects wider. With Jupiter rising you are taken for someone generous, so you become it; strangers offer lifts, courses, opinions. Travel and teaching thrive on this line. Promise half of what you feel like promising, and be early with that half.",
    Descendant:
      "Where Jupiter sets, others think well of you before you have earned it. Mentors, foreign friends and open-handed partners turn up, and you are introduced as if you were better known. Accept. Then look at who never gets thanked in such company, and begin with them.",
    Midheaven:
      "Big rooms, high ceilings, a speech. Jupiter overhead lends your work reach: publishers, faculties, a public that wants to be encouraged. This is the classic line for growing a vocation. Growth costs sleep, though. Choose what you would keep doing if the room were small.",
    IC: "The landlord throws in the orchard. Jupiter at the IC gives elbow room at home, feast days, cousins, a faith that comes up from the floor. People settle here late and happily. Too many guests can crowd out the host; keep a bedroom with a lock and a view.",
  },
  Saturn: {
    Ascendant:
      "You look older here, in the way that good tools do. Saturn rising strips the day down to what you can carry, and people take you at your word. For a thesis or an apprenticeship it serves; for gaiety you must send out. Book the train to a friend early.",
    Descendant:
      "People come to you slowly on this line and rarely leave. Saturn setting brings partners with grey in their hair, contracts with teeth, a loyalty that does not chatter. Loneliness is the toll on the road in. Say yes to the third invitation, even if the first two were dull.",
    Midheaven:
      "A stone staircase with a worn middle: careers made under Saturn on the Midheaven are climbed. You are given responsibility before comfort, and what you build here keeps its shape. Critics are fair and few. Put the retirement of each duty in the diary on the day you accept it.",
    IC: "Thick walls, small windows, a stove to tend. With Saturn at the IC a home asks for work, and you may hear your father’s footsteps in it. Some people come to such a place to finish with the past properly. Light the stove, then open one old letter.",
  },
  Uranus: {
    Ascendant:
      "By the second day you have cut your hair. Uranus rising makes you a stranger with good ideas: awake, contrary, liable to meet the whole avant-garde in a launderette. Nothing stays booked. Come for the experiment, and carry a return ticket so that leaving is also a choice.",
    Descendant:
      "You sit down beside someone unlikely. Uranus at the Descendant sends you inventors, runaways and friends who vanish till spring; bonds are quick, free and educational. Do not ask it for a lease. Tell people early how much notice you need, and give them the same.",
    Midheaven:
      "Your job title would need explaining here. Uranus overhead favours work that did not exist ten years ago, and public reversals, upward or sideways. Independence is easier to find than a pension. Keep six months of plain living within reach before you hand in the badge.",
    IC: "Boxes are never quite unpacked along this line. At the IC Uranus shakes the floorboards: sudden moves, odd housemates, freedom from what your family calls normal. It is exciting ground and thin soil. Take one object with you that has stood in every home you had.",
  },
  Neptune: {
    Ascendant:
      "You are half invisible, and find you like it. Neptune rising softens your outline until others see in you what they long for; painters, pilgrims and the grieving do well here. Money slides off the dresser. Tell a practical person your real address, and ring them on Sundays.",
    Descendant:
      "Everyone looks like a figure from a film. With Neptune setting you meet muses and rescuers here, and fall for the lighting. Compassion is real on this line and contracts are watercolour. Enjoy the evening, then see the same person at a bus stop on a wet Monday.",
    Midheaven:
      "Ask ten people what you do in this place and you get ten answers. Neptune overhead serves work in images, music or mercy, where a little mystery helps. Credit drifts. Sign your pieces, keep dated copies, and finish one before you speak of the next.",
    IC: "The sea is audible from the bedroom, even inland. Neptune at the IC makes a retreat more than a residence; you dream hard, weep easily, and the dead feel near and friendly. Damp gets in. Come for a season of quiet, with a date set for drying out.",
  },
  Pluto: {
    Ascendant:
      "Conversations stop, then start again lower. Pluto rising gives you weight here: you see what is wrong under the floor and others sense that you see it. People come to such a line to take themselves apart with care. Tell one witness how it goes, every week, in plain terms.",
    Descendant:
      "Whoever you meet here, it is not small talk. Pluto setting draws intense company, those who want all of you and those who know where power is kept. You learn what you give away to be loved. Keep your own keys, and count them after each strong evening.",
    Midheaven:
      "You are handed the file that nobody else wants to open. With Pluto at the Midheaven your work goes where the rot or the treasure is: reform, research, rescue of things written off. Influence comes with enemies. Write down the line you will not cross before anyone offers.",
    IC: "An old well in the cellar, boarded over. Where Pluto stands at the IC you come upon what the family never said, and sleeping above it changes you. Few choose this for a holiday. If you live here, clear one drawer each month and tell its story to somebody alive.",
  },
  Chiron: {
    Ascendant:
      "Here your limp shows, and people pull up a chair. Chiron rising makes the sore part visible, an accent, a scar, an old shame, and turns it into an introduction. Those who carry the like find you. Say briefly how you came by it, then ask about their work.",
    Descendant:
      "You keep meeting the one who says “me too”. Along the line of Chiron setting your companions have been hurt in the place where you were, or have learned to mend there. Help passes both ways. Mind the urge to be the patient or the nurse in every friendship.",
    Midheaven:
      "What you once failed at is what they ask you to teach. Chiron on the Midheaven gives a name as guide, tutor, maker of tools for hands that shake. Praise stings a little, since it touches the spot. Accept it in three words, and put the fee on the door.",
    IC: "The garden gate has been mended by generations. Chiron at the IC brings up an old hurt about belonging, in a place gentle enough to look at it. Some find foster families here. Repair one thing in the house with someone who knows how, and leave the seam showing.",
  },
  "North Node": {
    Ascendant:
      "Like a coat bought one size too large, life on this line has room to grow into. The North Node rising asks you to go first in a manner you have not practised, and shopkeepers seem to expect it. It feels awkward and alive. Do the new thing badly, daily.",
    Descendant:
      "Other people are the timetable here. With the North Node setting you are drawn forward by partners and chance seatmates who want what you have yet to learn. Agree to something you would have done alone. Stay in touch with whoever asked you the second question.",
    Midheaven:
      "A signpost stands at the crossroads with your trade on it. The North Node at the Midheaven pulls you toward public work you feel underqualified for, and lets you learn on the job. Family may not follow the plot. Apply before you are ready, and send them the cutting.",
    IC: "No one here needs to know what you have achieved. At the IC the North Node points homeward, to roots you put down yourself: neighbours, a bed of beans, a dialect to joke in. Ambition paces for a month. Let it pace. Learn the names on your street in order.",
  },
  "South Node": {
    Ascendant:
      "You know these streets with your eyes shut on a first visit. Where the South Node rises old skills wake up at once and old poses too. Fetch back something you used to do well. After a while it repeats; leave while you are still fond of it.",
    Descendant:
      "“Have we met?” is said a great deal on this line. The South Node setting collects familiar people: the ex with another face, the friend who finishes your stories. There is comfort in it, and a loop. Thank one of them properly, and decline the old part.",
    Midheaven:
      "They offer you your previous job, with a bigger desk. The South Node overhead makes reputation easy here because you have done it all before, and could do it asleep. It suits winding up, handing on, collecting what is owing. Train your successor from the first morning.",
    IC: "Grandmother’s wallpaper, or near enough. With the South Node at the IC you sink into this place as into a feather bed, and whole days go by in other people’s memories. Visit to say goodbye well. Bring a small thing back with you and use it every day.",
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
    text: "Imum Coeli means bottom of the sky. The planet was under your feet at its lowest point, where nobody sees it; on this line it belongs to home, to family, to sleep, and to what you do when the day is shut.",
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

import type { Planet } from "../../astrology/bodies";
import type { MajorAspect } from "../../astrology/sky-ahead";

type ByKind<Kind extends MajorAspect = MajorAspect> = Readonly<Record<Kind, string>>;
type To<Second extends Planet, Kind extends MajorAspect = MajorAspect> = Readonly<
  Record<Second, ByKind<Kind>>
>;

/**
 * What an aspect between two planets of the moving sky brings, by first planet, second planet and kind, without what
 * the sky cannot make: the Sun never stands far from Mercury and Venus, nor these from each other, and Neptune and
 * Pluto stand in no opposition between 1800 and 2100.
 */
interface AspectClauses {
  readonly Sun: To<"Mercury" | "Venus", "Conjunction"> &
    To<"Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto">;
  readonly Mercury: To<"Venus", "Conjunction" | "Sextile"> &
    To<"Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto">;
  readonly Venus: To<"Mars" | "Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto">;
  readonly Mars: To<"Jupiter" | "Saturn" | "Uranus" | "Neptune" | "Pluto">;
  readonly Jupiter: To<"Saturn" | "Uranus" | "Neptune" | "Pluto">;
  readonly Saturn: To<"Uranus" | "Neptune" | "Pluto">;
  readonly Uranus: To<"Neptune" | "Pluto">;
  readonly Neptune: To<"Pluto", Exclude<MajorAspect, "Opposition">>;
}

/**
 * Each goes on after an opener that names the aspect and a colon. `{a}` and `{b}` are the areas of life in which the
 * first and the second planet stand; in a conjunction that is one area, `{a}`. Never the subject of a verb: some
 * areas are plural.
 */
export const aspectClauses: AspectClauses = {
  Sun: {
    Mercury: {
      Conjunction:
        "you keep thinking about {a}, and at last the right words are there. Say them aloud when you are alone, then to the person they concern.",
    },
    Venus: {
      Conjunction:
        "let somebody see how much pleasure you take in {a}. It makes you good company, and the compliment that follows is yours to keep.",
    },
    Mars: {
      Conjunction:
        "you have the strength of two people for {a}, and the patience of half a person. Begin at once, and let others finish their sentences.",
      Sextile:
        "remember how brave you have been about {b}, and things could start moving with {a}. Offer to go first, even if you still feel unready.",
      Square:
        "it takes only a small provocation about {b}, and you forget what you wanted for {a}. Thirty steps, counted slowly, are a good first answer.",
      Trine:
        "what needed a push last time is easy now with {a}. Strength is left for {b}, and breath to laugh while you use it.",
      Opposition:
        "just as you are pleased with {a}, somebody contradicts you over {b}. It is often interest in a rough voice, so answer the question instead of the tone.",
    },
    Jupiter: {
      Conjunction:
        "you feel generous and lucky about {a}, and people like to stand near such a mood. Share it with somebody who did not expect to be invited.",
      Sextile:
        "say in a cheerful voice what you need for {a}. People wish you well over {b}, but nobody can guess your wishes.",
      Square:
        "you promise more for {a} than you have time for, with all that you hope for from {b}. Half the promise, kept with your whole enthusiasm, is a better gift.",
      Trine:
        "you are confident for no special reason when you think of {a}, and it makes you brave with {b}. Ask for what you normally think too much to ask.",
      Opposition:
        "somebody generous praises you about {b}, or promises much, and your hopes rise for {a}. Praise may simply be enjoyed; a promise deserves a second question.",
    },
    Saturn: {
      Conjunction:
        "there is something only you can do about {a}, and it stays where it is until you come. It deserves your best hour and some honest pride.",
      Sextile:
        "you once learned something slowly from {b}, and the same patience could bring order to {a}. Put a practical question to somebody older, and stay for the whole answer.",
      Square:
        "you would like your own way with {a}, and the hours for it belong to a duty about {b}. A small part of the duty, done first, lightens both.",
      Trine:
        "steady effort feels natural with {a}, helped by what you have practised long enough with {b}. Choose the part that you would like to see standing in a year.",
      Opposition:
        "no, or not yet, is somebody’s answer about {b}, and it hurts your pride in {a}. Find out what would turn it into a yes.",
    },
    Uranus: {
      Conjunction:
        "suddenly the usual way is not enough for {a}, and a bolder one comes to mind. Try it out where a mistake would only make people smile.",
      Sextile:
        "by way of an unusual suggestion about {b}, you could look at {a} from another side. Hear it to the end, then try out the smallest piece.",
      Square:
        "you have decided what to do about {a}, and in the same hour a surprise arrives from {b}. Leave some time empty for the surprise to live in.",
      Trine:
        "nobody minds how free you feel around {a}, so take some of that ease along to {b}. Doing a familiar thing in a new order is enough.",
      Opposition:
        "you feel certain about {a}, until somebody acts quite against your expectations about {b}. Staying curious is worth more than being right at once.",
    },
    Neptune: {
      Conjunction:
        "you feel more about {a} than you can explain. The mood is excellent for music and kindness; for dates and sums, use a calendar and a pencil.",
      Sextile:
        "a song, a dream or a stranger’s kindness gives you an idea for {a}, while you are busy with {b}. Note it at once, since such ideas leave quickly.",
      Square:
        "a decision about {a} is due, and a mist of hopes lies over {b}. Put off the conclusion and collect two facts that can be checked.",
      Trine:
        "imagination comes to your help with {a}, and some of its tenderness is left for {b}. Daydream on purpose for as long as three songs last.",
      Opposition:
        "while you attend to {a}, somebody asks to be rescued in a matter of {b}, without saying from what. Help with something definite, then go back.",
    },
    Pluto: {
      Conjunction:
        "you see what is really going on with {a}, and it makes you determined. Change one thing completely and leave the others in peace.",
      Sextile:
        "speak of what everybody avoids about {b}, in a friendly voice, and you could gain more influence on {a}. The moment needs as much care as the words.",
      Square:
        "you insist on your own way with {a}, while everything in you also clings to {b}. Keep the point that truly matters, and give up another.",
      Trine:
        "people tell you the truth about {b}, because you seem so calm with {a}. Ask the deeper question, and guard the answer well.",
      Opposition:
        "somebody sees how sure you are of {a}, and presses you about {b} instead. Stay polite, and promise nothing until you have slept.",
    },
  },
  Mercury: {
    Venus: {
      Conjunction:
        "charming words come to you about {a}. Send somebody a message with no purpose except to please, and think of their face.",
      Sextile:
        "a friendly remark about {b}, well meant, could bring some sweetness into {a}. Be the person who makes it, and do not wait for thanks.",
    },
    Mars: {
      Conjunction:
        "your mind is quick about {a}, and your tongue is quicker. A good time for debates and decisions, provided that sharp messages are read twice.",
      Sextile:
        "you could settle a small old matter to do with {a}, in the same minutes in which you are bold about {b}. Make the call.",
      Square:
        "you argue about {a}, though the real irritation comes from {b}. Say which of the two you mean, and the argument becomes half as long.",
      Trine:
        "without a pause you turn ideas into deeds for {a}, and you are funny besides. Propose something bold for {b}, and begin while it still amuses you.",
      Opposition:
        "you only mentioned {a}, and already somebody answers sharply about {b}. Let them finish, repeat their point in your own words, and then disagree.",
    },
    Jupiter: {
      Conjunction:
        "you speak about {a} with such delight that people want to hear more. Find a listener with time for the long version.",
      Sextile:
        "you could have a wider view of {a}, thanks to good news about {b}, if you read on after the first line. The second question is the useful one.",
      Square:
        "you tell a splendid story about {a}, and leave out a small fact that belongs to {b}. Look it up while the story is still this size.",
      Trine:
        "learning is as easy as gossip when it concerns {a}, and everything seems to connect with {b}. Explain it to a child, or to anybody curious.",
      Opposition:
        "next to somebody’s grand opinion of {b}, your careful thoughts look small, above all the ones about {a}. Ask for an example, then offer one of your own.",
    },
    Saturn: {
      Conjunction:
        "let the quick replies wait. You think slowly and exactly about {a}, and a difficult page deserves that pace.",
      Sextile:
        "a serious conversation is possible about {a}, thanks to the patience you have learned from {b}. Suggest a time for it, and bring no more than three points.",
      Square:
        "in the middle of every thought about {a}, the same worry returns from {b}. In one written sentence, with a date beside it, the worry is smaller.",
      Trine:
        "your thoughts fall into order without strain about {a}, down to the dull details. While they are at it, let them sort out {b}.",
      Opposition:
        "a correction arrives about {b}, or no reply at all, and you begin to doubt what you think of {a}. Check the point in question and nothing else.",
    },
    Uranus: {
      Conjunction:
        "while you are doing something else, an idea arrives about {a}. Catch it in three words, for it may be better than it looks at first.",
      Sextile:
        "hidden in a strange question about {b}, there is a fresh idea for {a}. Take it seriously for five minutes, however impossible it sounds in the first.",
      Square:
        "one message after another pulls you towards {b}, just as you try to think about {a}. Switch off whatever blinks until you have finished your sentence.",
      Trine:
        "your mind jumps happily from {a} to {b}, and finds short ways that nobody had seen. Show somebody the most ridiculous of them.",
      Opposition:
        "in the middle of what you say about {a}, somebody comes with a startling view of {b}. It is worth being interrupted once, because they may be right.",
    },
    Neptune: {
      Conjunction:
        "tone and image tell you more than words about {a}. Listen, read poems, make up stories, and have every time and place repeated to you.",
      Sextile:
        "you can guess what somebody means about {b}, and the guess could help with {a}. Offered as a question, it does no harm if it is wrong.",
      Square:
        "you need exact words for {a}, but all you get is a hint about {b}. Repeat what you have understood so far, and let others correct you.",
      Trine:
        "you find the picture that makes everyone understand what you mean about {a}, and gentle words besides for {b}. Read something beautiful aloud, even if nobody is listening.",
      Opposition:
        "someone tells a lovely, cloudy story about {b}, while you want facts about {a}. Ask what came first, what came next, and who was there.",
    },
    Pluto: {
      Conjunction:
        "every pause in an answer tells you something about {a}, and you want the whole truth. Dig in books and papers; with people, ask once and kindly.",
      Sextile:
        "the missing detail is within reach, and it connects {a} with {b}. Go to the one who knows, and say why you want it.",
      Square:
        "find out quietly what you can about {a}, and accuse nobody yet. The answer to your question might disturb what you have with {b}.",
      Trine:
        "you see through a confusion around {a}, and recognise its cause in {b}. Use so clear a head for a thing you always wanted to know.",
      Opposition:
        "somebody tries at length to change your mind about {b}, and will not hear what you know from {a}. Say it calmly, twice, in the same words.",
    },
  },
  Venus: {
    Mars: {
      Conjunction:
        "liking and wanting are the same thing around {a}, and your face shows it. Say so lightly, and leave the answer free.",
      Sextile:
        "something attracts you in the direction of {b}, and it could put more fun into {a}. Go closer, suggest a game, and see who joins.",
      Square:
        "you wish to please everyone over {a}, and to get your own way with {b}. What you want more comes first; the other gets all your charm.",
      Trine:
        "people like the way in which you go after {a}, and give you your way with {b} as well. Dance, build, sing or kiss, as the situation allows.",
      Opposition:
        "you would like to go slowly with {a}, and with pleasure, but somebody is in a hurry about {b}. Tell them which part you are glad to do fast.",
    },
    Jupiter: {
      Conjunction:
        "there is more pleasure in {a} than one person needs, so share it. Celebrate something small as though it were a great anniversary.",
      Sextile:
        "a small treat is within reach, to do with {b}, and it could make you merry about {a}. Say yes quickly, while no polite excuse has occurred to you.",
      Square:
        "you would like more of everything good from {a}, and just as much from {b}. One of them you will still remember in a month, so choose that one.",
      Trine:
        "pleasure comes first around {a}, and explanations later. Good company finds you without effort, and good taste follows you to {b}.",
      Opposition:
        "people are more generous to you over {b} than you expected, and you turn shy about {a}. Receive the whole of it, and do not rush to give back double.",
    },
    Saturn: {
      Conjunction:
        "affection shows itself in deeds around {a}, and hardly in words. Notice who is there at the agreed time, and be there too.",
      Sextile:
        "put something lasting into {a} by means of a small kindness about {b}. The best sort is one that you would gladly repeat every week.",
      Square:
        "you long for warmth around {a}, and meet a coolness or a limit when you turn to {b}. Respect the limit, and ask for one warm thing.",
      Trine:
        "you are fond of what has lasted around {a}, and it keeps you calm about {b}. Find somebody who has known you long, and laugh about old stories.",
      Opposition:
        "praise is scarce from the people you meet over {b}, and you take a little less pleasure in {a}. Keep your own taste, and ask them how they are.",
    },
    Uranus: {
      Conjunction:
        "with a beating heart you follow something new around {a}. Let it last some hours, and leave the question of staying for later.",
      Sextile:
        "somebody unlike your usual company could bring surprise to {b}, and pleasure to {a}. Say yes to an odd invitation, or send one.",
      Square:
        "you ask people to come closer over {a}, and to leave you free over {b}, and they hear only half of it. Say both together, and name the hours.",
      Trine:
        "an unusual delight finds you around {a}, and goes along with you to {b}. Wear the loud colour, hum the tune, change the order of things.",
      Opposition:
        "just when you feel comfortable with {a}, somebody changes what was agreed about {b}. Say that you are disappointed, then look at what has become free.",
    },
    Neptune: {
      Conjunction:
        "you see {a} with kind and slightly dazzled eyes. Enjoy the sight as you would a concert, and agree to nothing until the last note.",
      Sextile:
        "music, a picture or somebody gentle, met over {b}, could bring you new tenderness for {a}. Such things need time kept free on purpose.",
      Square:
        "you dream sweetly about {a}, and the more so after each disappointment with {b}. Look at both on an ordinary morning, and like what is really there.",
      Trine:
        "beauty meets you around {a}, and makes you gentle about {b}. Stay where you are for the second half of the song.",
      Opposition:
        "a charming person lets you hope for a great deal from {b}, and you would give up {a} for it. Hope as you like, and give nothing away yet.",
    },
    Pluto: {
      Conjunction:
        "you enjoy {a} with your whole heart, and find it hard to leave any to others. Show how strongly you feel, and allow them their milder pleasure.",
      Sextile:
        "you could take deeper pleasure in {a}, after an honest word about what you want from {b}. Choose a listener you are sure of, and speak first.",
      Square:
        "being liked freely around {a} matters to you, and so does being certain of {b}. Test nobody; ask the question which the test was meant to answer.",
      Trine:
        "you are drawn to what is true about {a}, more than to what is pretty, and others confide in you over {b}. Ask them what nobody has asked yet.",
      Opposition:
        "somebody wants all your attention for {b}, and grudges you your pleasure in {a}. An hour of it, freely given, is often enough; then return to what you like.",
    },
  },
  Mars: {
    Jupiter: {
      Conjunction:
        "begin with the biggest step for {a}, while you are laughing. You want everything at once, and a surprising part of it is possible.",
      Sextile:
        "others are enthusiastic about {b}, and their mood offers you a start with {a}. Join in on the first day, when there is still a choice of places.",
      Square:
        "you have more zeal for {a} than strength left over from {b}. The list is long enough, and the bravest thing on it deserves to be done properly.",
      Trine:
        "it costs you nothing to be brave about {a}, and there is plenty left for {b}. Start what looked too large, with somebody who laughs easily.",
      Opposition:
        "somebody has great designs for {b}, and would hurry you past your own steps with {a}. Inspiration is welcome; the speed is still yours to choose.",
    },
    Saturn: {
      Conjunction:
        "each step needs more effort than seems fair when you deal with {a}. Go slowly and do not stop; heavy things have always been moved in this way.",
      Sextile:
        "be as patient as you have learned to be with {b}, and you could get far with {a}. Set a modest number, of pages or of steps, and reach it.",
      Square:
        "you want to move ahead with {a}, and are held back by a rule about {b}. Do the half that needs nobody’s permission, and ask about the other half.",
      Trine:
        "calm, even strength is there for {a}, and it needs no applause. Start with the hardest piece, and let the same pace take you on to {b}.",
      Opposition:
        "you are ready to act on {a}, and somebody slows you down over {b}. They may want to stop you, or only be careful, and it helps to know which.",
    },
    Uranus: {
      Conjunction:
        "you want to break with the old way of handling {a}, at once and loudly. Pick a single rule, and break it where nobody stands too near.",
      Sextile:
        "something is cancelled or changed about {b}, which gives you the chance to go about {a} differently. Jump in while nobody has made the rules yet.",
      Square:
        "you are in haste over {a}, when a surprise arrives about {b}, and you try to do both with the same hand. Put the first thing down, then turn round.",
      Trine:
        "so quickly do you act on {a} that there is no time to doubt, and it suits you wonderfully. Surprise somebody over {b}, as kindly as you can.",
      Opposition:
        "you are simply busy with {a}, when somebody shouts or leaves over {b}. Finish what is in your hands, and speak to them when both are calm.",
    },
    Neptune: {
      Conjunction:
        "your strength comes and goes like a tide when you turn to {a}. Act when it is there, and lie down without apology when it is not.",
      Sextile:
        "a wish for {b} that you have told nobody could show you a gentle way to go on with {a}. Take the first step without an announcement.",
      Square:
        "you fight for {a} with half your strength, and the other half is busy feeling guilty about {b}. Ask aloud what exactly you owe, and to whom.",
      Trine:
        "you move as if there were music around {a}, and kindness turns into deeds when you get to {b}. Swim, sing, or help somebody in secret.",
      Opposition:
        "nobody tells you clearly what they want from {b}, and while you wait you waste strength on {a}. Ask for a yes or a no.",
    },
    Pluto: {
      Conjunction:
        "you bring enormous strength to {a}, and small obstacles make you furious. Aim it at the task, and keep it away from people.",
      Sextile:
        "use what you know about {b}, and something stubborn could move at last with {a}. Push once, in the right place, with all your might.",
      Square:
        "the harder you push at {a}, the more resistance you meet around {b}, perhaps your own. After the second push, find out what somebody is afraid of losing.",
      Trine:
        "you could keep at {a} for hours, and enjoy every one of them. With the strength left over, finish something tiresome to do with {b}.",
      Opposition:
        "while you are busy with {a}, somebody tries out how much pressure you can take over {b}. Say calmly where your limit is, and do not argue about it.",
    },
  },
  Jupiter: {
    Saturn: {
      Conjunction:
        "a period of about twenty years begins for {a}, with a large hope and a strict measure in it. Start something modest that you can continue.",
      Sextile:
        "for some weeks you could prepare something large for {a}, because you have learned from {b} how long things take. Note the wish, and the number of months beside it.",
      Square:
        "two things are true for some months, that you want more from {a}, and that you owe something to {b}. Give each a date, and keep both.",
      Trine:
        "build on {a} at a comfortable pace in these weeks, with all that you know for certain about {b}. Think in years, and enjoy the thinking.",
      Opposition:
        "for months others ask you to be careful with {b}, whenever you grow hopeful for {a}. Let them count the risks while you describe the hope.",
    },
    Uranus: {
      Conjunction:
        "chances appear suddenly for {a} in the course of some months, and do not stay long. Keep time empty, and follow the one that makes you laugh aloud.",
      Sextile:
        "you could arrive somewhere new with {a}, within some weeks, by an experiment with {b}. Do one thing for the first time in your life.",
      Square:
        "restless for months about {a}, and surprised again and again by {b}, you would like to change everything. Finish the easier change, and only then begin the second.",
      Trine:
        "with new eyes you look at {a} in these weeks, and meet good surprises around {b}. Go somewhere, if only to the next street, where nobody knows you.",
      Opposition:
        "for some months a sudden change in other people, about {b}, puts a question to your hopes for {a}. Ask what they have discovered; part of it may suit you.",
    },
    Neptune: {
      Conjunction:
        "you have more faith in {a} than usual, and give for months without counting. Dream on a grand scale, and let a sober person look at the details.",
      Sextile:
        "these weeks are right for giving more meaning to {a}, with the help of an ideal from {b}. Be useful to somebody once and see how it feels.",
      Square:
        "you expect wonders of {a} over these months, and your picture is too kind when you look at {b}. Hope is no mistake if whatever can be checked is checked.",
      Trine:
        "sing with others, pray, or look up at the sky. In these weeks it is easy to have faith in {a}, and to be generous with {b}.",
      Opposition:
        "somebody spends months describing a large, vague vision of {b}, and you could neglect {a} for it. Admire the vision, and ask to see the first step.",
    },
    Pluto: {
      Conjunction:
        "for months you want something great from {a}, and the influence to get it seems near. Think about whom it would serve besides you.",
      Sextile:
        "you could do more about {a} for some weeks, with means that lie unused around {b}. Look for them, and say what you want to build.",
      Square:
        "a large wish for {a} keeps you busy for months, and you run into questions of power about {b}. Grow by agreement, even where you could win by pressure.",
      Trine:
        "great efforts feel natural for some weeks with {a}, and behind them stands a deep knowledge of {b}. Finish something that makes you proud.",
      Opposition:
        "you hope for more from {a} over these months, and meet somebody strong who has firm ideas about {b}. Before anything else, learn how they think.",
    },
  },
  Saturn: {
    Uranus: {
      Conjunction:
        "for about a year there are two ways of dealing with {a}, an old and a new, and you have to make them one. Keep what has proved good.",
      Sextile:
        "a new method, borrowed from {b}, could lighten what you owe to {a} over these months. Try it first on the dullest part.",
      Square:
        "for months you have hardly brought order to {a}, when it is turned over again by a novelty from {b}. A date for a single change can satisfy both.",
      Trine:
        "without endangering anything solid around {a}, you can be inventive for months with {b}. Begin with the rule that nobody can explain any more.",
      Opposition:
        "you are responsible for {a}, and for many months somebody wants everything to be different about {b}. Agree first on what stays, and then on what may go.",
    },
    Neptune: {
      Conjunction:
        "you owe some months of ordinary effort to an old dream about {a}. Keep the part that you would still want on a grey morning.",
      Sextile:
        "you could give a practical form, around {a}, to an ideal that has come from {b} in these months. Make it so small that you can keep it up.",
      Square:
        "for months you do what must be done about {a}, while your thoughts are far away with {b}. Give them a small, fixed part of each day.",
      Trine:
        "in these months you are patient with {a}, fed by a faith that comes from {b}. Practise something beautiful every day, however short.",
      Opposition:
        "other people are confused or full of high hopes about {b} for months, and it makes you less sure of {a}. Agreements on paper help, when memories differ.",
    },
    Pluto: {
      Conjunction:
        "something has to be built again from the ground for {a}, over months of serious labour. A solid piece at a time is enough, with company if possible.",
      Sextile:
        "you could strengthen {a} in these months by using what you know of {b}. Take away what is weak, wait a little, and only then build.",
      Square:
        "to do your duty about {a} you try to control {b}, for months, and it costs more each time. Loosen one rule, and see whether the pressure falls.",
      Trine:
        "you have great endurance for {a} in these months, and it reaches deep into {b}. Take up the long task, and be glad of every finished piece.",
      Opposition:
        "somebody has fixed ideas about {b}, and for months they push against your limits around {a}. Let the limits be few, and explain each of them once.",
    },
  },
  Uranus: {
    Neptune: {
      Conjunction:
        "over these years your strangest ideas and your oldest longings meet around {a}. Follow the most beautiful of them a little way, and see who comes along.",
      Sextile:
        "you could give form to an old dream about {b}, over these months, with a new tool or idea for {a}. Make a first version, however clumsy.",
      Square:
        "you wish for freedom around {a}, long for something nameless from {b}, and for years mistake one for the other. Ask of every change how you hope to feel afterwards.",
      Trine:
        "ideas for {a} come to you for years in dreams, songs and jokes, and some of them suit {b}. Make something from one, purely for joy.",
      Opposition:
        "over these years you think in new ways of {a}, which disturbs what others hold dear about {b}. An old view usually protects something; ask what it is.",
    },
    Pluto: {
      Conjunction:
        "so much is changing about {a} in these years that the old form does not return. Take part early, in small steps, and choose your direction.",
      Sextile:
        "you could end something stale about {b} in these months, by a fresh approach to {a}. Choose a change that other people would be glad of as well.",
      Square:
        "you wish to be free around {a}, and for years you meet deep resistance to it around {b}. Change what is yours, and give notice when it concerns others.",
      Trine:
        "you can change {a} in large steps over these months, and meanwhile old knots come undone around {b}. Throw out something that has lost its use, with pleasure.",
      Opposition:
        "while you try new ways with {a}, the old order is defended for years by people who count on {b}. Small examples persuade them better than speeches.",
    },
  },
  Neptune: {
    Pluto: {
      Conjunction:
        "over these years something ends so quietly around {a} that only a longing is left, and new life grows from it. Listen to what old people remember.",
      Sextile:
        "you carry a quiet dream about {a}, and over these years find strength for it in what you know of {b}. Tell it to somebody who builds things.",
      Square:
        "keep your tender hope for {a}, though over these years it has to live beside hard facts about {b}. Let its form change, and ask an honest person to look.",
      Trine:
        "for some years you grow stronger about {b} by everything that you forgive around {a}. Do something good for people who live after you.",
    },
  },
};

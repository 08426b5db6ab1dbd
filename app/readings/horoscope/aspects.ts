import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";

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
 * Each goes on after an opener that names the aspect and the house of the first planet: “On Tuesday Mars, in your fourth
 * house of home, squares Saturn: ”. What it says holds in any house.
 */
export const aspectClauses: AspectClauses = {
  Sun: {
    Mercury: {
      Conjunction:
        "you know exactly what you think, and the right words come with it. Say your main point in the first sentence.",
    },
    Venus: {
      Conjunction:
        "it is easy to like yourself, and others feel it too. When a compliment comes, say thank you and nothing else.",
    },
    Mars: {
      Conjunction:
        "you have twice your usual strength, and half your usual patience. Start with something hard, and let others finish their sentences.",
      Sextile:
        "a little courage is enough to begin what you have put off. Go first, before you feel quite ready.",
      Square:
        "you have a clear aim, and then something small makes you angry. Walk thirty slow steps before you go on.",
      Trine:
        "what usually takes effort is easy now, almost like play. Do one thing more than you had planned, and enjoy your strength.",
      Opposition:
        "you feel confident, until somebody contradicts you rather loudly. Answer what was said, and forgive the tone.",
    },
    Jupiter: {
      Conjunction:
        "you feel lucky and generous, and your good mood spreads. Share it with somebody who did not expect an invitation.",
      Sextile: "help is near, but nobody can guess what you need. Ask for it in a cheerful voice.",
      Square:
        "you want to do a great deal, and to do it well. Choose half of it, and give it your whole heart.",
      Trine:
        "confidence comes by itself, without any special reason. Ask for something that you usually do not dare to ask for.",
      Opposition:
        "somebody promises you a great deal, and you start to want more. Enjoy the thought, and ask when and how.",
    },
    Saturn: {
      Conjunction:
        "there is something that only you can do, and it waits for you. Give it your best hour, and be proud of it.",
      Sextile:
        "patience would help you, and somebody experienced has some advice. Ask a practical question, and stay for the whole answer.",
      Square:
        "you would like to do as you please, but something dull must be finished. Do a third of it, and then go and play.",
      Trine:
        "steady effort feels natural, and you are in no hurry. Begin something that you would like to be proud of in a year.",
      Opposition: "somebody says no, or not yet, and it hurts your pride. Ask what would turn it into a yes.",
    },
    Uranus: {
      Conjunction:
        "the usual way is suddenly not enough for you. Try a bolder one where a mistake would only make people smile.",
      Sextile:
        "an unusual suggestion could give you more freedom. Hear it to the end, then try the smallest part of it.",
      Square:
        "you have just decided something, and a surprise upsets it. Wait an hour, then change only a part of your decision.",
      Trine:
        "you feel free, and nobody minds. Do a familiar thing in a new order, simply for the pleasure of it.",
      Opposition:
        "you are quite sure of something, until somebody acts against all your expectations. Stay curious for an hour before you judge.",
    },
    Neptune: {
      Conjunction:
        "you feel more than you can explain. Use the mood for music or kindness, and check every time and number twice.",
      Sextile:
        "a song, a dream or a kind stranger could show you something new. Note it at once, because such thoughts leave quickly.",
      Square:
        "a decision is due, but your wishes are stronger than the facts. Find out two things that can be checked.",
      Trine:
        "your imagination comes to your help, and you understand others easily. Daydream on purpose for as long as three songs last.",
      Opposition:
        "you have enough to do, and somebody wants to be rescued without saying from what. Offer one clear kind of help.",
    },
    Pluto: {
      Conjunction:
        "you see what is really going on, and you want to change it. Change one thing completely, and leave the rest in peace.",
      Sextile:
        "a question that everybody avoids can be asked now, if you ask it kindly. Prepare the first sentence.",
      Square:
        "you like to decide everything, and others want a part in it. Keep what truly matters, and leave the rest to them.",
      Trine:
        "you are calm, even about serious things, so people tell you the truth. Ask the deeper question, and guard the answer well.",
      Opposition:
        "you know what you want, and somebody powerful presses you to give way. Stay polite, and promise nothing until you have slept.",
    },
  },
  Mercury: {
    Venus: {
      Conjunction:
        "charming words come to you. Send somebody a short message with no purpose except to please, and picture their face.",
      Sextile:
        "a few kind words could make things pleasanter. Be the first to say them, and wait for no thanks.",
    },
    Mars: {
      Conjunction:
        "you think fast, and you speak even faster. Settle the open question, but read a sharp message twice before you send it.",
      Sextile:
        "you could settle a small old matter, and it takes only minutes. Make the call, or write two short lines.",
      Square:
        "something annoys you, so your words become too sharp. Name the real reason, and say you are sorry for the tone.",
      Trine:
        "your ideas turn into action without a pause, and you are funny besides. Suggest something bold, and begin while it still amuses you.",
      Opposition:
        "you have a clear opinion, and somebody attacks it sharply. Let them finish, repeat their point in your own words, then disagree.",
    },
    Jupiter: {
      Conjunction:
        "your mind is full of good ideas, and you love to explain them. Find a listener who has time for the long version.",
      Sextile:
        "you could learn something useful, if you read past the first line. Ask the second question, too; it is usually the better one.",
      Square:
        "your thoughts run far ahead, and you overlook a small fact. Look it up before you tell others your idea.",
      Trine:
        "learning is a pleasure, and everything seems to be connected. Explain what you have understood to a child, or to anybody curious.",
      Opposition:
        "you think carefully, until somebody’s grand opinion makes you feel small. Ask for an example, then offer one yourself.",
    },
    Saturn: {
      Conjunction:
        "you think slowly and exactly, and that is a strength now. Let others answer first, and take your time.",
      Sextile:
        "you can be serious without becoming gloomy. Suggest a time to talk, and bring no more than three points.",
      Square:
        "you try to think clearly, and an old worry comes back. Put the worry into one sentence, with a date beside it.",
      Trine:
        "your thoughts fall into order by themselves. Make a short list, and enjoy crossing out the first line.",
      Opposition:
        "somebody corrects you, or does not answer at all, and you doubt yourself. Check the point in question, and nothing else.",
    },
    Uranus: {
      Conjunction:
        "a strange idea comes to you, and it is better than it looks. Note three words of it before you forget.",
      Sextile:
        "a strange question could show you a new way. Take it seriously for five minutes, even if it sounds impossible.",
      Square:
        "you are trying to finish a thought, and one message after another interrupts you. Switch off whatever blinks until you are done.",
      Trine:
        "you think of solutions that have occurred to nobody else. Show somebody the most ridiculous one first; it may even work.",
      Opposition:
        "everything seems clear to you, and then somebody says something startling. Let them interrupt you; they may be right.",
    },
    Neptune: {
      Conjunction:
        "you hear the feeling in every sentence and miss the facts. Read a poem aloud, and ask twice about dates.",
      Sextile:
        "you guess right about what people feel, and it could help somebody. Offer your guess as a question, in case you are wrong.",
      Square:
        "you need exact words, and all you get is a hint. Repeat what you have understood so far, and let others correct you.",
      Trine:
        "gentle words come easily, and others understand at once. Read something beautiful aloud, even if nobody is listening.",
      Opposition:
        "you like plain facts, and somebody tells you a lovely, vague story. Ask what happened first, and who was there.",
    },
    Pluto: {
      Conjunction:
        "half an answer is not enough for you; you want the whole truth. Ask once, kindly, and give people time to answer.",
      Sextile:
        "a missing detail is within your reach. Go to the person who knows it, and say why you want it.",
      Square:
        "it tempts you to find out everything, and you also want to be liked. Ask one open question, and accuse nobody yet.",
      Trine:
        "what was confusing is suddenly plain to you. Take the chance to find out something that you always wanted to know.",
      Opposition:
        "you have firm views, and somebody insists on changing them. Say yours calmly twice, in the same words, then stop.",
    },
  },
  Venus: {
    Mars: {
      Conjunction:
        "you know what you would like, and your face shows it. Say so with a smile, and accept any answer.",
      Sextile:
        "something looks like fun, and it needs only a first step. Go closer, suggest a game, and see who joins.",
      Square:
        "you want things to be pleasant, and you also want to win. Decide which comes first, and be charming about the other.",
      Trine:
        "fun comes quickly, and others are glad to join in. Dance, sing or build something, as long as the mood lasts.",
      Opposition:
        "you would like to go slowly, and somebody is in a hurry. Say kindly which speed suits you, and keep to it.",
    },
    Jupiter: {
      Conjunction:
        "you find much to enjoy, and enough of it to share. Celebrate something small as if it were a great event.",
      Sextile:
        "a small pleasure is offered to you. Say yes with a smile, before a polite excuse occurs to you.",
      Square:
        "you want more of everything good, and all of it at once. Choose the pleasure that you will still remember in a month.",
      Trine:
        "pleasure comes without effort, and good company finds you. Stay a little longer than you had planned.",
      Opposition:
        "somebody is more generous than you expected, and you turn shy. Accept all of it, and do not rush to give back double.",
    },
    Saturn: {
      Conjunction:
        "you care deeply and say little about it. Show your care by a small promise, kept to the minute.",
      Sextile:
        "a small kindness could be the start of something lasting. Choose one that you would gladly repeat every week.",
      Square:
        "you want comfort, and you have to be strict. Do the strict part first, then ask somebody for something kind.",
      Trine:
        "something old and familiar gives you pleasure. Find somebody who has known you long, and laugh about an old story together.",
      Opposition:
        "you are content, and somebody looks on without a smile. Keep your own taste, and ask how their day was.",
    },
    Uranus: {
      Conjunction:
        "something new delights you, and your heart beats faster. Enjoy it for some hours before you decide anything.",
      Sextile:
        "an odd invitation could bring you pleasure. Accept it, or send one to somebody unlike your usual company.",
      Square: "you want company, and you want to be free. Say both together, and agree on hours for each.",
      Trine:
        "an unusual pleasure finds you. Wear the bright colour, hum the new tune, and let people stare a little.",
      Opposition:
        "you feel comfortable, and then somebody changes what was agreed. Say that you are disappointed, then ask what is possible instead.",
    },
    Neptune: {
      Conjunction:
        "everything looks beautiful to you, and a little better than it is. Enjoy it, and promise nothing until tomorrow.",
      Sextile: "music, a picture or a gentle person could comfort you. Keep an hour free for it, on purpose.",
      Square:
        "you dream of perfect happiness, and ordinary days disappoint you. Tomorrow, look for something that you like as it is.",
      Trine:
        "something beautiful moves you and makes you gentle with everybody. Give it five quiet minutes, and do nothing else.",
      Opposition:
        "a charming person gives you great hopes, and you become careless. Hope as much as you like, and give nothing away yet.",
    },
    Pluto: {
      Conjunction:
        "you love something with all your heart, and you want the whole of it. Leave a small part for somebody else.",
      Sextile:
        "you could enjoy things more deeply, after an honest word about what you want. Choose somebody you trust, and speak first.",
      Square:
        "you would like to be trusting, and you also want proof. Test nobody in secret; ask your question openly and kindly.",
      Trine:
        "you like people as they really are, and they feel it. Ask a question that nobody has asked them yet.",
      Opposition:
        "you are happy, and suddenly somebody wants all your attention. Give an hour gladly, then go back to your pleasure.",
    },
  },
  Mars: {
    Jupiter: {
      Conjunction:
        "you want everything at once, and a surprising part of it is possible. Begin with the step that makes you laugh.",
      Sextile:
        "somebody’s enthusiasm could give you a good start. Join in early, while there is still a choice of tasks.",
      Square:
        "you promise to do everything, and your strength is enough for half. Cross two things off the list, and do a third properly.",
      Trine:
        "courage costs you nothing, and there is plenty of it. Start what looked too large, with somebody who laughs easily.",
      Opposition:
        "somebody has great plans and wants you to hurry. Let their enthusiasm warm you, and keep your own speed.",
    },
    Saturn: {
      Conjunction:
        "every step takes more effort than seems fair. Go slowly and do not stop; look back twice to see how far you are.",
      Sextile:
        "with a little patience you could do a hard thing. Set a small number, of pages or of steps, and reach it.",
      Square:
        "you want to move fast, and a rule or a slow person holds you up. Do the half that needs nobody’s permission.",
      Trine:
        "you have calm, steady strength, and it needs no applause. Start with the hardest part, and keep the same pace throughout.",
      Opposition:
        "you are ready to act, and somebody slows you down. Ask what worries them; it may be something you have missed.",
    },
    Uranus: {
      Conjunction:
        "you are tired of an old habit, and would throw it out at once. Begin with a small part, and warn whoever stands near.",
      Sextile:
        "a sudden change gives you the chance to do things differently. Try your own way, while nobody has made rules yet.",
      Square:
        "you are in a hurry, and something unexpected happens. Put the first thing down before you touch the second.",
      Trine:
        "you dare to be different, and it suits you. Surprise somebody as kindly as you can, and laugh together.",
      Opposition:
        "you expect no trouble, and somebody suddenly shouts or leaves. Finish what you are doing, and talk when both of you are calm.",
    },
    Neptune: {
      Conjunction:
        "your strength comes and goes. Act when it is there, and rest without apology when it is not.",
      Sextile:
        "a small step could bring you nearer to an old dream. Take it quietly, and tell people afterwards.",
      Square:
        "you use only half your strength, because you feel guilty. Say aloud what you owe and to whom; often it is little.",
      Trine:
        "you move as easily as if there were music, and you are kind without effort. Help the first person who asks.",
      Opposition:
        "somebody will not say clearly what they want, and you waste your strength. Ask for a yes or a no.",
    },
    Pluto: {
      Conjunction:
        "you have enormous strength, and small obstacles make you furious. Use it on the task, and keep it away from people.",
      Sextile:
        "something that never changed could change at last. Wait for the right moment, then try once with all your strength.",
      Square:
        "the harder you insist, the more resistance you meet. Stop after the second try, and ask what somebody is afraid of losing.",
      Trine:
        "you could go on for hours, and enjoy every one of them. Use what strength is left for something tiresome.",
      Opposition:
        "somebody tests how much pressure you can stand. Say calmly where your limit is, and do not argue about it.",
    },
  },
  Jupiter: {
    Saturn: {
      Conjunction:
        "what you begin in these months can grow for twenty years. Choose something modest that you can continue on dull days, too.",
      Sextile:
        "for some weeks you could prepare something large. Note your wish, and write beside it how many months it needs.",
      Square:
        "for months you want more, and you have to be careful. Give each its own days of the week, and keep to them.",
      Trine:
        "you are hopeful and patient at once in these weeks. Build something at a comfortable pace, and enjoy thinking in years.",
      Opposition:
        "you see great chances, and for months other people warn you. Let them count the risks, while you describe the good side.",
    },
    Uranus: {
      Conjunction:
        "for some months chances appear suddenly, and they do not stay long. Keep time free, and follow the one that makes you laugh.",
      Sextile:
        "in these weeks an experiment could bring something new. Do one thing for the first time in your life.",
      Square:
        "you grow restless in these months, and want to change everything. Finish the easier change before you begin the harder one.",
      Trine:
        "everything looks new to you for some weeks, and pleasant surprises come by themselves. Walk along a street that you do not know.",
      Opposition:
        "somebody changes suddenly in these months, and you ask yourself what you really want. Find out what they have discovered.",
    },
    Neptune: {
      Conjunction:
        "you give and trust for months without counting. Dream of great things, and let a sober friend look at the details.",
      Sextile:
        "in these weeks a good deed could make you very happy. Do it without a special reason, and see how it feels.",
      Square:
        "you expect wonders, and for months you overlook the plain facts. Keep hoping, and check whatever can be checked.",
      Trine:
        "in these weeks you find it easy to trust and to give. Sing with others, or look at the night sky.",
      Opposition:
        "for months somebody describes a large, vague dream, and you put off your own wishes. Admire the dream, and ask about its first step.",
    },
    Pluto: {
      Conjunction:
        "for months you want something great, and you feel strong enough to get it. Ask whom it would help besides you.",
      Sextile:
        "for some weeks somebody influential might help you. Say plainly what you want to build, and what you can give.",
      Square:
        "you want great things, and for months you also want full control. Ask for agreement, even where pressure would be quicker.",
      Trine:
        "for some weeks great efforts feel natural, and you know where to begin. Finish something that makes you proud.",
      Opposition:
        "you have large wishes, and in these months somebody powerful has other ideas. Learn how they think before you answer.",
    },
  },
  Saturn: {
    Uranus: {
      Conjunction:
        "an old and a new way stand side by side for about a year. Keep what has proved good, and change the rest slowly.",
      Sextile:
        "in these months a new method could save you trouble. Try it first on the dullest part of all.",
      Square:
        "you want order, and in these months also something quite new. Set a date for one change, and keep to it.",
      Trine:
        "you can try new things for months and still keep what is good. Change the rule that nobody can explain any more.",
      Opposition:
        "you feel responsible, and for months somebody wants everything to be different. Agree first on what stays, then on what may go.",
    },
    Neptune: {
      Conjunction:
        "an old dream needs some months of ordinary effort. Keep the part that you would still want on a grey morning.",
      Sextile:
        "a beautiful idea could become practical in these months. Make it so small that you can do it every day.",
      Square:
        "you have to be practical, and for months you long to dream. Give the dream a small, fixed part of each day.",
      Trine:
        "for months patience comes easily, because there is something you believe in. Practise something beautiful every day, however short.",
      Opposition:
        "for months other people are confused or too hopeful, and you grow less sure. Note what was agreed, and on which day.",
    },
    Pluto: {
      Conjunction:
        "for months something has to be rebuilt from the beginning. One solid piece at a time is enough, in company if possible.",
      Sextile:
        "in these months you could make something stronger. Take away what is weak, wait a little, and only then build.",
      Square:
        "safety matters to you, and for months you try to control everything. Loosen one rule a little, and watch what happens.",
      Trine:
        "you can keep going for months without growing tired of it. Take up the long task, and enjoy every finished piece.",
      Opposition:
        "for months somebody with fixed ideas pushes against your limits. Let the limits be few, and explain each of them once.",
    },
  },
  Uranus: {
    Neptune: {
      Conjunction:
        "your strangest ideas and your oldest wishes come together over these years. Try out the most beautiful one, on a small scale.",
      Sextile:
        "over these months a new tool could help an old dream. Make a first version, however clumsy, and show it to somebody.",
      Square:
        "you want excitement, and for years you also dream of peace. Before each change, ask how you hope to feel afterwards.",
      Trine:
        "good ideas come to you for years, out of dreams, songs and jokes. Make something from one of them, purely for joy.",
      Opposition:
        "you change your ideas, and over these years others are afraid of losing something. Ask them what it is before you go on.",
    },
    Pluto: {
      Conjunction:
        "in these years a great deal changes, and the old ways do not return. Take small steps early, and choose your own direction.",
      Sextile:
        "in these months you could end something that has become useless. Choose a change that others would welcome, too.",
      Square:
        "you want to be free, and for years you meet deep resistance. Change what is yours, and ask before you touch the rest.",
      Trine:
        "large changes come easily over these months, and old troubles may end with them. Throw away something you no longer need.",
      Opposition:
        "you try new ways, and for years powerful people defend the old ones. Show them a small example instead of making a speech.",
    },
  },
  Neptune: {
    Pluto: {
      Conjunction:
        "in these years something ends quietly, and you miss it. Listen to what old people remember, and keep the best of it.",
      Sextile:
        "over these years a quiet dream could grow strong. Tell it to somebody who likes to build things.",
      Square:
        "for years you want to dream, and you have to face hard facts. Keep the dream, and ask an honest person what is possible.",
      Trine:
        "over these years kindness makes you stronger, almost without your noticing. Do something good for people who will live after you.",
    },
  },
};

import type { ByTransit } from "./transit-text";

/** Uranus’s contacts: what it touches wants air and change, for a year or longer. */
export const uranusTransits: ByTransit = {
  Sun: {
    conjunction: {
      text: "You introduce yourself with the usual sentence and it sounds like somebody else’s. For a year or a little more you stop fitting your own description: the work, the haircut, the opinions. It happens once in a long life. Nothing has to be burnt down. Trying on is enough for a start, and people who like you are usually more curious than shocked.",
      practice: "spend an afternoon as the person you might be next, and notice what feels natural.",
    },
    flowing: {
      text: "You become more yourself, and hardly anybody objects. An old wish to live differently may find a practical opening, such as a new employer, a shorter week, or friends who never knew you as sensible. The ease lasts a year or so. It does not push, so changes have to be chosen, and this is a kind time for choosing them.",
      practice: "name a thing you do only because you always have, and do it another way for a month.",
    },
    tense: {
      text: "Being told what to do is suddenly unbearable, even by a parking sign. Your plans are upset, or you upset them, for a year and more. Up to three times the wish to break out grows strong. First you rebel, then you find out against what, and at last you change precisely that.",
      practice: "name the freedom you miss most, and arrange an hour of it.",
    },
  },
  Moon: {
    conjunction: {
      text: "Before dawn you want to move to another city, or at least move the wardrobe. Your feelings change faster than you can explain them, and old comforts stop working. The unrest goes through most of two years in waves. You are finding out what calms you now; it may be swimming, strangers, or a smaller flat further up.",
      practice: "keep a single daily comfort unchanged while everything else is being tried.",
    },
    flowing: {
      text: "You can change how you live without hurting anyone. The spare bed may go, a lodger or a dog may come, and friends begin to feel like relatives. For about a year moods pass through quickly and leave you awake and amused. Old family patterns lose their grip here almost unnoticed: a relative says the old sentence, and you laugh.",
      practice: "change something about how you sleep or eat, for ten days, out of curiosity.",
    },
    tense: {
      text: "Peace at home is lovely, and you cannot sit still in it. Someone moves out or in, the building is noisy, or you pick a quarrel in order to be alone for an hour. This goes on by fits and starts from one birthday to about the next. Sleep suffers first. Those you live with can bear much once they know that they are not the cause.",
      practice: "plan an hour of being unreachable each day, and announce it kindly.",
    },
  },
  Mercury: {
    conjunction: {
      text: "Ideas strike at the cash desk, in the lift, in the middle of other people’s sentences. Your mind runs quick and electric for a year or more, changes its opinion, and is bored by its own stories. It is a splendid time for inventing and for learning something strange. The nerves pay for it, since nobody has told them to stop at ten.",
      practice: "catch ideas on paper as they come, and sort them only on Saturdays.",
    },
    flowing: {
      text: "You understand the new thing while others are still looking for its switch. Through a whole year you learn by leaps: a language, a machine, the way a teenager thinks. Fresh company sharpens your tongue in a friendly way. What you solve at such a time tends to be a problem that had been described wrongly.",
      practice: "explain an old problem to somebody outside your field, and listen for their wrong question.",
    },
    tense: {
      text: "“I never said that,” you say; you did, at speed. News interrupts you, plans change by message, and what you think comes out before it has been read through. These scattered, brilliant months make about a year. Many of your objections are right. They would be heard more often if they arrived after the other person’s full stop.",
      practice: "leave every sharp message unsent until you have eaten.",
    },
  },
  Venus: {
    conjunction: {
      text: "You like what you never used to like: another kind of face, louder music, an empty Sunday. Attraction comes without warning for a year or longer, and old affections either catch some of the new air or feel airless. It need not mean leaving. Many couples meet again in such a year, once they stop finishing each other’s sentences.",
      practice: "ask somebody you have loved for years what they would like to try.",
    },
    flowing: {
      text: "Love and friendship become lighter to handle. You meet people outside your usual circle, and old bonds stand a change of rules: separate holidays, later dinners, an honest no. The pleasant wind blows for a year, give or take. Tastes widen as well. Something you mocked at twenty turns out to be delicious.",
      practice: "go to a concert, a market or a meal of a kind that you have never tried.",
    },
    tense: {
      text: "Certainty in love bores you and uncertainty keeps you awake. Somebody dazzling may appear, or somebody faithful wants more freedom than you hoped. A year of this teaches which of your promises were habits. What comes quickly now may also go quickly, so nobody has to decide on the first night.",
      practice: "let a new passion grow three months older before you rearrange anything for it.",
    },
  },
  Mars: {
    conjunction: {
      text: "You act, and then find out that you have decided. The body wants risk and speed; patience is gone by nine. In the course of a year you could end a long argument with a sentence, learn to climb, or finally hit the table. The courage is the gift. Your hands are quicker than your eyes, so tools and cars deserve respect.",
      practice: "burn off the first rush with a fast walk, and decide after it.",
    },
    flowing: {
      text: "Courage comes as a good mood. You try the unusual way because it looks like fun, and it mostly works: an invention, a sport, a proposal made in the car park. For about a year you start easily and stop easily. Work that bored others to sleep can be changed into a game now, with you as its referee.",
      practice: "do an old task by a method that makes you laugh.",
    },
    tense: {
      text: "You brake hard, swear, and are surprised by your own voice. Anything slow, stuck or bossy provokes you for a year or so, with three bad months among better ones. The anger is a reaction to real fences. Kicked, they stay where they are. Named one by one, several of them turn out to have gates.",
      practice: "put the hottest hour of your day into something fast that needs no partner.",
    },
  },
  Jupiter: {
    conjunction: {
      text: "A possibility turns up from the side: a stranger’s offer, a country you never considered, a belief that would have shocked you last year. For about a year hope is inventive and has no patience for applications. Some of what opens stays open only briefly. Ask what it would free you for; a chance with an answer to that is worth a try.",
      practice: "look into the most surprising offer you have had, for an hour, with a pencil.",
    },
    flowing: {
      text: "Chance is friendly. You miss a train and get into a talk worth having; you are given the wrong book, and it is the right one. Over a year or so new beliefs come easily and old ones leave without slamming anything. Learning abroad, teaching, publishing and odd partnerships all thrive. Luck of this kind wants you out of the house.",
      practice: "accept an invitation that you would usually decline, and go alone.",
    },
    tense: {
      text: "Every week another great beginning. You are sure, you announce it, and then something surer comes along; your friends have stopped buying the equipment. The restlessness covers a year. Behind it stands a true thought, that your old convictions have become too narrow. It is the widening that counts, and a library can do it as well as a ship.",
      practice: "keep a list of great ideas, and pursue only those that appear on it twice.",
    },
  },
  Saturn: {
    conjunction: {
      text: "The arrangement you could always rely on begins to wobble. A rule is dropped, a firm is sold, or you yourself cannot keep up the old seriousness for another day. It takes a year or longer, in three passes or so: fright, then annoyance, then a suspicion of joy. Security was what you built with that caution, and you can build a lighter version.",
      practice: "find out which of your duties would be missed by nobody but you.",
    },
    flowing: {
      text: "What is solid in your life can be modernised, as an old house gets new wiring. Colleagues with long memories accept the change because you respect the foundations. In this year you may work fewer hours to the same effect, or win some freedom from a duty by organising it better. Impatient people learn from you.",
      practice: "take a task that must be done, and remove the step that nobody can explain.",
    },
    tense: {
      text: "You defend the timetable, and you long to tear it up. What is settled in your life is shaken, from outside or by your own boredom, for a year or more. First something breaks; then you try to glue it as it was; on the third pass you repair it so that it can move. Many rules can go once you know what they were for.",
      practice: "decide what must stay as it is, and allow everything else to be discussed.",
    },
  },
  Uranus: {
    conjunction: {
      text: "Uranus needs 84 years for its round, so this contact belongs to the very old and to babies in their first year. A baby kicks the blanket away. At eighty-four many do likewise: opinions get freer, manners get shorter, and the family is astonished. About a year of it. It is a fine age for doing what was never sensible.",
      practice: "do a thing that somebody once forbade you, if it harms no one.",
    },
    flowing: {
      text: "You and the times suit each other. These are the years around fourteen, twenty-eight, fifty-six or seventy, when the wish to live in your own way finds company instead of resistance. For a year you see which freedoms you have and seldom use. Others of your age are changing course too; compare notes with them, and borrow.",
      practice: "use a freedom that you have had all along: a free day, an unspoken opinion, a pass.",
    },
    tense: {
      text: "Around twenty-one, forty-one or sixty-two, everyone gets a year or two of asking: is that all? Your age group buys motorcycles, leaves cities, goes back to school. The itch is useful, and it exaggerates. Three times it comes near: as a mood, as a question, as a change you can explain to those you love. What did you want before you were reasonable?",
      practice: "take up again, for an hour, something you dropped at about twenty.",
    },
  },
  Neptune: {
    conjunction: {
      text: "Your ideal gets an electric shock. Something you believed in vaguely, along with most people of your age, becomes a demand: live like that, or admit that you will not. For up to two years inspiration comes in flashes, and disappointment as well. Music, faith or the care of others can be done in a wholly new form by those who experiment.",
      practice: "give your oldest ideal an experiment of seven days, with a beginning and an end.",
    },
    flowing: {
      text: "New ideas reach the part of you that dreams. You find a teacher on a strange subject, a way of praying without words, a program that turns your humming into an orchestra. Your whole school class has such a year about now, each in private. It runs quietly, and you notice it by what no longer embarrasses you.",
      practice: "make something out of a dream you remember, in whatever material is nearest.",
    },
    tense: {
      text: "You wake from a lovely dream because the neighbour is drilling. Over a year or so facts, often technical ones, disturb what you hoped could stay vague: a faith, a fund, a friendship with long silences. Confusion comes in short, bright pieces. People born close to you go through the same. The disturbed dreams that you go back to are the real ones.",
      practice: "look up the fact that you have been avoiding, in company.",
    },
  },
  Pluto: {
    conjunction: {
      text: "What was kept under pressure in you comes up at once. A truth is blurted out, a secret appetite starts giving orders, an old dread is seen by day and is oddly small. Your generation has this contact together, and in private it lasts a year or two. Told to the right person, such a truth often frees two people.",
      practice: "write the truth you circle around, read it once, and then decide who needs it.",
    },
    flowing: {
      text: "You can leave something behind without a battle. The habit that seemed to own you is dropped at the kerb, and an hour later you have forgotten it. Over a year much changes in easy steps, and you have the nerve to try tools, experts and words that your parents would have refused. Old fear makes good fuel at such times.",
      practice: "try to go a week without a habit that you thought you could not leave.",
    },
    tense: {
      text: "Power changes hands at short notice, and you are standing nearby. A boss goes, a rule falls, or somebody you never feared raises the voice. Your old protections react before you do. This tension builds and eases over a year or two. You need not win each surprise. You could ask what it has shown you about where you still feel unsafe.",
      practice: "when fear makes you fast, count the people who are really against you.",
    },
  },
  Ascendant: {
    conjunction: {
      text: "People do not recognise you, and you rather like it. You cut, dye, move, or say in a mild voice what nobody expected from you. Others notice a current in the air around you and wonder what is next. It goes on for about a year, once in a long life, and your body is glad of any new movement: a dance, a bicycle, another bed.",
      practice: "change one visible thing about yourself that can be changed back.",
    },
    flowing: {
      text: "You seem younger to others this year, and more direct. You say the unusual thing in a friendly tone, and people who are different take you for one of theirs. It is a good stretch for joining groups, for wearing what you please, and for giving a partner more air without either of you counting the hours.",
      practice: "wear, cook or propose what you would choose if nobody had ever commented.",
    },
    tense: {
      text: "Someone close announces a change, and you hear it standing in your socks. Or you are the one who announces. Bonds are shaken for some fourteen months: a partner wants more space, a firm alliance loosens, fascinating strangers come and go. Others find you nervous, and they have a point. What was held together by habit may part; affection bears a great deal of air.",
      practice: "agree with someone close on a thing each of you does alone.",
    },
  },
  Midheaven: {
    conjunction: {
      text: "Your career may take a turn that was not planned. A department is reorganised, a wild idea gets funded, or you hear yourself say “I am leaving” in a meeting about something else. In public you become known as the one who did that. Some twelve or eighteen months, once in a life. Part from people politely, and enjoy how much you dare.",
      practice: "list the work you would do if titles did not exist.",
    },
    flowing: {
      text: "An unusual offer suits you better than the expected one. In this year colleagues come to you for what is new, and independence can be had by asking: other hours, another country, a desk of your own. Nothing forces you. Those who look up from their work at such a time often see that the fence had an opening all along.",
      practice: "ask for a trial month of the working arrangement you would like.",
    },
    tense: {
      text: "Work and home take turns in surprising you. A project may stop on the day of the move, or a relative changes plans and yours fall over. All year, with quiet months between, nothing stays arranged. Or success bores you, and you give it a small kick. A reserve of time and money helps, and so does a sense of the comic.",
      practice: "leave a gap in every plan you make, and refuse to fill it early.",
    },
  },
};

import type { BySign } from "./natal-text";

/** When you feel alive, and what you take pride in. */
export const sunInSign: BySign = {
  Aries: {
    text: "On the first morning of something you thought of yourself, you wake before the alarm. Nobody has said how to do it, the result is open, and you could win. You like winning, and you like being first even more. A goal borrowed from a boss or a parent bores you by noon, unless you can make a race of it. Your own goal you can chase for weeks and call it a holiday. You have begun while colleagues are still reading the question, and now and then the question turns out to matter. Still, they like working beside you. A careful team grows bold because you are already in the middle of it, sleeves up, having a wonderful time.",
    practice: "keep your next idea to yourself for three days; if you are still hungry for it, begin.",
  },
  Taurus: {
    text: "In a shop you turn the jacket inside out and run your thumb along the seam. Will it still be good in ten years? You ask that of a salary, a promise and a potato. You feel most yourself when you make something good and it lasts: a garden that bears, a sum that grows, a body that sleeps well after work. Pleasure is a serious matter to you, and you are excellent at it. Anything new must first prove its worth, and you are a slow judge. If the old way still feeds you, you are right to keep it. If you keep it to avoid the bother of choosing, you can pay for nine years for a magazine that nobody reads.",
    practice: "order or cook something you have never tasted, and give no opinion before the fifth bite.",
  },
  Gemini: {
    text: "Friends say that an hour with you is like a walk with somebody who knows every side street. They asked about salt; now they have heard about a war, a remedy for hiccups and the neighbour’s parrot, and they are helpless with laughter. You find out what you think by saying it to somebody quick. You are proudest when their idea and yours turn out to be related. A single interest makes you restless. With two, each sends you back fresh to the other, so let nobody scold you into choosing. The trouble starts at about the fifth. A friend who was told “more tomorrow” hears the end of the story from somebody else, and wonders if you were bored.",
    practice: "before you open a new subject with a friend, finish the story that you broke off last time.",
  },
  Cancer: {
    text: "Your own coffee may be cold for all you care, but if your mother’s is cold, you are already at the counter. With somebody in your care you become brave. A brother with two suitcases, a child with a fever at three in the morning: you know what to do, and your tenderness has muscles. You are proud of your people, and whoever has cried on your shoulder counts as a relative. Of your own wants you speak in code. “Are you cold?” means that you are. Whoever misses it feels bad later. Around you people stop being impressive. The director takes off her shoes, the boy with the stammer tells a long joke, and they all stay for breakfast.",
    practice: "the next time somebody offers you the last piece, take it and eat it.",
  },
  Leo: {
    text: "Three days before a birthday in the family you are already happy. You have chosen the song, hidden the trumpet player, and talked your brother-in-law into the bear costume. You feel most alive when you set something splendid before your own people, and they learned half of their fun from you. You want to be loved for it, out loud, and that is an honest wish. So you watch their faces while the ribbon comes off. At a shout of delight you are rich for a month. At “very nice” you decide that it was too small, and your next free Sunday goes into something twice as big, for people who would rather have spent it beside you on the grass.",
    practice: "of your next free day, choose first which hours are for your own fun.",
  },
  Virgo: {
    text: "You turn a screw by a quarter, the machine stops rattling, and you could listen to that silence for an hour. Skill delights you, and so do a good tool and a body in working order. You feel worthy when something runs better because of you. Asked how the day was, you report the mistake in line nine; that four hundred lines were right is no news. If the standard belongs to the work, you can tell when the work is good, and you go to lunch. If it has to prove your worth, no result will do. People bring you what has defeated them. You bend over it with such greedy interest that they grow curious, too.",
    practice:
      "before you sleep, write a sentence that begins with “Because of me”, and allow no “but” in it.",
  },
  Libra: {
    text: "Three restaurants are open; you see the merits of each, and then all three are closed. With a friend who has a strong wish, you know yours at once, by comparing. When your friend says “as you like”, you both go hungry. But let him attack what you have just said, and you lean in, delighted: now it is interesting. If he gave way, you would have to argue his side for him. You find out who you are by meeting somebody who sees it differently. You take pride in being fair, and in arguments after which both people feel well treated and order dessert. You would rather lose by a fair rule, and then complain about the rule very charmingly.",
    practice: "let a coin choose between two good options; if the result disappoints you, take the other.",
  },
  Scorpio: {
    text: "Invited into a faith or a cause, you give no answer for months. You read what its enemies say and who was hurt by it. Then, without any announcement, you are in, with your savings, your nights and your stubborn heart. Anything done by halves tastes of nothing to you. You feel alive where sex, death, money and power may be called by their names, and you are proud of not looking away. At a funeral you are the one who makes the widow laugh. A conviction bought at such a price is hard to hand back. You can defend it for a year after you stopped believing it, with better arguments every month, and half your friends have joined by then.",
    practice: "try half an hour as a guest where people believe otherwise, and join in once.",
  },
  Sagittarius: {
    text: "Where is all this going? You ask it in meetings, in traffic and in the middle of a kiss. You need an answer larger than today: a country to reach, a truth to test. With one you are the happiest passenger on the boat, and bad food is an anecdote. Without it you hold the prize and wonder what it was for. You love many directions, however: the language stops at lesson twelve and the holy book at chapter four, where somebody told you about the desert. People go home from you with a bigger question than they came with. You ask a cook what she wants to see before she dies, and a year later she sends you a picture of it.",
    practice: "finish the last part of the book or course that you praise most, before you praise another.",
  },
  Capricorn: {
    text: "The niece you helped to move five times is astonished that you think yourself unreliable. Your bookkeeping is odd. A promise kept is normal, so you forget it; a promise broken keeps its date. She is a little sad as well, because you have not once let her carry a box of yours. You want to be somebody on whom others can count, and you want it with appetite: the title, the big desk, the view from the top floor. “Who signs for this?” Before anybody has coughed, your pen is open. You can want a thing for twelve years and wake up hungry for it in the twelfth. On the day it comes, you shut yourself in the new office and dance.",
    practice: "before you begin your next big task, choose which third of it somebody else will do.",
  },
  Aquarius: {
    text: "Everybody at the table agrees, and you put down your fork. “I see it the other way round,” you say, with interest and without heat. You love these people, and it does not occur to you that a no could change that. Thinking for yourself is how you know that you are here. You want ideas that are fair to everyone, above all to people not at this table. Some hear contempt in your calm. You explain the principle again, more clearly, and it gets worse. If they can see that you would miss them, they can bear to be contradicted. Because you objected first, and cheerfully, the grandmother at the far end says what she has believed since she was twelve.",
    practice: "in a disagreement, move to their side of the table, look where they look, and then object.",
  },
  Pisces: {
    text: "Halfway through the song you are gone. Your eyes are shut, the glass in your hand begins to tip, and when it ends you have to think where you parked. You come alive where you can forget yourself: in music, in prayer, in an old man’s story on a park bench. You come back with something for the rest of us, a melody or a joke about God. You believe in people whom others gave up, and now and then it comes true. While you are gone you see neither the clock nor the bill. With a song that hardly matters. In somebody’s trouble you are up to your neck before you ask if he wants to get out.",
    practice: "after the music or the prayer, finish a small plain task with your hands before the next.",
  },
};

import type { DesignProfile } from "../../astrology/human-design/shape";

/**
 * The lines of the Sun at birth and on the design date. Their sense is that of a place in any hexagram: the first line is
 * its ground, the second at home within, the third on the threshold, the fourth near the ruler, the fifth where the ruler
 * sits and is looked to, the sixth above the matter.
 */
export const profiles: Readonly<Record<DesignProfile, string>> = {
  "1/3":
    "You want to know what you are standing on. You read, ask and look underneath, and then it breaks in your hands. So you learn best: first the book, then the fall, then a better book. People may rely on your advice, since you know two ways in which the thing does not work.",
  "1/4":
    "Study comes first, and friends directly after. Alone you go to the bottom of a subject, and what you bring up spreads through people who know you, from colleague to cousin. Strangers hardly listen, and you hardly mind. A quarrel among your own shakes the ground, so you settle it soon.",
  "2/4":
    "Some things you can do without knowing how, and you would be happy to do them at home with the curtains drawn. Friends will not have it. A knock, and somebody says, “You would be perfect for this”, and is right surprisingly often. You need the curtains and the knock. Tell people at what hours.",
  "2/5":
    "Left alone you follow a talent as others follow a habit, and you are content. People look at you and hope for a rescuer, sometimes for a rather large one. Before you get up, ask what exactly they expect. Where your gift fits, you come, help and are home by evening, and they speak of it for years.",
  "3/5":
    "Trying is how you think. Something gives way, a plan or a glue, and you laugh and know more. Others see that you have answers and hand you their broken things as well. Often you can help, because your answers have been used before. Tell people early what did not work; hopes are breakable, too.",
  "3/6":
    "For the first thirty years or so you try things, and it is not always tidy. Then you take a step back and watch from a little higher up, and bit by bit people come to ask you how it is done. Experiments still tempt you. Your calm is worth something because everyone remembers the noise.",
  "4/6":
    "Everything important reaches you through people you know: the post, the flat, the great love. You look after friendships as others look after money. A part of you stands on a balcony meanwhile and studies how life is done. As the years pass, friends climb up there for advice.",
  "4/1":
    "What you know you have tested, and you stand by it. Your ground hardly moves, while your warmth goes out to a circle of friends and through them much further. Whoever wants to change you finds kindness and no movement. So choose the circle with as much care as the ground. It carries your word further than you travel.",
  "5/1":
    "In a crisis heads turn towards you. People take it that you have the practical answer, and you would like to have it, so you study in good time and in private. What you can prove helps people you never met. What you only hoped comes back as blame. “I need two days” is a fair reply.",
  "5/2":
    "Others see a helper in you and call loudly. You would rather stay at home, busy with a thing that comes so easily that you hardly count it. No one else can fetch you out; the wish has to be yours. Once it is, you surprise people by how far a simple solution goes.",
  "6/2":
    "You know how things ought to be, and you look on until something is worth getting up for. Early years are for trying, middle years for watching, and later people simply begin to do as you do. You teach by how you live. A talent you hardly notice waits for somebody to call it out, preferably in a low voice.",
  "6/3":
    "A wide view and muddy shoes: you own both. You believe that there is a right way to live, and you look for it by walking into most of the others, curious each time. The years bring change after change. Slowly the view and the shoes agree, and you can say what holds, with good stories.",
};

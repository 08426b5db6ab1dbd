import type { Planet } from "../../astrology/bodies";
import type { PhaseName } from "../../astrology/lunar-phase";
import type { TraditionalRuler } from "../../astrology/profections";

/** A planet without any great aspect: a part of you that goes its own way. */
export const unaspected: Readonly<Record<TraditionalRuler, string>> = {
  Sun: "On some days you know exactly who you are, on others you look for it in the faces around you. Nothing in you argues with your purpose, and nothing props it up; routine helps.",
  Moon: "Your feelings come and go by a clock of their own. They are strong and quite unmixed, and they surprise you as much as anyone; a fixed hour of rest makes friends of them.",
  Mercury:
    "Your mind works on its own, untouched by mood or ambition. It is brilliant, tireless and rather solitary; thoughts become useful when somebody asks for them by Friday.",
  Venus:
    "You love in a pure and somewhat separate way. While it lasts you give everything, and work and plans stay outside; joining the two takes a little planning.",
  Mars: "Your drive is either fully on or fully off. When it comes, nothing in you slows it, and when it stays away nothing calls it; a regular hour of effort makes it loyal.",
  Jupiter:
    "Hope is a thing apart in you: large, sudden, and not connected with the facts of the day. You believe when others have given up; it wants a task to live on.",
  Saturn:
    "Your discipline is all or nothing. For months you can be stricter than any teacher, then the rule is simply gone; small duties, kept daily, suit you better than great vows.",
};

/** The only planet of an element or of half the sky: a whole side of life hangs on it. */
export const alone: Readonly<Record<Planet, string>> = {
  Sun: "A whole side of your life hangs on your own will. You cannot leave it to others or to chance, and you take it very personally; there lies your best source of strength.",
  Moon: "In part of your life feeling is the only guide. Whatever calms or hurts you decides more there than it does for others, so looking after your moods is practical work.",
  Mercury:
    "You hold a whole side of your life together by thinking and talking about it. While you can name a thing you are safe; where words end, you feel unusually exposed.",
  Venus:
    "Affection has to do the work of several helpers in you. Through what you like and whom you love you reach a side of life that would otherwise stay closed, so choose with care.",
  Mars: "Part of your life opens to effort and to nothing else. You enter it working, wanting or fighting, and it goes quiet as soon as you stop; rest there has to be chosen.",
  Jupiter:
    "Trust is your only way into a whole side of life. When you hope, it stands open, and when you doubt, it shuts; good teachers and good jokes matter more than they seem to.",
  Saturn:
    "You meet part of life through duty alone. From outside that looks stern, and you enter it by practice; what others have there by nature you come to own by skill.",
  Uranus:
    "Part of life reaches you only by surprise. Long stretches pass without it, then in a day everything is different; keeping a few hours free is how you stay ready.",
  Neptune:
    "A whole side of life comes to you as a dream or a longing. It is hard to grasp and easy to get lost in; a friend with both feet on the floor makes it usable.",
  Pluto:
    "There is a side of life that you know only at full depth. You avoid it for years, then go all the way in; it has taught you more than anything easy.",
};

/** The planet that has most of the close aspects: whatever happens passes through it. */
export const atTheCentre: Readonly<Record<Planet, string>> = {
  Sun: "Everything in you asks your pride for permission. Moods, plans and friendships all meet in the wish to be somebody, so when you feel respected the rest falls into place.",
  Moon: "Whatever happens to you becomes a feeling first. Work, love and belief all pass through your need for safety; once you are rested and fed, half of the problems are gone.",
  Mercury:
    "Your head is in everything. You talk, plan and explain your way through love, work and sorrow, and people enjoy it; on some evenings the thinking has to be sent to bed.",
  Venus:
    "The wish to please and be pleased runs through everything you do. It makes you good company and a fine judge of quality; a clear no would save you several evenings a month.",
  Mars: "All your wishes run through effort. Hope, fear and tenderness want to do something, at once, so you are seldom idle; your anger is a good messenger with a loud voice.",
  Jupiter:
    "Whatever you touch grows. Hope mixes into your work, your worries and your love, and people take courage from it; somebody else had better keep the accounts.",
  Saturn:
    "All your wishes have to pass a test. Joy, love and plans are examined before they are let in, so what you have is solid; some of it could have come sooner.",
  Uranus:
    "A need for freedom is mixed into everything you do. You change jobs, opinions and arrangements before they set; those close to you welcome a day’s notice.",
  Neptune:
    "Longing colours everything you do. You sense more than you are told and give more than you are asked; beauty and quiet bring you back when you have lost the thread.",
  Pluto:
    "Nothing stays on the surface with you. Work, love and opinion all become a matter of truth and power, and you change by going through; lightness is a thing you learn from others.",
};

export const turnedBack: Readonly<Record<"Mercury" | "Venus" | "Mars", string>> = {
  Mercury:
    "You think everything twice, and the second thought is yours. Quick answers feel borrowed; given a night, you come back with what the meeting had overlooked.",
  Venus:
    "You love by looking back. Whom and what you value becomes clear late, after a parting or a pause, so your taste is unlike other people’s and your second choices are often right.",
  Mars: "Your strength turns inwards before it turns out. You rehearse, hesitate and then act with surprising force; anger is slow to speak in you, and better for an early word.",
};

/** The Moon’s phase at birth: how you begin, build and let go. */
export const bornUnder: Readonly<Record<PhaseName, string>> = {
  "New Moon":
    "You act before you know why. Something new draws you by instinct, and its meaning shows itself on the way; you begin well, and are the last to see how you look doing it.",
  "Waxing Crescent":
    "You pull away from what was, though it holds you by the sleeve. Every step forward takes some effort, and you take it; habits and families learn to let you go.",
  "First Quarter":
    "Pressure wakes you. You like a decision, some resistance, a thing that has to be built by tomorrow, and you are calmer in the middle of a crisis than before it.",
  "Waxing Gibbous":
    "You want to make it better. There is always a last improvement, a last question, another rehearsal, and people trust what has passed through your hands.",
  "Full Moon":
    "You see yourself in other people’s eyes. Everything becomes clear to you by contrast, in meetings, in arguments, in love, and it takes time to be whole without an opposite.",
  "Waning Gibbous":
    "You pass on what you know. Once you have understood something you cannot keep it to yourself, and you teach best by telling how you got it wrong at first.",
  "Last Quarter":
    "You question what everybody takes for granted, your own beliefs included. Outwardly you carry on; inside, a new conviction is being built, and the change surprises people.",
  "Waning Crescent":
    "You finish what others began and prepare what they are going to need. Much in you is quiet, old and far-sighted; you are at your best when nobody asks for a result today.",
};

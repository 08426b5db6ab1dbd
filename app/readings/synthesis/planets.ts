import type { Planet, TraditionalRuler } from "../../astrology/bodies";
import type { Finding } from "../../astrology/findings/finding";
import type { PhaseName } from "../../astrology/lunar-phase";

type Singleton = Extract<Finding, { kind: "singleton" }>;

/** A planet without any great aspect: a part of you that goes its own way. */
export const unaspected: Readonly<Record<TraditionalRuler, string>> = {
  Sun: "On some days you know exactly who you are, on others you look for it in the faces around you. Nothing in you argues with your aims, and nothing supports them; a daily task of your own does.",
  Moon: "Your feelings come and go by a clock of their own. They are strong and clear, and they surprise you as much as anyone; a fixed hour of rest gives them a place to come to.",
  Mercury:
    "Your mind goes its own way, whatever you feel and whatever you ought to be doing. You can think for hours and tell nobody; whoever asks what came of it hears something good.",
  Venus:
    "When you love, you do nothing else. You give everything, and work and plans wait outside; it does you good when the people you love know what you do all day.",
  Mars: "Your drive is either fully on or fully off. When it comes, nothing in you slows it, and when it stays away nothing calls it; a regular hour of effort makes it loyal.",
  Jupiter:
    "Hope comes over you suddenly, whatever the facts are. You believe when others have given up, and a week later you have forgotten why; a task keeps the hope alive.",
  Saturn:
    "Your discipline is all or nothing. For months you can be stricter than any teacher, then the rule is simply gone; small duties, kept daily, suit you better than great vows.",
};

/** The side of life that hangs on a planet alone in an element or in half of the sky. */
export const sides: Readonly<Record<Singleton["of"], string>> = {
  Fire: "enthusiasm",
  Earth: "the practical side of life",
  Air: "the world of ideas",
  Water: "closeness",
  "above the horizon": "the public side of life",
  "below the horizon": "the private side of life",
};

/** The only planet of an element or of half the sky; `{side}` is one of `sides`. */
export const alone: Readonly<Record<Planet, string>> = {
  Sun: "For {side} you rely on your own will and on nothing else. You cannot leave it to others or to chance, so you take it personally, and no success makes you prouder.",
  Moon: "Your mood decides how near you come to {side}. On a good day the way is open, and on a sad day it is shut, so looking after your moods is practical work.",
  Mercury:
    "You handle {side} with words and with thinking. As long as you can name a thing you are safe; where words end, you feel less sure than others guess.",
  Venus:
    "You find your way to {side} through what you like and whom you love. Where there is affection you learn quickly, and where there is none you stay outside, so choose with care.",
  Mars: "You reach {side} by effort and in no other way. You work, want or fight for it, and it goes quiet as soon as you stop, so you have to choose your rest.",
  Jupiter:
    "Trust brings you to {side}, and nothing else does. Hoping, you walk straight in, and doubting, you stay outside; good teachers and good jokes matter more than they seem to.",
  Saturn:
    "You come to {side} by duty and practice. From outside it looks stern, and it takes you longer than others; what they have by nature, you own by skill.",
  Uranus:
    "You come to {side} only by surprise. Long stretches pass without it, and then everything is different within a day; a few free hours keep you ready.",
  Neptune:
    "You know {side} chiefly as a dream or a longing. It is hard to hold and easy to get lost in; a practical friend helps you to make something of it.",
  Pluto:
    "You do not take {side} lightly. You avoid it for years, then you go all the way in and hold nothing back; it has taught you more than anything easy.",
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
    "Longing runs through everything you do. You sense more than you are told and give more than you are asked; music and quiet bring you back when you have lost yourself.",
  Pluto:
    "You cannot leave a matter half known. In work, in love or in an argument, you dig until you know what is true and who decides; others teach you when to stop and laugh.",
};

export const turnedBack: Readonly<Record<"Mercury" | "Venus" | "Mars", string>> = {
  Mercury:
    "You think everything twice, and the second thought is yours. Quick answers feel borrowed; given a night, you come back with what the meeting had overlooked.",
  Venus:
    "You find out late what and whom you love, often after a parting or a pause. So your taste is unlike other people’s, and your second choice is often the right one.",
  Mars: "Your strength turns inwards before it turns out. You rehearse, hesitate and then act with surprising force; you are slow to say that you are angry, and it helps to say it early.",
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
    "You see yourself in other people’s eyes. Everything becomes clear to you by contrast, in meetings, in arguments, in love, and you need some hours alone to hear your own view.",
  "Waning Gibbous":
    "You pass on what you know. Once you have understood something you cannot keep it to yourself, and you teach best by telling how you got it wrong at first.",
  "Last Quarter":
    "You question what everybody takes for granted, your own beliefs included. Outwardly you carry on; inside, a new conviction is being built, and the change surprises people.",
  "Waning Crescent":
    "You finish what others began and prepare what they are going to need. You see far ahead and say little about it; you are at your best when nobody asks for a result today.",
};

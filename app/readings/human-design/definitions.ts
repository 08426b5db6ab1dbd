import type { DesignDefinition } from "../../astrology/human-design/shape";

/** Into how many groups the defined centres fall. */
export const definitions: Readonly<Record<DesignDefinition, string>> = {
  None: "No centre is joined to another, so no two parts of you form a fixed habit. Today’s answer may differ from yesterday’s, and both are honest. You are hard to predict, even for yourself. Tell people when an answer is still on its way.",
  Single:
    "All your defined centres hang together. A feeling, a thought and a deed of yours hear of each other at once, so you digest a matter by yourself and fairly fast. Needing nobody for that can look like needing nobody. Correct the impression.",
  Split:
    "Your defined centres form two groups that do not touch. You feel that a piece is missing, and look for it in another person, who often brings it along. Decide after you have been among several people, when both halves have spoken.",
  "Triple Split":
    "Three groups of centres each have a voice, and they meet when the day brings various company. Markets, trains and cafés do you good, because each new face lets another part speak. It would be too much to ask of a partner.",
  "Quadruple Split":
    "Four parts of you have to be heard, one after another, and that is rare and slow and sound. Rushed, you agree to something that two of them refuse. Ask yourself again after a month. What you then say holds.",
};

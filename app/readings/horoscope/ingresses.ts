import type { Planet } from "../../astrology/bodies";

/**
 * What follows “On Tuesday Venus enters Capricorn, your sixth house of habits: ”, in lower case, ending with a full
 * stop. A planet may come back to a sign while it is retrograde and stay for some weeks only, so nothing here is new,
 * and nothing but the Sun has a length of time.
 */
export const ingresses: Readonly<Record<Exclude<Planet, "Moon">, readonly [string, string, string]>> = {
  Sun: [
    "for about thirty days you feel most alive. Give this part of life your freshest hour.",
    "you feel more like yourself. Let somebody see it, and enjoy being asked about it.",
    "you want to do something well. Ask what would make you proud, and do a small part of it.",
  ],
  Mercury: [
    "you have more questions than usual. Ask them early, and check whatever sounds obvious.",
    "you think faster than usual. Count to three before you answer, even if you are right.",
    "you grow curious. Begin with a question to which you do not know the answer.",
  ],
  Venus: [
    "the tone is friendlier than usual. Say the kind sentence that you normally only think.",
    "you enjoy yourself more than you expect. Tell somebody what you like, while the liking is fresh.",
    "you would rather agree than argue. Give in gladly in small things, and keep one wish that matters.",
  ],
  Mars: [
    "you have strength and little patience. Begin with the hardest piece, and rest before you grow rude.",
    "you would rather act than wait. Do something definite every day, and leave small provocations unanswered.",
    "you are braver than usual. Do early in the day what you have practised long enough.",
  ],
  Jupiter: [
    "you dare to hope for more. Ask for a little extra, and leave yourself time to enjoy it.",
    "you learn easily, and enjoy it. Ask somebody ahead of you, and teach somebody who has just begun.",
    "hope grows, often through somebody who laughs easily. Say yes to what you can finish.",
  ],
  Saturn: [
    "patience is needed. Choose something worth several years, and do its first dull hour well.",
    "you notice your limits, which makes honest promises easier. Promise less than usual, and keep all of it.",
    "you become more careful. Say early how much you can do, and how much you cannot.",
  ],
  Uranus: [
    "little goes as planned. Leave gaps between your plans, and meet the first surprise with a question.",
    "the usual way bores you. Do the smallest part of it differently, and see what follows.",
    "strange ideas interest you, and strange people too. Listen to the end before you shake your head.",
  ],
  Neptune: [
    "you dream more than you plan. Give the dream music or pictures, and keep the facts on another page.",
    "you trust your feelings more than the facts. Help where you are asked, and check what you only hope.",
    "you long for something and cannot say what. Tell somebody kind who also asks practical questions.",
  ],
  Pluto: [
    "you want to know the real reasons. Ask why three times, and be gentle with the answers.",
    "you are ready to clear away something old. Begin with what you keep only out of fear.",
    "your wishes grow stronger. Ask openly for what you want, and leave others the same freedom.",
  ],
};

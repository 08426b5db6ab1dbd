import type { Planet } from "../../astrology/bodies";

/**
 * What follows “On Tuesday Venus enters Capricorn, your sixth house: ”, in lower case, ending with a full stop.
 * `{area}` says where, in the words of areas.ts. A planet may come back to a sign while it is retrograde and stay
 * for some weeks only, so nothing here is new, and nothing but the Sun has a length of time.
 */
export const ingresses: Readonly<Record<Exclude<Planet, "Moon">, readonly [string, string, string]>> = {
  Sun: [
    "for about thirty days you feel most alive {area}. Give this part of life your freshest hour.",
    "you feel more like yourself {area}. Let somebody see it, and enjoy being asked about it.",
    "you want to do something well {area}. Ask what would make you proud, and do a small part of it.",
  ],
  Mercury: [
    "you have more questions than usual {area}. Ask them early, and check whatever sounds obvious.",
    "you think faster than usual {area}. Count to three before you answer, even if you are right.",
    "you grow curious {area}. Begin with a question to which you do not know the answer.",
  ],
  Venus: [
    "the tone is friendlier than usual {area}. Say the kind sentence that you normally only think.",
    "you enjoy yourself more than you expect {area}. Tell somebody what you like, while the liking is fresh.",
    "{area}, you would rather agree than argue. Give in gladly in small things, and keep one wish that matters.",
  ],
  Mars: [
    "you have strength and little patience {area}. Begin with the hardest piece, and rest before you grow rude.",
    "you would rather act than wait {area}. Do something definite every day, and leave small provocations unanswered.",
    "you are braver than usual {area}. Do early in the day what you have practised long enough.",
  ],
  Jupiter: [
    "you dare to hope for more {area}. Ask for a little extra, and leave yourself time to enjoy it.",
    "you learn easily {area}, and enjoy it. Ask somebody ahead of you, and teach somebody who has just begun.",
    "hope grows {area}, often through somebody who laughs easily. Say yes to what you can finish.",
  ],
  Saturn: [
    "patience is needed {area}. Choose something worth several years, and do its first dull hour well.",
    "you notice your limits {area}, which makes honest promises easier. Promise less than usual, and keep all of it.",
    "you become more careful {area}. Say early how much you can do, and how much you cannot.",
  ],
  Uranus: [
    "little goes as planned {area}. Leave gaps between your plans, and meet the first surprise with a question.",
    "the usual way bores you {area}. Do the smallest part of it differently, and see what follows.",
    "{area}, strange ideas interest you, and strange people too. Listen to the end before you shake your head.",
  ],
  Neptune: [
    "you dream more than you plan {area}. Give the dream music or pictures, and keep the facts on another page.",
    "you trust your feelings more than the facts {area}. Help where you are asked, and check what you only hope.",
    "{area}, you long for something and cannot say what. Tell somebody kind who also asks practical questions.",
  ],
  Pluto: [
    "you want to know the real reasons {area}. Ask why three times, and be gentle with the answers.",
    "{area}, you are ready to clear away something old. Begin with what you keep only out of fear.",
    "your wishes grow stronger {area}. Ask openly for what you want, and leave others the same freedom.",
  ],
};

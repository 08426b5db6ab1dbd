import type { ByAspect } from "./natal-text";

/** Neptune with Pluto, by kind of contact; shared by everyone born in those years. */
export const neptuneAspects: ByAspect<"Neptune"> = {
  Pluto: {
    conjunction: {
      text: "At a wedding or a rally you are moved to tears, and you also wonder who paid for the flowers. Old certainties were ending when your age group was born, and new ones came with brass bands. You love the music and you look under the stage. So you join slowly, and what you do believe, you have tasted first.",
      practice: "try a belief for a day as if it were true, and judge it by how you treated people.",
    },
    flowing: {
      text: "When the news is at its worst, your neighbour starts to sing, and you are not surprised. Most people alive today share this contact: a quiet trust that dark times mean something and that songs come out of them. You feel it at a funeral that ends in laughter. When the power fails, you look for candles, and then for the guitar.",
      practice: "try a song made in a hard time, and listen for the joke in it.",
    },
    square: {
      text: "You lie down with a beautiful thought, and the worst case climbs in beside it. Many born in your years know it: the more you hope, the more there is to fear, and fear sends you back to hope. You understand people who cannot sleep. By day, in company, the fear gets laughed at kindly and the hope gets a plan.",
      practice: "before you sleep, look at a real thing near you until you can name all its colours.",
    },
  },
};

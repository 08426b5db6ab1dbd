import type { ByHouse } from "./by-house";

/** Neptune stays about fourteen years: dream, sympathy, blurred edges. */
export const neptuneInHouses: ByHouse = {
  1: [
    "Neptune is in your first house for around fourteen years, and everyone meets somebody else in you: a nurse, a poet, an old friend. Now and then, say who is really there.",
    "You pick up moods as others pick up a smell, with Neptune in your first house for some fourteen years. It makes you gentle. Before entering a crowd, name the mood you bring.",
  ],
  2: [
    "Enough is a feeling rather than a number while Neptune is in your second house, for around fourteen years. You give easily and lose things. Keep what you treasure in a fixed place.",
    "A shell, a tune, a smell of childhood: Neptune collects such things in your second house, where beauty counts as wealth for fourteen years. Show somebody your smallest treasure.",
  ],
  3: [
    "Facts become poems on their way out, since Neptune is in your third house of speech for around fourteen years. Tell stories as you like; read times and addresses aloud twice.",
    "Half of what you understand was never said, with Neptune in your third house for some fourteen years. You hear the tone first. Hum, rhyme or draw what is hard to say.",
  ],
  4: [
    "Neptune fills your fourth house, at home, with guests, music and lost keys for around fourteen years. It is hard to send anyone away. Decide who may visit and who may stay.",
    "Family stories are half legend while Neptune is in your fourth house, for some fourteen years. They are easier to forgive as legends. Enjoy them so, and decide by what you know.",
  ],
  5: [
    "Neptune sings in your fifth house of art and romance for around fourteen years. The feeling comes before the skill. Make something while it lasts, and show it to somebody kind.",
    "You see the finest picture of anyone you love while Neptune is in your fifth house of romance, for some fourteen years. Ask real questions. The answers can be lovelier than the picture.",
  ],
  6: [
    "You carry other people’s bags and miss your own bus: Neptune is in your sixth house of service for around fourteen years. Count yourself among the people to be looked after.",
    "Timetables melt while your sixth house of routine has Neptune for some fourteen years. You work by mood and music. Fix breakfast and bedtime, and swim freely between them.",
  ],
  7: [
    "The person facing you seems to glow, since Neptune spends about fourteen years in your seventh house. Some of the glow is yours. Notice what they do as well as what you hope.",
    "Neptune makes two people share a mood, in your seventh house, for some fourteen years. You feel what is wrong before they speak. Let them tell you anyway, in their own words.",
  ],
  8: [
    "Mine and yours run together, with Neptune in your eighth house of trust for around fourteen years. Closeness feels like warm water. Say whose is whose before you share something.",
    "Neptune comforts what has ended, for around fourteen years, in your eighth house. You can forgive without understanding everything. Remember somebody by playing the music that they loved.",
  ],
  9: [
    "Faith, far coasts and films attract you, since Neptune is in your ninth house for about fourteen years. You would follow a beautiful idea a long way. What does it ask of its followers?",
    "For some fourteen years Neptune prays or daydreams, whichever you call it, in your ninth house of belief. Wonder comes easily. Sit in a beautiful place, and bring no question.",
  ],
  10: [
    "Your public face is partly other people’s dream, since Neptune spends some fourteen years in your tenth house. They may imagine a title you never claimed. Enjoy the compliment, and correct the facts.",
    "A mere career seems thin while Neptune is in your tenth house, for around fourteen years. You would like your work to comfort or move people. Where does it already do so?",
  ],
  11: [
    "You join out of sympathy in the fourteen years or so of Neptune in your eleventh house. Half a group may cry on your shoulder. Stay where they also ask about you.",
    "Great hopes for everybody, and no one has booked the hall: this is Neptune in your eleventh house, for some fourteen years. Dream on, with a practical friend in the next chair.",
  ],
  12: [
    "Neptune is happy in your twelfth house of dreams, where it stays around fourteen years. Music, sleep and silence refill you. Be near water, or listen to rain with closed eyes.",
    "You feel a stranger’s sadness across the bus, with Neptune in your twelfth house for some fourteen years. Wish them well in your mind, and then return to your own window.",
  ],
};

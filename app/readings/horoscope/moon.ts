import type { ByHouse } from "./by-house";

/** The Moon stays about two and a half days: moods, needs, food, sleep. */
export const moonInHouses: ByHouse = {
  1: [
    "Every mood can be read in your face, for the Moon is in your first house. You need no translator these two days. Dress for how you feel, not for the event.",
    "Hungry, sleepy, cheerful: with the Moon in your first house you notice what you need while there is still time. For two days, answer the body before the messages.",
  ],
  2: [
    "Comfort has a taste while the Moon is in your second house of good things. You want the thick blanket and the second helping. Take both, and take them slowly.",
    "The Moon in your second house counts again and again: is there enough food, money, affection? It is a mood of two days. Look at what is there before you want more.",
  ],
  3: [
    "Feelings come out as stories in the two days of the Moon in your third house, the house of neighbours and news. Everybody has one. Call the person who tells them best.",
    "Tones of voice matter these two days, as the Moon crosses your third house of talk. A short reply can hurt. Perhaps it was only typed on the stairs; ask before you suffer.",
  ],
  4: [
    "For these two days the Moon is in your fourth house, at home. You want soup, old songs and people who need no explanation. An evening without shoes is plan enough.",
    "A smell, a sound, who comes in late: with the Moon in your fourth house, everything at home touches you. You want people near, and soon a little quiet. Say which of the two.",
  ],
  5: [
    "The Moon wants to play, in your fifth house of fun and romance. You laugh sooner, and songs make you cry. Do something silly with a child, an animal or a ball.",
    "Affection likes an audience while your fifth house has the Moon. You want to be somebody’s favourite, at least until dinner. Name your own favourite person first, and tell them why.",
  ],
  6: [
    "A missed lunch becomes an opinion about your whole life, with the Moon in your sixth house of habits. For two days meals and moods are relatives. Eat something warm, then judge.",
    "Love takes the form of useful acts as the Moon passes your sixth house. You fill the glass before anyone asks. Let somebody fill yours as well, and stay in your seat.",
  ],
  7: [
    "You catch other people’s moods within a minute, for the Moon is in your seventh house, opposite your sign. Before you act on a feeling, find its owner. About half are imported.",
    "You would rather not eat alone while your seventh house, the house of two, has the Moon. Even errands are better in pairs. Invite somebody along to something quite ordinary.",
  ],
  8: [
    "For these two days, with the Moon in your eighth house of secrets, a glance tells you more than a speech. Sit beside whoever is holding something back, and do not ask.",
    "Strong feelings want closed curtains while the Moon crosses your eighth house of intimacy. Desire, jealousy and tenderness may all come within an hour. Wait for the tenderness, and then speak.",
  ],
  9: [
    "The Moon looks out of the window in your ninth house of travel. You miss places that you know only from pictures. Ask a traveller what they eat when they are sad.",
    "Restless and cheerful: this is the Moon in your ninth house of wide views. Complaints get smaller with distance. For two days, planning a far trip is nearly as good as going.",
  ],
  10: [
    "Praise warms you and a frown stays until evening, since the Moon crosses your tenth house of reputation. Look again at the frown. Often it belongs to a pair of tight shoes.",
    "For two days the Moon in your tenth house makes ambition a feeling: you want to matter to people you hardly know. Be kind in public, above all to whoever is serving.",
  ],
  11: [
    "Friends feel like family as the Moon visits your eleventh house. You want many voices and a big pot on the table. Bring together two people who have not met.",
    "An old wish comes back warm with the Moon in your eleventh house of hopes. Notice how young you were when you made it. Who was with you? Send them a greeting.",
  ],
  12: [
    "Sleep comes first while the Moon is in your twelfth house of rest. Crowds tire you, and dreams have a lot to say. Go to bed while it is still a pleasure.",
    "Nobody has to know how you are while your twelfth house, the quiet one, has the Moon. Tears or laughter come and bring no reason. Give them a corner to sit in.",
  ],
};

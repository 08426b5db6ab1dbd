import type { DesignAuthority } from "../../astrology/human-design/shape";

/** What has the last word in a decision. */
export const authorities: Readonly<Record<DesignAuthority, string>> = {
  Emotional:
    "On Monday the offer is perfect, on Tuesday it is a trap, and on both days you mean it. Feelings rise and fall in you like a tide, and each height has an opinion. Ask a large question at several heights. Trust the answer that is still there when you are neither thrilled nor low. “Give me until Thursday” suits you well.",
  Sacral:
    "Have yourself asked. “What would you like to do?” leaves your belly silent; “would you like to live by the sea?” gets an answer before you have breathed in. Reasons come afterwards and can argue for anything. A friend can put a large matter to you in twenty small questions. Where no sound comes, it is no, or not today.",
  Splenic:
    "A quiet sense tells you at the moment itself: not this flat, turn here, call her. It gives no reasons and does not repeat itself, and a minute later the mind talks louder. It knows what is good for you now and nothing about next year. Try it in small matters. Fear says a thing ten times; this voice says it once.",
  "Ego Manifested":
    "What do you say when you have prepared nothing? Your will is joined to your voice, and the honest decision tends to be out before you have tidied it: “I want that”, or “not for this money”. Talk freely, to people who can bear it, and listen to yourself. For a promise that you want, you find the strength.",
  "Ego Projected":
    "A selfish question serves you well: what do I want from this, and have I the strength? Will comes to you in portions, and there is none for what you merely ought to want. Alone you can argue yourself into anything. It helps when somebody who values you asks, “But would you like to?”, and waits for your face.",
  "Self-Projected":
    "You find out where you belong by hearing yourself tell it. Lay a plan before a few people who love you and are slow to advise. In one version your voice gets livelier; in another it thins, although the arguments are excellent. Go with the livelier one. Your friends need say nothing, only nod and pour.",
  Mental:
    "No voice inside you has the last word, and places do much of the deciding. An offer looks different by the water, on a bus and at the desk of the person who made it. So carry it about, and talk of it to several people, who need not be right. You are listening to what you say to each of them.",
  Lunar:
    "A single look is too short for you. With no centre of your own to settle it, a large question takes on the colour of each day, so give it a round of the Moon, about 28 days. Meet the people again, sleep elsewhere, let it bore you. What still pleases you in the fourth week may be believed, also by you.",
};

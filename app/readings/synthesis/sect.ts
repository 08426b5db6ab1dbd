import type { HouseNumber } from "../../astrology/houses";

/**
 * By day Jupiter helps most and Mars tries you most, by night Venus and Saturn: where in life they do, by house.
 */
export const sectTexts: Readonly<
  Record<"Jupiter" | "Venus" | "Mars" | "Saturn", Readonly<Record<HouseNumber, string>>>
> = {
  Jupiter: {
    1: "Doors open when you simply go up and ask. You expect people to be friendly, and it makes them so; when you are stuck, be the first to say hello.",
    2: "Money and useful things have a way of reaching you, and you pass them on with a full hand. When you are worried, start with what you already own and can do.",
    3: "A chance remark, a neighbour, a brother or a sister: help comes to you through everyday talk. Tell people nearby what you need, and somebody knows somebody.",
    4: "Luck lives at your address. Your family, or whoever you call family, believes in you, and after a failure a few days at home give you new plans.",
    5: "Joy is good for your plans. When you play, flirt or make something for fun, people join in and chances appear; after a heavy week, choose the pleasure first.",
    6: "Work agrees with you, and helpers turn up while you are at it. A good daily habit does more for your mood than a holiday, and colleagues are generous to you.",
    7: "Other people bring you more than you could get alone: a partner, a client, even an opponent opens a door. When you cannot go on, sit down with somebody.",
    8: "In a bad hour somebody opens a purse, a bed or a heart for you. You are calm about what others fear to share, so they trust you and help you.",
    9: "Far places and new ideas are kind to you. A journey, a teacher or a book has often come at the right moment; when you are stuck, go and learn something.",
    10: "People in charge like to give you a chance. You look as if you could carry more, so they hand it to you; ask for the larger task, and mean it.",
    11: "Your friends are your fortune. They invite you, recommend you and believe in you, and a plan goes further as soon as you tell it to a few of them.",
    12: "Help often reaches you unseen, once you have stopped looking for it. A night’s sleep, a walk alone or a prayer changes more for you than another telephone call.",
  },
  Venus: {
    1: "You please people before you have done anything, by how you look at them and laugh. When a day has been hard, dress well, go out and be greeted.",
    2: "Good things make you happy, and few of them have to be expensive. You have an eye for what is worth its price, and a well-laid table restores you after any quarrel.",
    3: "Everyday talk is a pleasure to you: a joke at the baker’s, a message from a sister. You find a friendly word for anybody, and a few such words sweeten a bad day.",
    4: "Nothing sweetens your life like a beautiful, peaceful home. You can make one out of very little, and after a hard day its lamp does half of the comforting.",
    5: "Love and play come easily to you. When you flirt, sing, cook or paint, others are drawn in, and an hour of it puts a whole week right.",
    6: "You can make a working day pleasant, for yourself and for everyone in the room. Good tools, kind words and a body that is cared for please you more than luxury.",
    7: "Being half of a pair suits you. You listen, please and make peace so gladly that people want to be near you; choose somebody who does the same for you.",
    8: "You love most where something is at stake: a secret, a bed, a shared account. Trust is your luxury, and with the right person even a crisis has tender hours.",
    9: "Foreign voices, long journeys and large ideas are your pleasure. You fall in love with places, and with people who can teach you something; a book about elsewhere ends a bad day well.",
    10: "People enjoy working with you, and it brings you further than ambition would. Your taste and your tact are noticed in public, so let some of your work be seen.",
    11: "Friendship is your favourite form of love. You bring together people who would never have met, and everybody goes home pleased; after a bad day, invite two of them.",
    12: "You are happiest with the door closed: music, a bath, a love that nobody else knows of. An hour that belongs only to you makes you kind again.",
  },
  Mars: {
    1: "Your own haste gives you the most trouble. You begin in a hurry or in anger, bump into things and people, and regret it by evening; used with care, the same force makes you brave.",
    2: "Money makes you angry sooner than anything else: a bill, an unfair share, a thing that somebody broke. Wait a night before you fight about it; the same fire helps you to earn.",
    3: "Quarrels begin for you in everyday talk: a sharp message, a brother’s joke, a slow driver. Once you have cooled down, you say what everybody thought and nobody dared to say.",
    4: "Anger comes home with you. You are sharper with the family than with strangers, and the doors suffer for it; the same fire defends these people better than any lock.",
    5: "Games, love affairs and children test your temper, because you play to win. As soon as others get a turn as well, your fire is what they come for.",
    6: "Work makes you impatient: a slow colleague, a dull tool, a body that wants a pause. You do the job of two, and you do it best after a rest.",
    7: "People close to you hear your sharpest words, since you argue hardest with whoever matters. A partner who argues back, and can laugh about it, brings out your courage.",
    8: "What you share, owe or inherit can turn into a battle, because you hate to depend on anyone. Write the terms down while all are calm; in real danger you are fearless.",
    9: "You fight for what you believe, and now and then against a friend who believes something else. Keep the fire for the cause, and others follow you a long way.",
    10: "At work you clash with people above you, because you want to move before they have decided. Choose the few battles that count, and your courage is noticed.",
    11: "Groups try your patience: meetings that decide nothing, friends who are late. Let the small annoyances pass, and the same friends follow you when something has to be fought for.",
    12: "You swallow your anger, and it comes back at night as long speeches to the ceiling. Move your body while nobody watches, and then say a short part of it aloud.",
  },
  Saturn: {
    1: "You are hard on yourself. You prepare, wait and check how you appear, while others simply begin; with the years it turns into a calm that people lean on.",
    2: "Enough never quite feels like enough. You earn carefully, spend late and count twice; slowly you learn what you are worth, and then nobody can talk you out of it.",
    3: "Speaking up costs you something. You weigh each message and fear to ask a silly question; what you finally say is remembered, and others quote it.",
    4: "Home asks a lot of you. There are duties, silences and old rules in it, and you carry more than your share; the peace that you slowly build there is solid.",
    5: "Joy does not come to you unasked. You hesitate to play, to flirt or to show what you have made until it is good; what you come to love, you love for life.",
    6: "Work weighs more on you than on others. You fear a mistake, do it all yourself and rest too late; a steady rhythm suits you, and in time people ask you how it is done.",
    7: "You wait a long time before you rely on anybody. You expect a no, and you test a promise for years; a bond that passes the test is as firm as a house.",
    8: "To owe, to share or to need somebody comes hard to you, and you would rather manage alone. Trust grows in small steps with you, and then it holds in any crisis.",
    9: "You cannot believe a thing because others do. You doubt, study and ask for proof long after they have gone home; whatever is left, you can live by.",
    10: "Recognition comes late to you, and you work as if an examiner stood behind you. Step by step you come to know more than the examiner; let somebody praise you for it.",
    11: "In a group you stay near the wall and wonder whether you belong. Your friends are few, and they have stayed; you can ask them for more than you do.",
    12: "Your doubts come when you are alone, and they know every mistake you have made. You tell nobody; put on paper, or told to a patient friend, they shrink by half.",
  },
};

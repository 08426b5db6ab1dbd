import type { Sign } from "../../astrology/signs";

/** The Sun by itself: what makes a life feel worth getting up for. */
export const suns: Readonly<Record<Sign, string>> = {
  Aries:
    "Beginnings that are yours keep you alive. With the first step taken you are brave, warm and never bored; handed somebody else’s plan, you fade by noon and blame the coffee.",
  Taurus:
    "What you make has to be good and stay good. You trust what you can touch, you take your time, and whoever hurries you finds out how politely you can stand still.",
  Gemini:
    "Curiosity is what keeps you young. You need two interests, quick company and a question that is still open; where everybody knows the answer already, you are gone before dessert.",
  Cancer:
    "Looking after your own people makes you calm, brave and practical. For them you ask loudly; what you need for yourself is asked for in hints, and it deserves plain words.",
  Leo: "You get up in the morning to give something from the heart and see it arrive. Praised, you are splendid; overlooked, you are quieter than anyone suspects.",
  Virgo:
    "Being good at something that helps is your pride. You see the fault and mend it, with love; others have to tell you that most of it was right already.",
  Libra:
    "You find your own opinion by hearing another. You need fair terms and a friend to argue with; alone with a choice, you see both sides until it is late.",
  Scorpio:
    "Only what is real interests you. You commit late and then with everything, you can bear truths that empty a party, and a decision of yours outlasts other people’s.",
  Sagittarius:
    "You need somewhere to be going, and little else. A far goal keeps you cheerful on bad food and short nights; without it the finest result leaves you asking what it was for.",
  Capricorn:
    "You want to be somebody others can rely on, and will work ten years for it. By then you want the next thing; what you have done deserves an evening of joy.",
  Aquarius:
    "You think for yourself, and would still like to belong. You calmly say what nobody else does, for everybody’s sake; it helps when people can see that you are fond of them.",
  Pisces:
    "You are happiest when you forget yourself. A song, a prayer or another person’s trouble can carry you off for hours, and you come back with more than you had when you left.",
};

/** The Moon by itself: what hurts, what helps. */
export const moons: Readonly<Record<Sign, string>> = {
  Aries:
    "Feelings go through you quickly. You flare up, laugh, forgive and are hungry; what helps is movement, and people who do not hold you to your first sentence.",
  Taurus:
    "Peace comes to you through the body: warm food, good sleep, a familiar place. With these you are the calmest person for miles; without them the smallest change feels like theft.",
  Gemini:
    "Talking settles you. Once a trouble has a name and a funny side you can sleep, and friends call you for the same service; whatever has no words needs a quiet hour afterwards.",
  Cancer:
    "Nothing that mattered is forgotten by you. You know who was hurt and how, and you look after people accordingly; what you feel yourself changes by the hour, and passes in good company.",
  Leo: "A face that brightens when you come in puts everything right. Then you are warm, funny and generous at home; unnoticed, you grow grand and wait to be fetched.",
  Virgo:
    "When you are worried, your hands look for work. Being useful calms you and is a blessing to whoever is near; with nothing to do, you lie awake at three and make lists.",
  Libra:
    "Discord keeps you awake, even when it is not yours. You make peace with tact and a good eye, and you rest best beside somebody; what you wanted yourself comes out last.",
  Scorpio:
    "You feel at full strength and show a small part of it. Whoever earns your trust gets loyalty, humour and heat; before that you watch, and test them without their noticing.",
  Sagittarius:
    "Open air and a joke bring you back to yourself. You hope again early after every defeat, and your cheer is catching; a sadness that stays needs a friend who will sit still with you.",
  Capricorn:
    "You keep calm when it counts, and others lean on you. Your own comfort is put off until everything is done, so it is good to have people who bring it unasked.",
  Aquarius:
    "You like your feelings with some air around them. In other people’s trouble you are cool, kind and useful; your own you study for a while before anybody may see it.",
  Pisces:
    "You soak up the mood around you, and it makes you tender, musical and easy to confide in. Afterwards you need an hour with nobody in it to find out what is yours.",
};

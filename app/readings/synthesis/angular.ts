import type { Planet } from "../../astrology/bodies";
import type { AngleName } from "../../astrology/findings/weights";

/** A planet on an angle: what people meet first, what you are known for, whom you meet, where you come from. */
export const onAngles: Readonly<Record<Planet, Readonly<Record<AngleName, string>>>> = {
  Sun: {
    Ascendant:
      "You are visible, whether you like it or not. Your mood becomes the mood of the table, and when it is good the whole company grows braver with you.",
    Midheaven:
      "What you do and who you are belong together. You carry authority well, you would like the credit for it, and a life without any public part leaves you restless.",
    Descendant:
      "Beside somebody else you learn who you are. Strong partners and open rivals bring out your best; you may shine there and still keep the decision in your own hands.",
    "Imum Coeli":
      "What makes you proud happens at home, where few people see it. You like to know where you come from, and you need a family, a house or a garden to build up.",
  },
  Moon: {
    Ascendant:
      "Your face tells everything, and people trust you for it. Their moods reach you just as fast, so after an hour in company you have to ask which feelings are yours.",
    Midheaven:
      "You are known for caring. You sense what many people need before they can name it, and your work rises and falls with your moods, more openly than you would wish.",
    Descendant:
      "You notice other people’s feelings almost before your own. You look for somebody who is gentle with you, and you make partners, clients and neighbours feel at home.",
    "Imum Coeli":
      "Home is the centre of everything you do. You carry the past with you, the recipes as well as the sorrows, and with a place to come back to you can face almost anything.",
  },
  Mercury: {
    Ascendant:
      "Your first answer to anything is a question. You seem young, alert and hard to bore, and you think best aloud; a little silence now and then lets them reply.",
    Midheaven:
      "Words are what you are known for. You explain, write, trade or teach, and people bring you whatever they cannot put into a sentence; boredom is the worst that work can do to you.",
    Descendant:
      "You choose people for their conversation. A partner who answers back is worth more to you than an admirer, and many of your best ideas began in somebody else’s mouth.",
    "Imum Coeli":
      "Your thoughts go home. At a table with family stories and old questions your mind is at its best, and you understand a thing by finding out where it came from.",
  },
  Venus: {
    Ascendant:
      "You make a first meeting pleasant, and much is granted to you because of it. Charm is your honest manner; it also agrees to things before you have thought about them.",
    Midheaven:
      "People like to deal with you, and it shapes your career. Taste, tact and a sense of what pleases are your public talents, and being admired simply does you good.",
    Descendant:
      "Much of your happiness is made for two. You see what is lovable in others and bring peace between them; your own wishes are the part of the agreement that tends to be missing.",
    "Imum Coeli":
      "Beauty matters to you most where no visitor sees it. You make a home that people do not want to leave, and there your love shows itself, in food, colours and patience.",
  },
  Mars: {
    Ascendant:
      "You arrive like a starting signal. People feel at once that something is going to happen, and mostly it does; on tired days you sound angrier than you are.",
    Midheaven:
      "You are known for getting things done. You work hard, compete openly and lead where others wait; bosses and officials soon learn whether they have you with them or against them.",
    Descendant:
      "Others bring out the fighter in you. You are drawn to strong, direct people, you argue in order to be close, and a good opponent can turn into a friend for life.",
    "Imum Coeli":
      "Your temper lives at home. In public you can be mild; among your own people you work, argue and defend with all your strength, and they know both sides of it.",
  },
  Jupiter: {
    Ascendant:
      "You come in expecting to be welcome, and so you are. Your confidence is catching and your promises are large; much is forgiven you, since you mean every word.",
    Midheaven:
      "Your work gives you space to grow, and people in charge tend to believe in you. They value your wide view and your open hand; titles please you, meaning pleases you more.",
    Descendant:
      "Good things reach you through other people. Partners widen your life and believe in you; be choosy all the same, since you are inclined to believe in every one of them.",
    "Imum Coeli":
      "At home you act as if there were enough for everybody, and mostly there is. Guests, books and late plans are welcome, and you grow happier there as you get older.",
  },
  Saturn: {
    Ascendant:
      "You seem older and calmer than you feel. People hand you responsibility on sight, and you check yourself before you speak; with the years you grow lighter, and your humour shows.",
    Midheaven:
      "You climb slowly and stay up. Work is where you are tested, and where your word comes to count; recognition tends to arrive after you have stopped waiting for it.",
    Descendant:
      "You take other people seriously, and a promise between two even more so. You wait long before you trust; those you keep are those who stayed through a hard year.",
    "Imum Coeli":
      "Duty begins at home for you. You know the dates, keep the papers and stay calm, and people feel safe under your roof; feeling safe there yourself takes longer.",
  },
  Uranus: {
    Ascendant:
      "People cannot place you, and you like it that way. You act on sudden certainty and dislike instructions; those who leave you free are surprised by how loyal you are.",
    Midheaven:
      "Your career does not run straight. People expect the unusual from you, and you leave a post as soon as it is only a post; later the odd path turns out to have been right.",
    Descendant:
      "You attract unusual people and sudden meetings. With others you want excitement and freedom; whoever holds you loosely finds, to general astonishment, that you have stayed.",
    "Imum Coeli":
      "You live differently from the family you come from, and you move, or move the furniture, more often. You question what they take for granted; you feel at home wherever nobody holds you.",
  },
  Neptune: {
    Ascendant:
      "Strangers see in you whatever they were missing, and you change a little to fit. The mood of a place goes through your skin; time alone gives you your own shape back.",
    Midheaven:
      "People put their hopes into your work, and see more in it than you had planned. What your profession is may stay vague for years; what moves you is the better guide.",
    Descendant:
      "You see the best in people, sometimes before it exists. It makes you a tender partner and an easy person to deceive; time and plain questions are on your side.",
    "Imum Coeli":
      "You long for a home that you have not quite found. No house, family or country matches it, and from that longing come your kindness to strangers and your need for quiet.",
  },
  Pluto: {
    Ascendant:
      "You look straight through people, and they feel it. Even when you say nothing they know that you are there, and you trust nobody until you have seen them in trouble.",
    Midheaven:
      "You want influence, and you know what power costs. You are called when something has to be rebuilt from the ground; opponents respect you, and you remember who helped.",
    Descendant:
      "Strong people come into your life, and beside them you find out how strong you are. No close bond leaves you as you were; the best begin when nobody needs to win.",
    "Imum Coeli":
      "Few people are shown how much goes on in you at home. You look calmly at what your family would rather leave alone, and much of your strength comes from there.",
  },
};

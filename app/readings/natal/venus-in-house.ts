import type { ByHouse } from "./natal-text";

export const venusInHouse: ByHouse = {
  1: {
    text: "People are nice to you before you have done anything. A stall keeper adds two olives, a stern clerk smiles. You move as though you liked having a body, and you do: a haircut, good cloth, a long stretch after sleep. Such pleasure needs no audience. You may wonder whether people would have stayed if you had been rude. So you smile longer than you feel like it, and somebody who would love your bad mood has yet to meet it.",
    practice:
      "try a conversation with a good friend without the polite smile, and notice how little they mind.",
  },
  2: {
    text: "Blindfolded, you would choose the better cloth. Your fingers know about wool, crust and heavy paper, and a beautiful thing pleases you anew each morning. Money interests you for what it turns into, and an eye like yours can earn. The small treasure is your undoing: it costs almost nothing, and does so nine times a month. Hold it a little longer in the shop. With some things the pleasure is complete at the shelf.",
    practice: "before you buy something lovely, check when you last touched the lovely thing before it.",
  },
  3: {
    text: "Two neighbours who do not greet each other both greet you. With sisters and brothers, too, you have the right words: you find the kind thought inside a rude sentence and pass on that part. Your birthday messages are read aloud to the guests. You do it for peace and for pleasure. The plain version gets lost, and a short quarrel becomes a long misunderstanding. From you they could bear the plain version; you would find the words for it.",
    practice: "look through your last messages for the word that made the truth softer than it is.",
  },
  4: {
    text: "Soon after you arrive, even a rented kitchen looks as if the cook were in love. You turn the table to the window, put out pears, and people who were leaving sit down again. You want affection to live where you live, so everything there should be lovely, and stay as lovely as it was. You are stubborn in the friendliest way: a black bedroom is admired until its owner repaints it. Family quarrels lose their appetite at your suppers.",
    practice: "try something old in a new place, and judge it only when you have stopped noticing.",
  },
  5: {
    text: "Any evening will do. You say “Let us”, and there is music, a bowl of grapes, and four friends dancing badly in socks. You flirt with shopkeepers, with poets and with the moon, you love a stage and a love affair, and you enjoy it all without an excuse. You invite freely, and you are the first to laugh. You may ask a good evening for more than it has. The best moment usually came before the last idea.",
    practice: "stop before the last idea: when the evening is lovely, suggest nothing further.",
  },
  6: {
    text: "Your “I like you” is a cup of tea at the right minute. You raise a colleague’s chair to her height, and put a kind sentence at the foot of a dull form. Work should be pleasant, you think, with good soap and people who say good morning; in such a place your body hums and everybody is quicker. Your own cup comes last. A daily favour turns into a custom; brought now and then, well rested, it is a present again.",
    practice:
      "prepare something tonight that will make your own next morning pleasant, before you do anyone a favour.",
  },
  7: {
    text: "“We” is your favourite word. In love you get prettier, funnier and braver about food. You know the arts of two: how to walk at the other’s pace, when to reach for a hand under the table, how to praise them in front of their friends. You love to be courted, and to court. You also agree early, because you would hate to spoil an evening. A partner who often asks “Are you sure?” has noticed how early.",
    practice: "before you next agree, choose what you would do if you were going alone.",
  },
  8: {
    text: "People confide in you early, because you are so little shocked that they stop being ashamed and begin to feel attractive. You treat money as you treat secrets: lending is a sign of trust, owing a way to stay close. So friends lend to you gladly, and borrow. With sum, date and limits named, the friendship grows. Sometimes you would rather leave the matter open, because it ties two people together. The other person feels the knot.",
    practice:
      "try settling a small sum or a borrowed thing today, and then suggest something pleasant together.",
  },
  9: {
    text: "An accent, and you lean forward. You fall for what comes from far away: a singer whose words you cannot follow, a saint, a soup, a philosopher with sad eyes. Out of pure desire you learn forty words of a language, and people invite you back because your delight is real. A teaching wins you once you have heard it sung. You may praise the peace of her village to a woman who ran away from it at seventeen.",
    practice:
      "choose something foreign that you adore, and look up what people who grew up with it complain about.",
  },
  10: {
    text: "The difficult client asks for you by name. There is no trick: you remember what her son is studying, let her finish her lunch, and bring the unwelcome figure last. Grace takes you where ambition stands in a queue, and being liked is a skill, so you may enjoy it. In a dispute a colleague hopes for your vote and gets your charm. Think of the person whom you yourself trust most at work: they have probably refused you something.",
    practice: "when a favour is asked of you, wait until you know whether you would have offered it.",
  },
  11: {
    text: "Ask you about love and you may begin with your friends. There is the one who laughs like a goose, and there are the two whom you introduced and who now go on holiday without you, to your delight. You bring people together, keep no accounts and know who can sing. Partners, too, tend to come from that circle, where they were first of all pleasant to sit beside. When any of them is lucky, you are happy on the same day.",
    practice:
      "prepare a meeting of two friends who do not know each other, and think of their first question.",
  },
  12: {
    text: "In the last row of a concert, eyes closed, you are happier than the whole first row. What moves you most you like to have alone: music in the dark, an empty beach, a hot bath with a novel you know by heart. Affection, too, you enjoy in secret. You can adore a colleague for months and be content, while he supposes that he bores you. A pleasure often grows with company: remember the last music that was played to you.",
    practice: "let a person you quietly adore hear the piece, or sit with you in the last row.",
  },
};

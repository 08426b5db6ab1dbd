import type { MixedPair, UnlikePersonalPair } from "./contact-kinds";

/**
 * For the second of two contacts of one kind that run both ways round ({a}’s Saturn on {b}’s Moon and {b}’s Saturn on
 * {a}’s Moon), in place of the same text with the names exchanged. Astrologers count such a contact double.
 */
export const bothWays: Readonly<Record<UnlikePersonalPair | MixedPair, string>> = {
  "Sun-Moon":
    "It runs both ways between you: the aim of each touches what makes the other feel at home. So the parts are not fixed. Both may lead and both may be looked after, on the same day if need be.",
  "Sun-Mercury":
    "You describe one another, since this contact stands in both directions, and each knows how it feels to be put into words by somebody else. That makes the describing gentler. You are also the best informed about each other.",
  "Sun-Venus":
    "The liking is mutual, and so is the eye for what could be nicer, because this contact comes twice. What {a} wishes to hear from {b} is probably what {b} would like to hear.",
  "Sun-Mars":
    "This contact is doubled, so both of you push and both get pushed. Neither can claim to be the calm one. Whoever has cooled down first can speak for two, having felt exactly the same.",
  "Moon-Mercury":
    "Talking and feeling change sides between you, as the contact exists both ways. So both know from inside how a careless word arrives, and how a good word does.",
  "Moon-Venus":
    "What you do for each other’s comfort goes in both directions here, so neither is always the host. Whoever was looked after yesterday usually sees to the supper today.",
  "Moon-Mars":
    "You can each stir the other’s feelings in a second, because this contact is there twice. Both know the sting from both sides. Your apologies, when they come, tend to be quick and exact.",
  "Mercury-Venus":
    "Word meets taste twice over: {a} talks about what {b} loves and {b} about what {a} loves. You trust one another’s recommendations and argue about a book as if it were a relative.",
  "Mercury-Mars":
    "Sharpness and speed are on both sides, for this contact comes double, and each of you sets the other going with a word. It is worth knowing who slept badly before either begins.",
  "Venus-Mars":
    "As the contact exists both ways, both of you want and both are wanted, and neither is always the pursuer. In friendship or at work it means that either can propose and either can politely decline.",
  "Sun-Jupiter":
    "You believe in each other, and each a little more than is comfortable, as the contact is doubled. That makes two optimists. For a big decision ask somebody less hopeful as well.",
  "Moon-Jupiter":
    "Neither of you is always the big-hearted one: this contact runs from each to the other. Whoever has had the better night can be generous today, and will be repaid in soup.",
  "Mercury-Jupiter":
    "Both of you teach and both take notes, because the contact is there twice, and talk grows large from both ends. Give each other the right to say, kindly, “I do not believe that.”",
  "Venus-Jupiter":
    "You spoil each other, as this contact goes both ways, and presents pass back and forth for as long as you know one another. Nobody needs to win. A thank-you that ends the round is a present as well.",
  "Mars-Jupiter":
    "You make each other bolder, for the contact exists in both directions. Double courage is a fine thing. It asks for somebody, perhaps a third person, who reads the small print.",
  "Sun-Saturn":
    "Each of you is the other’s examiner, as the contact comes twice, and that makes it fairer than it feels. The stern one would like to hear “well done” too. Somebody has to begin; take turns.",
  "Moon-Saturn":
    "It holds from both sides: each is by turns the strict one and the one who needs comfort, so nobody is the parent for good. Whoever is less tired speaks the first warm word.",
  "Mercury-Saturn":
    "Words are weighed on both sides, since this contact is mutual. What has been said between you can be relied on. It takes practice, on both sides, to think aloud without being held to it.",
  "Venus-Saturn":
    "Reserve and faithfulness stand on both sides, because the contact is double. Each may be waiting for the other to show it first. It is a good sign for things that should last, and for two shy people.",
  "Mars-Saturn":
    "Here both brake and both are braked: patience is owed in two directions, and you both know what it costs. Slow, hard work is where you shine together.",
  "Sun-Uranus":
    "You both surprise and are both surprised, as this contact is there in each direction. That keeps it even. Neither of you is ever the boring one, so a quiet month between you is simply a rest.",
  "Moon-Uranus":
    "Each disturbs the other’s peace a little and freshens it, for the contact runs both ways. You both know how it is to need space and how it is to wait. That knowledge makes you considerate.",
  "Mercury-Uranus":
    "You interrupt each other and you inspire each other, because ideas come from both ends, and nobody takes notes. Choose, each time you meet, who does.",
  "Venus-Uranus":
    "Each of you is a little unpredictable in liking, and each is also the one who wonders. Because the contact exists twice, an absence is easy to forgive: you have both been absent.",
  "Mars-Uranus":
    "Neither of you takes orders from the other, since this goes both ways. Agree that everything either of you says is a suggestion. It is surprising how much then gets done.",
  "Sun-Neptune":
    "Each sees the other a little too beautiful, as the contact stands both ways. Two people who idealise one another are happy until the first plain day. Have plain days early, and have them often.",
  "Moon-Neptune":
    "Feelings pass in both directions between you, so it is hard to say whose sadness it was. When both are low, the helpful thing is a third person, a walk, or sleep.",
  "Mercury-Neptune":
    "Both of you hear more than was said, and both hear less. With this contact twice you share a private language, and friends need a translator. For dates and sums use the public one.",
  "Venus-Neptune":
    "The longing is on both sides, for this contact is mutual. Each is gentle with the other, and each is a little in love with a picture. You can tell one another about the two pictures; it is great fun.",
  "Mars-Neptune":
    "Each blurs the other’s aim and each lends it beauty, because the contact comes double. Neither is the clear-headed one by nature. Let whoever has eaten and slept decide about practical things.",
  "Sun-Pluto":
    "The watching is mutual, and so is the respect. Since this contact exists both ways, power is shared more evenly than it looks on a bad day. Each could ask, “Where do you feel that I decide too much?”",
  "Moon-Pluto":
    "You reach each other’s innermost feelings, as the contact is doubled. Neither can hide, which is tiring and a great comfort. So grant each other, out loud, a right to keep some things private.",
  "Mercury-Pluto":
    "You see through one another’s words, both of you. With this contact twice over there is little use in small untruths, and much relief in dropping them. It also saves time.",
  "Venus-Pluto":
    "Each wants to matter most to the other, as the contact runs both ways. Jealousy, where there is any, is shared, so two experts can talk about it. Devotion is shared as well.",
  "Mars-Pluto":
    "Two strong wills meet here, and the contact is there twice: neither gives way easily, and both know it. Save it for a cause outside the two of you, and look how far you come.",
};

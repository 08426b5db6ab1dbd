import type { Condition } from "~/astrology/elections/condition";
import { withArticle } from "~/readings/with-article";

/** What a condition says where it holds, in words. */
export function wordsOf(condition: Condition): string {
  switch (condition.kind) {
    case "Sign":
      return `${named(condition.body)} is in ${condition.sign}`;
    case "House":
      return `${named(condition.body)} is in house ${condition.house}, by whole signs`;
    case "Ascendant":
      return `${condition.sign} is rising`;
    case "Dignity":
      return `${named(condition.body)} has ${condition.points} points of dignity or more`;
    case "Direct":
      return `${named(condition.body)} goes forward`;
    case "Combust":
      return `${named(condition.body)} is combust, nearer than 8°30′ to the Sun`;
    case "Cazimi":
      return `${named(condition.body)} is in the heart of the Sun, within 17′`;
    case "Aspect":
      return `${named(condition.body)} comes to a ${condition.aspect.toLowerCase()} with ${withArticle(condition.with)}, ${condition.orb}° away or less, and nothing prevents it`;
    case "Contact":
      return `${named(condition.body)} is within ${condition.orb}° of a ${condition.aspect.toLowerCase()} to ${condition.longitude}° of the zodiac`;
    case "Moon":
      return {
        Void: "The Moon is void of course: she makes no more major aspect in her sign",
        Waxing: "The Moon is waxing",
        "Burned way": "The Moon is in the burned way, between 15° of Libra and 15° of Scorpio",
      }[condition.state];
    case "Hour":
      return `It is an hour of ${withArticle(condition.ruler)}`;
  }
}

/** The same where it was wished for and does not hold. */
export function wordsAgainst(condition: Condition): string {
  return `It is not so that ${lowered(wordsOf(condition))}`;
}

function named(body: string): string {
  const name = withArticle(body);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What begins with an article or a pronoun goes on in a sentence; names keep their letter. */
function lowered(words: string): string {
  return /^(The|It) /.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

import type { Condition } from "~/astrology/elections/condition";
import * as names from "~/words/names";
import * as words from "~/words/reasons";

/** What a condition says where it holds, in the language in use. */
export function wordsOf(condition: Condition): string {
  return said(condition, true);
}

/** The same where it was wished for and does not hold. */
export function wordsAgainst(condition: Condition): string {
  return said(condition, false);
}

function said(condition: Condition, holds: boolean): string {
  const subject = holds ? words.subject : words.subjectDenied;
  switch (condition.kind) {
    case "Sign":
      return words.isInSign({ holds, body: subject(condition.body), sign: names.sign(condition.sign) });
    case "House":
      return words.isInHouse({ holds, body: subject(condition.body), house: condition.house });
    case "Ascendant":
      return words.signRises({ holds, sign: names.sign(condition.sign) });
    case "Dignity":
      return words.hasDignity({ holds, body: subject(condition.body), points: condition.points });
    case "Direct":
      return words.goesForward({ holds, body: subject(condition.body) });
    case "Combust":
      return words.isCombust({ holds, body: subject(condition.body) });
    case "Cazimi":
      return words.isCazimi({ holds, body: subject(condition.body) });
    case "Aspect":
      return words.comesToAspect({
        holds,
        body: subject(condition.body),
        aspect: words.aspect(condition.aspect),
        other: names.planetWithArticle(condition.with),
        orb: condition.orb,
      });
    case "Contact":
      return words.isNearDegree({
        holds,
        body: subject(condition.body),
        orb: condition.orb,
        aspect: words.aspect(condition.aspect),
        longitude: condition.longitude,
      });
    case "Moon":
      return holds ? words.moon(condition.state) : words.moonDenied(condition.state);
    case "Hour":
      return words.hourOf({ holds, ofRuler: words.ofRuler(condition.ruler) });
  }
}

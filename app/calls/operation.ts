import type { ZodObject } from "zod";
import type { Account } from "~/auth/account.server";
import type { LimitName } from "~/http/rate-limit.server";
import type { LoadContext } from "~/load-context";
import type { Parsed } from "~/schemas/fields";

/** Input as it came: a JSON body, search parameters or the fields of a form. */
export type Raw = Readonly<Record<string, unknown>>;

/** Who must or may be signed in; whoever is stands in the arguments of `run`. */
export type UserNeed = "required" | "optional" | "none";

interface RunArgs<Need extends UserNeed> {
  readonly context: LoadContext;
  readonly account: Need extends "required" ? Account : Need extends "optional" ? Account | null : null;
}

/**
 * What one call does, said once: the route of the API and the page's action for visitors without JavaScript are both
 * made of it, so that neither can forget a guard, the limit or the reading.
 */
export interface Operation<Input, Output, Need extends UserNeed = "none"> {
  /**
   * `open`: a calculation, which any caller may ask for. `personal`: reads or changes what belongs to somebody. `owner`:
   * is there for the site's owner alone, and for nobody else. `desk`: as `personal`, and there only where the site's
   * owner has a desk.
   */
  readonly access: "open" | "personal" | "owner" | "desk";
  /** `optional`: the call works for visitors, and for everybody while sessions cannot be read. */
  readonly user?: Need;
  readonly limit?: LimitName;
  /** Writes rows of which a day has so many; a user may do so some times a minute. */
  readonly writes?: true;
  /** How long anybody may keep the answer to a GET; without it nobody keeps any. */
  readonly cacheSeconds?: number;
  /** It answers texts, and takes `lang` in its address (see `telling.server.ts`). */
  readonly tells?: true;
  /** Bytes that its input may have, where that is more than what all others may. */
  readonly mostBytes?: number;
  /** What `read` looks at, as the API's document shows it. */
  readonly fields?: ZodObject;
  read(raw: Raw, context: LoadContext): Parsed<Input> | Promise<Parsed<Input>>;
  /** May throw a `Failure`. */
  run(input: Input, args: RunArgs<Need>): Output | Promise<Output>;
}

/** Infers what passes from `read` to `run`. */
export function operation<Input, Output, Need extends UserNeed = "none">(
  definition: Operation<Input, Output, Need>,
): Operation<Input, Output, Need> {
  return definition;
}

/** Any operation, for whoever does not care what it is about. */
export type AnyOperation<Output = unknown> = Operation<unknown, Output, UserNeed>;

/** The reading of operations that ask for nothing but themselves. */
export function nothing(): Parsed<null> {
  return { ok: true, value: null };
}

import { type Account, accountIfKnown, requireAccount } from "~/auth/account.server";
import { personOfTheDay, secondsOfTodayLeft, withinDailyWrites } from "~/auth/daily-rations.server";
import { requireDesk, requireOwner } from "~/auth/owner.server";
import { Failure, invalidInput } from "~/failure";
import { isForeign } from "~/http/origin-guard.server";
import { RETRY_AFTER_SECONDS, withinLimit } from "~/http/rate-limit.server";
import type { LoadContext } from "~/load-context";
import { UnreadablePlaceFile } from "~/places/place-files";
import { UnreadableTexts } from "~/readings/texts";
import type { Parsed } from "~/schemas/fields";
import * as words from "~/words/failures";
import type { AnyOperation, Operation, Raw, UserNeed } from "./operation";

/** Files that a deployment lacks come with the next one. */
const FILES_RETRY_AFTER_SECONDS = 300;

/**
 * Runs an operation for whoever asks, with every check that it has, in one order: whether it is there for them, whose page asks, how often, the
 * input's form (`raw`), who is signed in, whether the page was shown to them, how often they change something, the
 * input itself, what is left of the day's writes, the stores.
 * @param raw gives the input; asked for only once origin and limit allow it
 * @param shownTo what the page says that asks (see `shown-to.ts`); null for a program, which has no page
 * @throws Failure
 */
export async function perform<Output>(
  operation: AnyOperation<Output>,
  context: LoadContext,
  raw: () => Raw | Promise<Raw>,
  shownTo: string | null,
): Promise<Output> {
  const { access, limit, writes, user = "none" } = operation;
  if (access === "owner") await requireOwner(context);
  if (access === "desk") requireDesk(context);
  if (access !== "open" && isForeign(context.request, context.origin)) {
    throw new Failure("forbidden_origin", words.ownSiteOnly);
  }
  if (limit && !(await withinLimit(context, limit))) throw tooMany();
  const given = await raw();
  const account = await accountFor(user, context);
  if (account && shownTo !== null && shownTo !== account.user.id) {
    throw new Failure("conflict", words.shownToSomebodyElse);
  }
  if (
    writes &&
    account &&
    !(await withinLimit(context, "change", await personOfTheDay(context, account.user)))
  ) {
    throw tooMany();
  }
  try {
    const input = orInvalid(await operation.read(given, context));
    if (writes && !(await withinDailyWrites(context, account?.user ?? null))) throw tooManyToday();
    return await operation.run(input, { context, account });
  } catch (error) {
    throw withoutFiles(error) ?? error;
  }
}

/** What to tell of files that a deployment lacks; null for whatever else was thrown. */
function withoutFiles(error: unknown): Failure | null {
  if (error instanceof UnreadablePlaceFile) {
    // The log does not name the file: it tells what was typed.
    console.error(JSON.stringify({ event: "places_unavailable" }));
    return unavailable(words.placesUnavailable);
  }
  if (error instanceof UnreadableTexts) {
    console.error(JSON.stringify({ event: "texts_unavailable", reason: error.message }));
    return unavailable(words.textsUnavailable);
  }
  return null;
}

function unavailable(says: () => string): Failure {
  return new Failure("unavailable", says, { retryAfterSeconds: FILES_RETRY_AFTER_SECONDS });
}

/**
 * An operation as a part of another, whose guards let the request pass: it is read and run, and counts for nothing.
 * @throws Failure that names the fields at fault
 */
export async function partOf<Output>(
  operation: Operation<unknown, Output>,
  raw: Raw,
  context: LoadContext,
): Promise<Output> {
  return operation.run(orInvalid(await operation.read(raw, context)), { context, account: null });
}

function tooMany(): Failure {
  return new Failure("rate_limited", words.tooManyRequests, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

export function tooManyToday(): Failure {
  return new Failure("rate_limited", words.tooManyRequestsToday, {
    retryAfterSeconds: secondsOfTodayLeft(),
  });
}

function accountFor(need: UserNeed, context: LoadContext): Promise<Account | null> | null {
  switch (need) {
    case "required":
      return requireAccount(context);
    case "optional":
      return accountIfKnown(context);
    case "none":
      return null;
  }
}

/** @throws Failure that names the fields at fault */
export function orInvalid<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw invalidInput(parsed.fields);
  return parsed.value;
}

import * as z from "zod";
import { digestOf, randomToken } from "~/auth/secrets";
import { namesOfClients } from "~/db/clients.server";
import { stored } from "~/db/database.server";
import { addIntake, intakesCounted, type KeptIntake, openIntakes, removeIntake } from "~/db/intakes.server";
import { namesOfRequests, noteLink } from "~/db/requests.server";
import { deskRefusal } from "~/desk-refusals";
import { invalidInput } from "~/failure";
import type { LoadContext } from "~/load-context";
import { IdFields, readId } from "~/schemas/birth-details";
import { LINKS_OF_A_PAGE, MOST_INTAKES } from "~/schemas/desk-limits";
import { asSent, isUntyped, type Parsed } from "~/schemas/fields";
import { readUpdatedAt } from "~/schemas/updated-at";
import { originOfLinks } from "../messages.server";
import { nothing, operation } from "../operation";
import { clientThere } from "./clients.server";
import { deskStore } from "./desk-store.server";
import { requestThere } from "./requests.server";

/** A link to the intake form, as it is copied. */
export interface IntakeLink extends Omit<KeptIntake, "token"> {
  readonly link: string;
}

function linkOf({ token, ...intake }: KeptIntake, context: LoadContext): IntakeLink {
  return { ...intake, link: `${originOfLinks(context)}/intake/${token}` };
}

/** The links that can be used still. */
export const intakes = operation({
  access: "owner",
  user: "required",
  read: nothing,
  run: async (_, { context }) => ({
    intakes: (await stored(openIntakes(deskStore(context)))).map((intake) => linkOf(intake, context)),
  }),
});

/** The first of them or all, each with the name of whom it is for, where that is known; and how many there are. */
export const namedIntakes = operation({
  access: "owner",
  user: "required",
  read: ({ all }): Parsed<boolean> => ({ ok: true, value: all === true }),
  run: async (isAll, { context }) => {
    const store = deskStore(context);
    const [open, counted] = await stored(
      Promise.all([openIntakes(store, isAll ? MOST_INTAKES : LINKS_OF_A_PAGE), intakesCounted(store)]),
    );
    const of = (id: (intake: KeptIntake) => string | null) => [
      ...new Set(open.map(id).filter((one) => one !== null)),
    ];
    const [clients, requests] = await stored(
      Promise.all([
        namesOfClients(
          store,
          of(({ client }) => client),
        ),
        namesOfRequests(
          store,
          of(({ client, from }) => (client === null ? from : null)),
        ),
      ]),
    );
    return {
      intakes: open.map((intake) => ({
        ...linkOf(intake, context),
        name: clients.get(intake.client ?? "") ?? requests.get(intake.from ?? "") ?? null,
      })),
      counted,
    };
  },
});

interface ToInvite {
  readonly id: string | null;
  readonly client: string | null;
  readonly request: string | null;
}

/** Makes a link for a client, in answer to a request, or for nobody yet. */
export const makeIntake = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: z.object({
    id: asSent({ type: "string", description: "Of its own: sent twice it is one link" }),
    client: asSent({ type: "string", description: "For whom it is, where that is a client" }),
    request: asSent({ type: "string", description: "Which request it answers" }),
  }),
  read: (raw): Parsed<ToInvite> => {
    const id = readUpdatedAt({ id: raw.id });
    const client = idOrNone(raw.client, "client");
    const request = idOrNone(raw.request, "request");
    if (id.ok && client.ok && request.ok)
      return { ok: true, value: { id: id.value.id, client: client.value, request: request.value } };
    const parts = [id, client, request];
    return { ok: false, fields: Object.assign({}, ...parts.map((part) => (part.ok ? {} : part.fields))) };
  },
  run: async ({ id, client, request }, { context }) => {
    const asked = request === null ? null : await requestThere(context, request);
    const whose = client ?? asked?.client ?? null;
    if (whose !== null) await clientThere(context, whose);
    const token = randomToken();
    const made = await stored(
      addIntake(deskStore(context), await digestOf(token), {
        id: id ?? context.newId(),
        client: whose,
        from: asked?.id ?? null,
        token,
      }),
    );
    if (made.is === "full") throw invalidInput({ "": [deskRefusal("intakes.too-many", MOST_INTAKES)] });
    if (asked) await stored(noteLink(deskStore(context), asked.id, made.intake.id));
    return { intake: linkOf(made.intake, context) };
  },
});

function idOrNone(given: unknown, field: string): Parsed<string | null> {
  if (isUntyped(given)) return { ok: true, value: null };
  const read = readId({ id: given });
  return read.ok ? read : { ok: false, fields: { [field]: read.fields.id ?? [] } };
}

/** Takes a link back: it opens nothing any more. */
export const deleteIntake = operation({
  access: "owner",
  user: "required",
  writes: true,
  fields: IdFields,
  read: readId,
  run: async (id, { context }) => ({ removed: await stored(removeIntake(deskStore(context), id)) }),
});

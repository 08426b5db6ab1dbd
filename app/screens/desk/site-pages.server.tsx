import { previewSite, removeSite, saveLogo, saveSite, siteProfile } from "~/calls/desk/site.server";
import { performForm } from "~/calls/form-action.server";
import type { Outcome } from "~/calls/outcome";
import { SHOWN_TO_FIELD } from "~/calls/shown-to";
import { hasFile, readFile } from "~/http/read-file.server";
import { readForm } from "~/http/read-form.server";
import type { LoadContext } from "~/load-context";
import { KIBIBYTE } from "~/schemas/desk-limits";
import { MOST_BYTES_OF_LOGO, MOST_BYTES_OF_PROFILE_SENT, type SiteProfile } from "~/schemas/site-profile";
import { ask } from "./ask.server";
import { CHANGED, isSame, rowOf } from "./changed";
import type { Values } from "./client-values";
import type { DeskAnswer } from "./desk-answer";
import { NOT_SURE, type Refused, statusOf } from "./form-parts";
import { SitePage } from "./site-page";
import { siteValues } from "./site-values";

export const SITE_PATH = "/desk/site";
/** The picture, its fields and what stands between them. */
const MOST_BYTES_OF_FORM = MOST_BYTES_OF_LOGO + 4 * KIBIBYTE;

/** The page on which the owner says how the site calls itself and looks. */
export async function sitePages(context: LoadContext): Promise<DeskAnswer | null> {
  const { method } = context.request;
  if (method === "GET" || method === "HEAD") return sitePage(context);
  if (method !== "POST") return null;
  return hasFile(context.request) ? logoSent(context) : sent(context);
}

interface CameBack {
  readonly refused?: Refused;
  readonly preview?: Omit<SiteProfile, "logo">;
  readonly theirs?: Values;
}

async function sitePage(
  context: LoadContext,
  { refused, preview, theirs }: CameBack = {},
  typed?: Values,
): Promise<DeskAnswer> {
  const { site } = await ask(siteProfile, context);
  const logo = site?.profile.logo ?? null;
  const asked = context.url.searchParams;
  const body = (
    <SitePage
      values={typed ?? (site ? siteValues(site.profile) : {})}
      logo={logo}
      // Sent again it takes the place of what is shown, and of nothing that came after; where all was taken away, of nothing.
      updatedAt={site && typed && !theirs ? Number(typed.updatedAt) || 0 : (site?.updatedAt ?? 0)}
      said={
        asked.has("saved") ? "Saved." : asked.has("removed") ? "All of it is as it comes again." : undefined
      }
      preview={preview && { ...preview, logo }}
      {...{ refused, theirs }}
    />
  );
  return { title: "Your site", status: statusOf(refused), body };
}

async function sent(context: LoadContext): Promise<DeskAnswer | null> {
  const { [SHOWN_TO_FIELD]: shownTo = "", ...values } = await readForm(
    context.request,
    MOST_BYTES_OF_PROFILE_SENT,
  );
  switch (values.intent) {
    case "save-site":
      return values.preview === "on" ? previewed(context, values, shownTo) : saved(context, values, shownTo);
    case "remove-site": {
      const refused = (outcome: Outcome<unknown>) =>
        sitePage(context, { refused: { intent: "remove-site", values, outcome } });
      if (values.sure !== "on") return refused(NOT_SURE);
      const { outcome } = await performForm(removeSite, context, {}, shownTo);
      return outcome.ok ? { to: `${SITE_PATH}?removed` } : refused(outcome);
    }
    case "remove-logo": {
      const { outcome } = await performForm(saveLogo, context, { logo: "" }, shownTo);
      const refused = { intent: "remove-logo", values, outcome };
      return outcome.ok ? { to: `${SITE_PATH}?saved#logo-part` } : sitePage(context, { refused });
    }
    default:
      return null;
  }
}

async function saved(context: LoadContext, values: Values, shownTo: string): Promise<DeskAnswer> {
  const { outcome } = await performForm(saveSite, context, values, shownTo);
  if (!outcome.ok) return sitePage(context, { refused: { intent: "save-site", values, outcome } }, values);
  const kept = outcome.data;
  if (kept.isKept || isSame(kept.yours.profile, rowOf(kept).profile)) return { to: `${SITE_PATH}?saved` };
  const refused = { intent: "save-site", values, outcome: CHANGED };
  return sitePage(context, { refused, theirs: siteValues(kept.theirs.profile) }, values);
}

async function previewed(context: LoadContext, values: Values, shownTo: string): Promise<DeskAnswer> {
  const { outcome } = await performForm(previewSite, context, values, shownTo);
  if (outcome.ok) return sitePage(context, { preview: outcome.data }, values);
  return sitePage(context, { refused: { intent: "save-site", values, outcome } }, values);
}

async function logoSent(context: LoadContext): Promise<DeskAnswer | null> {
  const { values, file } = await readFile(context.request, "logo", MOST_BYTES_OF_FORM);
  if (values.intent !== "save-logo") return null;
  const back = (outcome: Outcome<unknown>) =>
    sitePage(context, { refused: { intent: "save-logo", values: {}, outcome } });
  if (!file) return back(NO_PICTURE);
  const { outcome } = await performForm(saveLogo, context, { logo: file }, values[SHOWN_TO_FIELD] ?? "");
  return outcome.ok ? { to: `${SITE_PATH}?saved#logo-part` } : back(outcome);
}

const NO_PICTURE: Outcome<never> = {
  ok: false,
  status: 422,
  message: "no picture",
  reason: null,
  fields: { logo: ["Choose a picture first."] },
};

import type { RequestHandler, ServerBuild } from "@remix-run/cloudflare";
// biome-ignore lint/suspicious/noTsIgnore: it is an error on a fresh checkout only, before the first build
// @ts-ignore -- the build writes this file
import * as serverBuild from "../build/server";
import { handleRequest } from "./edge/handle-request.server";
import { namesOfPaths } from "./edge/path-shape";
import { remixByPath } from "./edge/remix-by-path.server";
import { warmUp } from "./edge/warm-up.server";
import type * as EntryServer from "./entry.server";
import { runScheduled } from "./scheduled.server";

const build = serverBuild as unknown as ServerBuild;
const { VISITS, CALL_PATHS, PAGE_LANGUAGES, barePage, deskAnswer, knowOwnSite, ownFile, visitorsAnswer } =
  build.entry.module as unknown as typeof EntryServer;
const remix = remixByPath(build, PAGE_LANGUAGES);
const nameOf = namesOfPaths([
  ...Object.values(build.routes).map(({ path }) => `/${path ?? ""}`),
  ...CALL_PATHS,
]);

/** Whatever the desk does not answer is Remix's. */
const withDesk: RequestHandler = async (request, context) => {
  if (!context) return remix(request);
  await knowOwnSite(context);
  return (
    ownFile(context) ??
    (await deskAnswer(context)) ??
    (await visitorsAnswer(context)) ??
    remix(request, context)
  );
};

await warmUp({ answer: remix, barePage }, VISITS);

export default {
  fetch: (request, env, ctx) => handleRequest(request, env, ctx, { answer: withDesk, barePage }, nameOf),
  scheduled: (_, env, ctx) => ctx.waitUntil(runScheduled(env)),
} satisfies ExportedHandler;

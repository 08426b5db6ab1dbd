import { Agent, request } from "node:http";
import type { LocalWorkerOptions } from "../../scripts/local-worker.mjs";

const ratelimit = { simple: { limit: 1e9, period: 60 as const } };

/** For a worker whose limits nobody reaches. */
export const UNLIMITED: LocalWorkerOptions = {
  vars: { WRITE_DAILY_CAP: "1000000000", EMAIL_DAILY_CAP: "1000000000" },
  overrides: {
    ratelimits: {
      CALCULATION_LIMIT: ratelimit,
      QUIZ_LIMIT: ratelimit,
      LOGIN_LIMIT: ratelimit,
      CLAIM_LIMIT: ratelimit,
      CHANGE_LIMIT: ratelimit,
    },
  },
};

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

export interface Sent {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Over a connection of its own: one whose body was refused unread is reset. */
  readonly alone?: true;
}

/** A body above this may be refused unread. */
const LARGEST_READ_BYTES = 16 * 1024;

/**
 * Sends over connections that are kept: a new one for each request would cost more than most answers. What went out over
 * one that the server was just closing, because nothing had come for a while, is sent again over another.
 */
export function senderTo(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, headers, body, alone }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const bytes = Buffer.from(body ?? "");
      const sent = request(
        new URL(path, origin),
        {
          method,
          headers: { ...headers, ...(body !== undefined && { "Content-Length": bytes.length }) },
          agent: alone || bytes.length > LARGEST_READ_BYTES ? false : agent,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers["content-type"]?.split(";")[0] ?? "",
              text: Buffer.concat(chunks).toString("utf8"),
            }),
          );
        },
      );
      sent.on("error", (error) => {
        if (sent.reusedSocket) resolve(send({ method, path, headers, body, alone: true }));
        else reject(error);
      });
      sent.end(bytes);
    });
  return { send, stop: () => agent.destroy() };
}

/** Does the work for each item, so many at a time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

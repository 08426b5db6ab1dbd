import type { EmailSettings } from "~/env";
import type { Message } from "./quiz-message";

/** What became of a message: `later` is worth another try, `refused` is not. */
export type Sending =
  | { readonly kind: "sent" }
  | { readonly kind: "later"; readonly reason: string }
  | { readonly kind: "refused"; readonly reason: string };

const PATIENCE_MILLISECONDS = 10_000;

/**
 * Hands a message to the configured provider; the same key twice sends it once where the provider knows such keys.
 * Never rejects.
 */
export async function sendEmail(
  settings: EmailSettings,
  recipient: string,
  message: Message,
  idempotencyKey: string,
): Promise<Sending> {
  const request = requestFor(settings, recipient, message, idempotencyKey);
  if (!request) return { kind: "sent" }; // the mail page shows it
  try {
    const response = await fetch(request, {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      redirect: "manual", // the key is for this address and no other
    });
    await response.body?.cancel();
    if (response.ok) return { kind: "sent" };
    const reason = `${settings.EMAIL_PROVIDER} answered ${response.status}`;
    const isPassing = response.status >= 500 || response.status === 429 || response.status === 408;
    return { kind: isPassing ? "later" : "refused", reason };
  } catch (error) {
    return { kind: "later", reason: error instanceof Error ? error.name : "no answer" };
  }
}

function requestFor(
  settings: EmailSettings,
  to: string,
  { subject, text, html }: Message,
  idempotencyKey: string,
): Request | null {
  switch (settings.EMAIL_PROVIDER) {
    case "none":
    case "local":
      return null;
    case "resend":
      return post(`${settings.EMAIL_API}/emails`, settings.EMAIL_API_KEY, idempotencyKey, {
        from: settings.EMAIL_FROM,
        to: [to],
        subject,
        text,
        html,
      });
    case "cloudflare": {
      const account = encodeURIComponent(settings.EMAIL_ACCOUNT_ID);
      const address = `${settings.EMAIL_API}/client/v4/accounts/${account}/email/sending/send`;
      const from = senderOf(settings.EMAIL_FROM);
      return post(address, settings.EMAIL_API_KEY, idempotencyKey, { from, to, subject, text, html });
    }
  }
}

function post(address: string, key: string, idempotencyKey: string, body: unknown): Request {
  return new Request(address, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify(body),
  });
}

/** `Realign <hello@example.com>` in parts. */
function senderOf(from: string): string | { name: string; address: string } {
  const [, name, address] = /^([^<]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return name?.trim() && address ? { name: name.trim(), address } : from;
}

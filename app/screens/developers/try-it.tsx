import { useEffect, useId, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { inUse } from "~/page-language";
import * as words from "~/words/developers";
import type { Call } from "./reference";

/** Characters of an answer that are shown; the lines of a map have a million. */
const MOST_SHOWN = 20_000;

interface Answer {
  readonly status: string;
  readonly text: string;
}

/**
 * The form that tries a call, from when its fold is first opened: forty of them at once, each with a field of many lines,
 * would cost a telephone more than the rest of the page.
 */
export function TryIt(call: Call) {
  const place = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const fold = place.current?.closest("details");
    const unfolded = () => setUnfolded(true);
    if (!fold || fold.open) return unfolded();
    fold.addEventListener("toggle", unfolded, { once: true });
    return () => fold.removeEventListener("toggle", unfolded);
  }, []);
  return <div ref={place}>{isUnfolded && <Trial {...call} />}</div>;
}

/** Sends the example, or what was made of it, from this page, and shows what comes back. */
function Trial({ method, path, address, body }: Call) {
  const id = useId();
  const [input, setInput] = useState(body ?? address.slice(path.length));
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const send = async () => {
    setPending(true);
    setAnswer(await ask(method, path, input));
    setPending(false);
  };
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {method === "POST" ? words.body() : words.searchParameters()}
      </label>
      <textarea
        id={id}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
        rows={Math.min(12, input.split("\n").length + 1)}
        spellCheck={false}
        className="w-full rounded-md border border-edge bg-sunken p-3 font-mono text-xs"
      />
      <div>
        <Button variant="secondary" size="sm" pending={isPending} onClick={send}>
          {words.tryIt()}
        </Button>
      </div>
      <div aria-live="polite">
        {answer && (
          <>
            <p className="mb-2 text-sm font-semibold">{answer.status}</p>
            <textarea
              readOnly
              aria-label={words.answer()}
              value={answer.text}
              rows={16}
              className="w-full rounded-md border border-line bg-sunken p-4 font-mono text-xs"
            />
          </>
        )}
      </div>
    </div>
  );
}

async function ask(method: string, path: string, input: string): Promise<Answer> {
  const began = performance.now();
  try {
    const response =
      method === "POST"
        ? await fetch(path, { method, headers: { "Content-Type": "application/json" }, body: input })
        : await fetch(path + (/^\?|^$/.test(input.trim()) ? input.trim() : `?${input.trim()}`));
    const text = await response.text();
    const took = Math.round(performance.now() - began);
    const status = words.statusAndTime({
      status: response.status,
      isOk: response.ok,
      milliseconds: took,
    });
    return { status, text: shown(text, response.headers.get("Content-Type")) };
  } catch {
    return { status: words.noAnswer(), text: words.siteCouldNotBe() };
  }
}

function shown(text: string, type: string | null): string {
  const whole = type?.startsWith("application/json") ? JSON.stringify(JSON.parse(text), null, 2) : text;
  if (whole.length <= MOST_SHOWN) return whole;
  const count = (whole.length - MOST_SHOWN).toLocaleString(inUse());
  return `${whole.slice(0, MOST_SHOWN)}\n${words.andMoreCharacters({ count })}`;
}

import { useSearchParams } from "@remix-run/react";
import { Icon } from "../icons";

/** What a page may be told in its address to say, once: no words of its own come from there. */
const NOTICES: Readonly<Record<string, string>> = {
  "sign-in-cancelled": "You were not signed in. Everything works without it, too.",
  "signed-out": "You are signed out.",
  "account-deleted": "Your account is deleted, with everything that was kept in it.",
};

/** Above the screen, after signing in or out led here. */
export function Notice() {
  const [parameters] = useSearchParams();
  const name = parameters.get("notice") ?? "";
  const text = Object.hasOwn(NOTICES, name) ? NOTICES[name] : undefined;
  if (!text) return null;
  return (
    <div role="status" className="border-b border-line bg-lilac-soft screen-only">
      <p className="mx-auto flex max-w-screen items-center gap-3 px-4 py-3 text-sm sm:px-6 lg:px-8">
        <Icon name="info" size={18} className="text-lilac" />
        {text}
      </p>
    </div>
  );
}

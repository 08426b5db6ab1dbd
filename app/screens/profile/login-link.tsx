import type { MouseEventHandler } from "react";
import { screenAddress } from "~/components/shell/screen-address";
import { buttonClass } from "~/components/ui/button";
import * as words from "~/words/profile";

export function LoginLink({ onClick }: { readonly onClick: MouseEventHandler }) {
  return (
    <a
      href={`/api/login?redirectTo=${encodeURIComponent(screenAddress("/profile"))}`}
      rel="nofollow"
      onClick={onClick}
      className={buttonClass()}
    >
      {words.login()}
    </a>
  );
}

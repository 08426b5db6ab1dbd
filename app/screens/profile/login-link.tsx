import type { MouseEventHandler } from "react";
import { buttonClass } from "~/components/ui/button";
import * as words from "~/words/profile";

export function LoginLink({ onClick }: { readonly onClick: MouseEventHandler }) {
  return (
    <a href="/api/login?redirectTo=%2Fprofile" rel="nofollow" onClick={onClick} className={buttonClass()}>
      {words.login()}
    </a>
  );
}

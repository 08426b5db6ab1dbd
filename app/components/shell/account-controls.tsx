import { Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { forgetBirthNotes } from "~/notes/note";
import * as words from "~/words/shell";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { logoutAddress, screenAddress } from "./screen-address";

/** What the header knows of who is signed in. */
export interface ShellUser {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
}

/** Login for visitors; avatar and Logout for who is signed in. Both leave the app, so they are plain links. */
export function AccountControls({ user }: { readonly user: ShellUser | null }) {
  const { pathname } = useLocation();
  if (!user) {
    const back = screenAddress(pathname);
    const way = back === "/" ? "" : `?redirectTo=${encodeURIComponent(back)}`;
    return (
      <a
        href={`/api/login${way}`}
        rel="nofollow"
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        {words.login()}
      </a>
    );
  }
  return (
    <>
      <Avatar user={user} />
      <a
        href={logoutAddress()}
        rel="nofollow"
        onClick={() => forgetBirthNotes()}
        aria-label={words.logout()}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        <Icon name="logout" size={18} className="sm:hidden" />
        <span className="max-sm:hidden">{words.logout()}</span>
      </a>
    </>
  );
}

/** The image, else the first letter of the first name, else of the e-mail, else "U". */
export function avatarLetter({ firstName, email }: ShellUser): string {
  const [letter = "U"] = firstName?.trim() || email?.trim() || "U"; // by code point: a letter is not always one unit
  return letter.toUpperCase();
}

function Avatar({ user }: { readonly user: ShellUser }) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // One that failed before the scripts came told nobody.
  useEffect(() => setBroken(image.current?.complete === true && image.current.naturalWidth === 0), []);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email || words.yourAccount();
  return (
    <Link
      to="/profile"
      aria-label={words.profileOfName({ name })}
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-lilac-soft text-sm font-semibold text-lilac"
    >
      {user.profileImageUrl && !broken ? (
        <img
          ref={image}
          src={user.profileImageUrl}
          alt=""
          width={36}
          height={36}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        avatarLetter(user)
      )}
    </Link>
  );
}

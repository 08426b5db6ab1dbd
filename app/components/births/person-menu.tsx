import { Link, useLocation } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { dateOfIso } from "~/astrology/calendar";
import {
  BIRTHS_EVENT,
  type EnteredBirth,
  forgetBirths,
  heedForgetting,
  isSame,
  putInUse,
  REMEMBERED_EVENT,
} from "~/notes/births";
import { IN_USE_EVENT } from "~/notes/in-use-event";
import { rememberLook } from "~/notes/looked-at";
import { toggleTheme } from "~/notes/theme";
import * as words from "~/words/births";
import { longDate } from "~/words/dates";
import type { AnewState } from "../results/anew";
import { isInMenus } from "../shell/link-to";
import { buttonClass } from "../ui/button";
import { Icon } from "../ui/icons";
import { splitFullName } from "./full-name";
import { birthInUse, knownBirths } from "./known-births";

interface Known {
  readonly inUse: EnteredBirth;
  readonly all: readonly EnteredBirth[];
  /** Those that this browser keeps, and can forget; others are saved with an account. */
  readonly entered: readonly EnteredBirth[];
}

/** Screens with a form of one birth: somebody new is entered where one is. */
const ONE_BIRTH: readonly string[] = ["/birth-chart", "/numerology", "/astrocartography", "/human-design"];

/** "Ana ▾": who is in use on every screen; another can be put in use, entered, or forgotten. Nothing for nobody. */
export function PersonMenu() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const known = useKnown(isOpen);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(heedForgetting, []);

  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    const onPress = ({ target }: Event) => {
      if (!box.current?.contains(target as Node) && !button.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("pointerdown", onPress);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", onPress);
      removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  const isKnown = known !== null;
  useEffect(() => {
    if (isKnown && pathname !== "/" && isInMenus(pathname)) rememberLook(pathname);
  }, [isKnown, pathname]);

  if (!known) return null;
  const { inUse, all, entered } = known;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const row =
    "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-start text-sm hover:bg-gold-soft";
  return (
    <div data-person="" className="relative min-w-0 screen-only">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={words.inUse({ name: inUse.fullName })}
        onClick={() => setOpen((open) => !open)}
        className={`${buttonClass({ variant: "quiet", size: "sm" })} max-w-full`}
      >
        <Icon name="user" size={18} className="@max-md:hidden" />
        <bdi className="max-w-[min(10rem,22vw)] truncate">{firstName(inUse)}</bdi>
        <span aria-hidden="true" className="text-xs text-muted">
          ▾
        </span>
      </button>
      <div
        ref={box}
        id={id}
        hidden={!isOpen}
        className="fixed top-14 inset-e-2 z-40 max-h-[calc(100dvh-4rem)] w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-lg border border-line bg-raised p-2 shadow-card"
      >
        <ul aria-label={words.peopleKnownHere()}>
          {all.map((birth) => {
            const isUsed = isSame(inUse)(birth);
            return (
              <li key={birth.fullName + birth.birthDate}>
                <button
                  type="button"
                  aria-current={isUsed ? "true" : undefined}
                  onClick={() => {
                    if (!isUsed) putInUse(birth);
                    close();
                  }}
                  className={row}
                >
                  <span className="min-w-0 grow">
                    <bdi className={`block truncate ${isUsed ? "font-semibold" : ""}`}>{birth.fullName}</bdi>
                    <span className="block text-xs text-muted">{longDate(dateOfIso(birth.birthDate))}</span>
                  </span>
                  {isUsed && <Icon name="check" size={18} className="text-gold" />}
                </button>
              </li>
            );
          })}
        </ul>
        <div className="mt-2 border-t border-line pt-2">
          <Link
            to={ONE_BIRTH.includes(pathname) ? pathname : "/birth-chart"}
            state={{ anew: true } satisfies AnewState}
            onClick={() => setOpen(false)}
            className={row}
          >
            {words.somebodyNew()}
          </Link>
          {entered.some(isSame(inUse)) && (
            <button
              type="button"
              className={row}
              onClick={() => {
                close();
                forgetBirths(inUse);
              }}
            >
              <span className="truncate">
                {words.forgetName({ name: firstName(inUse), bdi: (inner) => <bdi>{inner}</bdi> })}
              </span>
            </button>
          )}
          {entered.length > 1 && (
            <button
              type="button"
              className={row}
              onClick={() => {
                close();
                forgetBirths();
              }}
            >
              {words.forgetEverybodyEnteredHere()}
            </button>
          )}
          <button type="button" className={`${row} @md:hidden`} onClick={toggleTheme}>
            {words.toggleTheme()}
          </button>
          <p className="px-3 pt-1 pb-2 text-xs text-muted">
            {entered.length > 0 ? words.whoWasEnteredHere() : words.savedWithYourAccount()}
          </p>
        </div>
      </div>
    </div>
  );
}

/** What somebody is called by, where there is room for a word. */
function firstName({ fullName }: Pick<EnteredBirth, "fullName">): string {
  return splitFullName(fullName).firstName || fullName;
}

/**
 * Null until they are known, and where nobody is.
 * @param isOpen whether all of them are looked at: saved people are asked for only then
 */
function useKnown(isOpen: boolean): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let asked = 0;
    const show = async () => {
      const mine = ++asked;
      const [inUse, { own, others, entered }] = await Promise.all([birthInUse(), knownBirths(isOpen)]);
      if (mine === asked) setKnown(inUse && { inUse, all: [...own, ...entered, ...others], entered });
    };
    void show();
    const events = [BIRTHS_EVENT, IN_USE_EVENT, REMEMBERED_EVENT];
    for (const event of events) addEventListener(event, show);
    return () => {
      asked = -1;
      for (const event of events) removeEventListener(event, show);
    };
  }, [isOpen]);
  return known;
}

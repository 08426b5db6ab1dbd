import { useCombobox } from "downshift";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { placeLabel } from "~/places/place-label";
import * as words from "~/words/forms";
import { type ControlProps, Input } from "../ui/field";
import {
  type PlaceSuggestion,
  prepareSuggestions,
  suggestionsAsked,
  suggestionsHere,
} from "./place-suggestions";

/** Where the plain input stood when this took its place. */
export interface Typed {
  readonly text: string;
  readonly hadFocus: boolean;
  readonly isEdited: boolean;
  /** Where its selection began and ended: what was to be typed over is typed over. */
  readonly selection: readonly [number, number];
}

export interface PlaceComboboxProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly typed: Typed;
  /** A suggestion's coordinates when one is picked, undefined when the text is edited. */
  readonly onPoint: (point: { readonly latitude: number; readonly longitude: number } | undefined) => void;
}

/** After the last keystroke: a look-up here costs nobody anything, and the worker is asked once typing rests. */
const MILLISECONDS_TO_LOOK = 100;
const MORE_MILLISECONDS_TO_ASK = 100;
const LEAST_LETTERS = 2;

/** The input of a place field with its list of suggestions. Goes on where the plain input was left. */
export function PlaceCombobox({ control, name, typed, onPoint }: PlaceComboboxProps) {
  // Who has gone on to another field in the meantime wants no list over it.
  const isBeingTyped = typed.hadFocus && typed.isEdited;
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  /** The name that they were found under. */
  const [asked, setAsked] = useState("");
  const [status, setStatus] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const typing = useSuggestions((found, text) => {
    setSuggestions(found);
    setAsked(text.split(",")[0] ?? "");
    setStatus(countOf(found.length));
  });

  const combobox = useCombobox<PlaceSuggestion>({
    inputId: control.id,
    items: [...suggestions],
    itemToString: (item) => (item ? placeLabel(item) : ""),
    initialInputValue: typed.text,
    initialIsOpen: isBeingTyped,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        onPoint(undefined);
        setStatus("");
        typing.look(inputValue);
      }
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onPoint({ latitude: selectedItem.latitude, longitude: selectedItem.longitude });
      setStatus("");
    },
    // Leaving the field, and Escape, keep what was typed: only Enter or a click picks.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const isOpen = combobox.isOpen && suggestions.length > 0;
  // With nothing chosen from the list, Enter sends the form, as it does from every other field.
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== "Enter" || combobox.highlightedIndex >= 0) return;
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
    combobox.closeMenu();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it takes the plain input's place
  useLayoutEffect(() => {
    if (typed.hadFocus) {
      input.current?.focus();
      input.current?.setSelectionRange(...typed.selection);
    }
    if (isBeingTyped) typing.look(typed.text);
  }, []);

  return (
    <>
      <Input
        {...combobox.getInputProps({ ...control, ref: input, onKeyDown, "aria-labelledby": undefined })}
        name={name}
        data-edited={typed.isEdited ? "" : undefined} // the plain input was marked (see entry.head.ts)
        aria-required
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen}
      />
      <div
        className={
          isOpen
            ? "absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-raised shadow-card"
            : "hidden"
        }
      >
        <ul
          {...combobox.getMenuProps({ "aria-label": words.places() })}
          className="max-h-80 overflow-y-auto py-1"
        >
          {isOpen &&
            suggestions.map((item, index) => (
              <li
                key={item.id}
                {...combobox.getItemProps({ item, index })}
                className={`flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5 text-sm ${
                  combobox.highlightedIndex === index ? "bg-gold-soft" : ""
                }`}
              >
                <span>
                  {item.name}
                  {item.isCalledSo && isOtherName(asked, item.name) && (
                    <span className="text-muted"> · {asked}</span>
                  )}
                </span>
                <span className="text-xs text-muted">
                  {[item.admin, item.country].filter(Boolean).join(", ")}
                </span>
              </li>
            ))}
        </ul>
        <p className="border-t border-line px-3 py-1.5 text-xs text-muted">{words.placeDataGeoNamesCc()}</p>
      </div>
      <output htmlFor={control.id} className="sr-only" aria-live="polite">
        {status}
      </output>
    </>
  );
}

/** "Wien" is another name than "Vienna", "MUNCHEN" and "köln" are no others than "München" and "Köln". */
function isOtherName(name: string, shown: string): boolean {
  return name.localeCompare(shown, "en", { sensitivity: "base" }) !== 0;
}

function countOf(count: number): string {
  if (count === 0) return words.noPlaceFoundSo();
  return words.placesFound({ count });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Looks for places some time after the last keystroke; what a newer text overtook is dropped. */
function useSuggestions(onFound: (found: readonly PlaceSuggestion[], asked: string) => void) {
  const newest = useRef<AbortController>();
  useEffect(() => {
    prepareSuggestions();
    return () => newest.current?.abort();
  }, []);
  return {
    look: async (text: string) => {
      newest.current?.abort();
      const typed = text.trim();
      if (typed.length < LEAST_LETTERS) return onFound([], "");
      const look = new AbortController();
      newest.current = look;
      const { signal } = look;
      await pause(MILLISECONDS_TO_LOOK);
      if (signal.aborted) return;
      let found = await suggestionsHere(typed);
      if (!found) {
        await pause(MORE_MILLISECONDS_TO_ASK);
        if (!signal.aborted) found = await suggestionsAsked(typed, signal);
      }
      if (found && !signal.aborted) onFound(found, typed);
    },
  };
}

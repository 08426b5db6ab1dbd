import { useCombobox } from "downshift";
import { useEffect, useId, useRef, useState } from "react";
import { callApi } from "~/http/call-api";
import { placeLabel } from "~/places/place-label";
import { Field, type FieldProps, Input } from "./ui/field";

interface Suggestion {
  readonly id: number;
  readonly name: string;
  readonly admin: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface PlaceFieldProps extends FieldProps {
  /** Put before the names of the three inputs, such as `person1.`. */
  readonly prefix?: string;
  /** The text's own name, where it is not `location`. */
  readonly name?: string;
  readonly defaultValue?: string;
  readonly defaultPoint?: { readonly latitude: number; readonly longitude: number };
}

const DEBOUNCE_MILLISECONDS = 200;
const LEAST_LETTERS = 2;

/**
 * A place, with suggestions while typing. A picked one sends its coordinates in `latitude` and `longitude`; text
 * alone is sent as typed and looked up by the server, so that the field works without JavaScript and without a pick.
 */
export function PlaceField({
  prefix = "",
  name = `${prefix}location`,
  defaultValue = "",
  defaultPoint,
  ...field
}: PlaceFieldProps) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [point, setPoint] = useState(defaultPoint);
  const [status, setStatus] = useState("");
  const generated = useId();
  const id = field.id ?? generated;
  const typing = useSuggestions((found) => {
    setSuggestions(found);
    setStatus(countOf(found.length));
  });

  const combobox = useCombobox<Suggestion>({
    inputId: id,
    items: [...suggestions],
    itemToString: (item) => (item ? placeLabel(item) : ""),
    defaultInputValue: defaultValue,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) {
        setPoint(undefined);
        setStatus("");
        typing.look(inputValue);
      }
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setPoint({ latitude: selectedItem.latitude, longitude: selectedItem.longitude });
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

  return (
    <Field {...field} id={id}>
      {(control) => (
        <div className="relative">
          <Input
            {...combobox.getInputProps({ ...control, "aria-labelledby": undefined })}
            name={name}
            aria-required
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isOpen}
          />
          <input type="hidden" name={`${prefix}latitude`} value={point?.latitude ?? ""} />
          <input type="hidden" name={`${prefix}longitude`} value={point?.longitude ?? ""} />
          <div
            className={
              isOpen
                ? "absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-raised shadow-card"
                : "hidden"
            }
          >
            <ul
              {...combobox.getMenuProps({ "aria-label": "Places" })}
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
                    <span>{item.name}</span>
                    <span className="text-xs text-muted">
                      {[item.admin, item.country].filter(Boolean).join(", ")}
                    </span>
                  </li>
                ))}
            </ul>
            <p className="border-t border-line px-3 py-1.5 text-xs text-muted">
              Place data © GeoNames, CC BY 4.0
            </p>
          </div>
          <output htmlFor={id} className="sr-only" aria-live="polite">
            {status}
          </output>
        </div>
      )}
    </Field>
  );
}

function countOf(count: number): string {
  if (count === 0) return "No place found so far.";
  return count === 1 ? "1 place found. Use the arrow keys." : `${count} places found. Use the arrow keys.`;
}

/** Asks for places some time after the last keystroke; an answer that a newer question overtook is dropped. */
function useSuggestions(onFound: (found: readonly Suggestion[]) => void) {
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; request?: AbortController }>({});
  const stop = () => {
    clearTimeout(pending.current.timer);
    pending.current.request?.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field goes away
  useEffect(() => stop, []);
  return {
    look: (text: string) => {
      stop();
      if (text.trim().length < LEAST_LETTERS) return onFound([]);
      pending.current.timer = setTimeout(async () => {
        const request = new AbortController();
        pending.current.request = request;
        const path = `/api/places?q=${encodeURIComponent(text.trim())}`;
        const outcome = await callApi<{ places: readonly Suggestion[] }>(path, undefined, request.signal);
        if (outcome.ok && !request.signal.aborted) onFound(outcome.data.places);
      }, DEBOUNCE_MILLISECONDS);
    },
  };
}

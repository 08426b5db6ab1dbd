import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field, type FieldProps, Input } from "../ui/field";
import type { PlaceComboboxProps, Typed } from "./place-combobox";

interface PlaceFieldProps extends FieldProps {
  /** Put before the names of the three inputs, such as `person1.`. */
  readonly prefix?: string;
  /** The text's own name, where it is not `location`. */
  readonly name?: string;
  readonly defaultValue?: string;
  readonly defaultPoint?: { readonly latitude: number; readonly longitude: number };
}

interface Loaded {
  readonly Combobox: (props: PlaceComboboxProps) => ReactNode;
  readonly typed: Typed;
}

/**
 * A place, with suggestions while typing. A picked one sends its coordinates in `latitude` and `longitude`; text
 * alone is sent as typed and looked up by the server, so that the field works without JavaScript and without a pick.
 * The suggestions' code is loaded when the field is first approached.
 */
export function PlaceField({
  prefix = "",
  name = `${prefix}location`,
  defaultValue = "",
  defaultPoint,
  ...field
}: PlaceFieldProps) {
  const [point, setPoint] = useState(defaultPoint);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isAsked = useRef(false);
  const plain = useRef<HTMLInputElement>(null);
  const generated = useId();
  const id = field.id ?? generated;

  const load = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const { PlaceCombobox } = await import("./place-combobox");
      const { value: text = defaultValue, selectionStart, selectionEnd } = plain.current ?? {};
      const hadFocus = document.activeElement === plain.current;
      const selection = [selectionStart ?? text.length, selectionEnd ?? text.length] as const;
      // At once: a letter typed before the change of inputs would be lost.
      flushSync(() =>
        setLoaded({
          Combobox: PlaceCombobox,
          typed: { text, hadFocus, isEdited: text !== defaultValue, selection },
        }),
      );
    } catch {
      isAsked.current = false; // offline: the plain field works, and the next focus tries again
    }
  };

  return (
    <Field {...field} id={id}>
      {(control) => (
        <div className="relative">
          {loaded ? (
            <loaded.Combobox control={control} name={name} typed={loaded.typed} onPoint={setPoint} />
          ) : (
            <Input
              {...control}
              ref={plain}
              name={name}
              defaultValue={defaultValue}
              aria-required
              autoComplete="off"
              spellCheck={false}
              onFocus={load}
              onPointerEnter={load}
              onChange={() => setPoint(undefined)}
            />
          )}
          <input type="hidden" name={`${prefix}latitude`} value={point?.latitude ?? ""} />
          <input type="hidden" name={`${prefix}longitude`} value={point?.longitude ?? ""} />
        </div>
      )}
    </Field>
  );
}

import { forwardRef, type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import * as words from "~/words/ui";
import { Icon } from "./icons";

/** What a control needs to be tied to its label, hint and error. Spread it on the input. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
}

export interface FieldProps {
  readonly label: string;
  /** Help that stands before the control, since it is read before typing. */
  readonly hint?: ReactNode;
  /** The message, or several of them, as they came from validation. */
  readonly error?: string | readonly string[];
  /** How the input was read ("15 June 1990"): announced when it changes. */
  readonly reading?: ReactNode;
  readonly optional?: boolean;
  /** Stable where a summary of errors links to the control; otherwise made up. */
  readonly id?: string;
  readonly className?: string;
}

/** Label, hint, error, control, reading: in the order in which they are needed. */
export function Field({
  label,
  hint,
  error,
  reading,
  optional,
  id,
  className = "",
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const generated = useId();
  const controlId = id ?? generated;
  /** What was said of a value that stands there no more: it leaves with its cause. The next answer brings another list. */
  const [answered, setAnswered] = useState<FieldProps["error"]>();
  const said = error === answered ? [] : typeof error === "string" ? [error] : (error ?? []);
  const messages = said.filter((message) => message !== "");
  const failed = messages.length > 0;
  const describedBy = [hint && `${controlId}-hint`, failed && `${controlId}-error`].filter(Boolean).join(" ");

  return (
    <div className={`flex flex-col ${failed ? "border-s-2 border-danger ps-3" : ""} ${className}`}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={controlId} className="text-sm font-semibold">
          {label}
        </label>
        {optional && <span className="sr-only">{words.optional()}</span>}
        {hint && (
          <p id={`${controlId}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        )}
      </div>
      {failed && (
        <p id={`${controlId}-error`} className="flex gap-1.5 text-sm font-semibold text-danger">
          <Icon name="alert" size={16} className="mt-1" />
          <span>
            <span className="sr-only">{words.error()} </span>
            {messages.join(" ")}
          </span>
        </p>
      )}
      <div className="mt-1" onInput={() => setAnswered(error)}>
        {children({
          id: controlId,
          "aria-describedby": describedBy || undefined,
          "aria-invalid": failed || undefined,
        })}
      </div>
      {reading !== undefined && (
        <output htmlFor={controlId} className="mt-1 text-xs text-lilac empty:mt-0">
          {reading}
        </output>
      )}
    </div>
  );
}

/** For every text-like control. 17 px type: smaller, and phones zoom the page on focus. */
export const controlClass =
  "block h-11 w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-base text-ink transition-colors hover:border-ink/70 focus:border-gold disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted aria-invalid:border-danger";

export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className = "", type = "text", ...rest },
  ref,
) {
  return <input {...rest} ref={ref} type={type} className={`${controlClass} ${className}`} />;
});

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className">;

export function TextField({
  label,
  hint,
  error,
  reading,
  optional,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, reading, optional, id, className }}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  readonly label: ReactNode;
}

/** A native checkbox with its label as one target of 44 px. */
export function Checkbox({ label, className = "", ...input }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 text-sm ${className}`}>
      <input {...input} type="checkbox" className="size-6 shrink-0 accent-gold" />
      <span>{label}</span>
    </label>
  );
}

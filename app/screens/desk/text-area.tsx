import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "~/components/ui/field";

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">;

/** A field of several lines. */
export function TextArea({ label, hint, error, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className="block w-full min-w-0 rounded-md border border-edge bg-raised p-3 text-base text-ink aria-invalid:border-danger"
        />
      )}
    </Field>
  );
}

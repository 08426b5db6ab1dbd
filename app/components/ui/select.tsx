import type { SelectHTMLAttributes } from "react";
import { controlClass, Field, type FieldProps } from "./field";
import { Icon } from "./icons";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly SelectOption[];
}

/**
 * A native select in our dress. Native because a form must work before and without JavaScript, because phones show
 * their own picker (best for three hundred years), and because it costs no script; a drawn listbox would need the
 * native one underneath anyway.
 */
export function Select({ options, className = "", ...rest }: SelectProps) {
  return (
    <div className={`relative ${className}`}>
      <select {...rest} className={`${controlClass} cursor-pointer appearance-none pe-10`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} className="bg-raised text-ink">
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 inset-e-3 -translate-y-1/2 text-muted"
      />
    </div>
  );
}

type SelectFieldProps = FieldProps & Omit<SelectProps, "id" | "className">;

export function SelectField({
  label,
  hint,
  error,
  reading,
  optional,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, reading, optional, id, className }}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

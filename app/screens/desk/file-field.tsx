import type { InputHTMLAttributes } from "react";

/** The choice of a file, whose button looks like one. */
export function FileField(props: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">) {
  return (
    <input
      {...props}
      type="file"
      className="block min-h-11 w-full min-w-0 cursor-pointer text-sm font-normal file:me-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-edge file:bg-transparent file:px-5 file:font-semibold file:text-ink hover:file:border-gold hover:file:text-gold"
    />
  );
}

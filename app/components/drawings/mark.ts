/** What makes a part of the drawing one of its marks: it has a key, a name, and where a script answers it is a button. */
export interface MarkProps {
  readonly "data-mark": string;
  readonly role: "button" | "img";
  readonly "aria-label": string;
  /** One mark is met by the Tab key, the others from there by arrow keys. */
  readonly tabIndex?: 0 | -1;
}

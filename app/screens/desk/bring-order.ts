import { dateOrderHere, writtenHere } from "~/components/forms/date-order";

/** Writes the days that stand as examples beside fields in the order of the browser's region. */
export function bringOrder() {
  for (const example of document.querySelectorAll("[data-example-day]")) {
    example.textContent = writtenHere(example.textContent ?? "", dateOrderHere());
  }
}

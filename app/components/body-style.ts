import type { Body } from "~/astrology/bodies";

/** The name under which styles know a body: `--north-node`, `data-body="north-node"`. */
export function slugOf(body: Body): string {
  return body.toLowerCase().replace(" ", "-");
}

/** A body's fixed colour, from the tokens of styles.css. */
export function bodyColour(body: Body): string {
  return `var(--${slugOf(body)})`;
}

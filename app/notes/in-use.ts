import { record, text } from "~/calls/shape";
import { note } from "./note";

/** Who a birth is of: of two people with one name the date tells which is meant. */
export interface Named {
  readonly fullName: string;
  /** `1990-06-15` */
  readonly birthDate: string;
}

/** The person whose results every screen opens with; kept by name, because a saved birth may be corrected. */
export const inUse = note<Named>("in-use", {
  owner: "person",
  lasts: "device",
  check: record<Named>({ fullName: text, birthDate: text }),
});

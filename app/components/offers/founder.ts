import { own } from "~/site";
import * as words from "~/words/brand";

/** Who founded the practice; apart from what every screen says of the site, because few say this. */
export const founder = () => own()?.founder ?? words.founder();

import type { KeptClient } from "~/db/clients.server";

/** A client as the desk keeps them, of whom nothing is known but a name. */
export const KEPT_CLIENT: KeptClient = {
  id: "c",
  name: "Jonas Weber",
  called: null,
  email: null,
  language: null,
  tags: [],
  relations: [],
  houseSystem: "Whole Sign",
  settings: null,
  births: [],
  events: [],
  consent: null,
  mayRecord: false,
  createdAt: 0,
  updatedAt: 0,
  lastContactAt: 0,
  deleteAfter: 0,
};

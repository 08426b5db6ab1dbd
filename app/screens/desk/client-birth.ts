import type { KeptClient } from "~/db/clients.server";
import type { BirthDetails } from "~/schemas/birth-details";

/** A birth of a client's as the open calls take one, under the client's own settings; null where there is none. */
export function birthOf(client: KeptClient, index: number) {
  const birth = client.births[index];
  return birth && birthUnder(client, client.name, birth);
}

/** Somebody's birth as the open calls take one, under the settings of a client. */
export function birthUnder(
  { houseSystem, settings }: Pick<KeptClient, "houseSystem" | "settings">,
  name: string,
  birth: Omit<BirthDetails, "fullName">,
) {
  return {
    name,
    date: birth.birthDate,
    time: birth.birthTime,
    timeUnknown: birth.timeUnknown,
    location: birth.birthLocation,
    latitude: birth.latitude,
    longitude: birth.longitude,
    houseSystem,
    settings: settings ?? {},
  };
}

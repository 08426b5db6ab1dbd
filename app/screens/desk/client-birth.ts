import type { KeptClient } from "~/db/clients.server";

/** A birth of a client's as the open calls take one, under the client's own settings; null where there is none. */
export function birthOf(client: KeptClient, index: number) {
  const birth = client.births[index];
  return (
    birth && {
      name: client.name,
      date: birth.birthDate,
      time: birth.birthTime,
      timeUnknown: birth.timeUnknown,
      location: birth.birthLocation,
      latitude: birth.latitude,
      longitude: birth.longitude,
      houseSystem: client.houseSystem,
      settings: client.settings ?? {},
    }
  );
}

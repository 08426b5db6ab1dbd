import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { readZone } from "~/time/zone-history";
import { asSent, isUntyped, type Parsed } from "./fields";
import { readVersionGiven } from "./updated-at";

export const DeskSettingsFields = z.object({
  updatedAt: asSent({ type: "integer", isRequired: true, description: "Of the version that was shown" }),
  timezone: asSent({ type: "string", description: "Such as Europe/Berlin; nothing for none" }),
});

interface SettingsToWrite {
  readonly updatedAt: number;
  readonly timezone: string | null;
}

/** What the owner sets on the desk, over the version that was shown. */
export function readDeskSettings({
  updatedAt,
  timezone,
}: Readonly<Record<string, unknown>>): Parsed<SettingsToWrite> {
  const given = readVersionGiven(updatedAt);
  const version = given.ok ? given.value : null;
  const zone = readZone(timezone);
  const isZone = isUntyped(timezone) || zone !== null;
  if (version !== null && isZone) return { ok: true, value: { updatedAt: version, timezone: zone } };
  return {
    ok: false,
    fields: {
      ...(version === null && { updatedAt: [deskRefusal("updated-at.required")] }),
      ...(!isZone && { timezone: [deskRefusal("settings.zone-unknown")] }),
    },
  };
}

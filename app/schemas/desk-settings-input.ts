import * as z from "zod";
import { deskRefusal } from "~/desk-refusals";
import { numberIn } from "~/formats/number-in";
import { zoneNamed } from "~/time/zone-history";
import { asSent, isUntyped, type Parsed, SHORT_TEXT } from "./fields";

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
  const version = typeof updatedAt === "string" ? numberIn(updatedAt) : updatedAt;
  const isVersion = typeof version === "number" && Number.isSafeInteger(version) && version >= 0;
  const isShort = typeof timezone === "string" && timezone.length <= SHORT_TEXT;
  const zone = isShort ? zoneNamed(timezone.trim()) : null;
  const isZone = isUntyped(timezone) || zone !== null;
  if (isVersion && isZone) return { ok: true, value: { updatedAt: version, timezone: zone } };
  return {
    ok: false,
    fields: {
      ...(!isVersion && { updatedAt: [deskRefusal("updated-at.required")] }),
      ...(!isZone && { timezone: [deskRefusal("settings.zone-unknown")] }),
    },
  };
}

import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { KeptRequest } from "~/db/requests.server";
import { AppointmentCard } from "./appointment-card";
import { DataPage } from "./data-page";

/** The fields of a page that take the browser's zone, by their ids. */
const brought = (page: ReactElement) =>
  [...renderToStaticMarkup(page).matchAll(/<input[^>]*data-bring-zone[^>]*>/g)].map(
    ([field]) => /id="([^"]+)"/.exec(field)?.[1],
  );

test("an appointment takes the browser's zone, and the owner's own zone stays as it is set", () => {
  const request: Pick<KeptRequest, "id" | "updatedAt" | "appointment" | "status" | "timezone"> = {
    id: "0e7b5a1c-0000-4000-8000-000000000001",
    updatedAt: 1,
    appointment: null,
    status: "new",
    timezone: null,
  };
  expect(brought(<AppointmentCard request={request as KeptRequest} ownZone={null} now={0} />)).toEqual([
    "timezone",
  ]);
  const settings = { timezone: null, updatedAt: 0 };
  const page = <DataPage ending={[]} settings={settings} deleted={0} said={null} part={null} />;
  expect(renderToStaticMarkup(page)).toContain('name="timezone"');
  expect(brought(page)).toEqual([]);
});

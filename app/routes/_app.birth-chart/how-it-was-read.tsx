import type { ReactNode } from "react";
import type { BirthChartAnswer, ResolvedBirth } from "~/answers/birth-chart";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { BIRTH_FORM_ID } from "./birth-form";

/** Place, clock and offset as they were understood: a wrong zone must be seen, not suffered. */
export function HowItWasRead({ chart }: { readonly chart: BirthChartAnswer }) {
  const { place, otherPlaces, utc, utcOffset, localTime, note, ambiguous } = chart.resolved;
  const { timezone, timeReading, timeUnknown } = chart.input;
  const zone =
    timezone === "auto" ? place.timeZone : typeof timezone === "number" ? "fixed by you" : timezone;
  return (
    <Card>
      <CardHeader title="How your birth time was read" />
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Row label="Place">
          {placeLabel(place)} ({coordinates(place)})
        </Row>
        <Row label={timeUnknown ? "Local noon" : "Clock time there"}>{localTime.replace("T", ", ")}</Row>
        <Row label="Offset from UTC">
          {utcOffset} ({zone})
        </Row>
        <Row label="Universal Time">{utc.replace("T", ", ").replace("Z", "")} UTC</Row>
      </dl>
      {note && !timeUnknown && (
        <p role="note" className="mt-4 border-l-2 border-lilac pl-3 text-sm">
          {note}
        </p>
      )}
      {ambiguous && !timeUnknown && (
        <Button
          type="submit"
          form={BIRTH_FORM_ID}
          name="timeReading"
          value={timeReading === "earlier" ? "later" : "earlier"}
          variant="secondary"
          size="sm"
          className="mt-3"
        >
          Read it the other way
        </Button>
      )}
      {otherPlaces.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          Other places that this could mean: {otherPlaces.slice(0, 3).map(placeLabel).join("; ")}. Add the
          region or the country to choose one.
        </p>
      )}
      <p className="mt-4 text-xs text-muted">Place data © GeoNames, CC BY 4.0</p>
    </Card>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="break-words tabular">{children}</dd>
    </div>
  );
}

/** `Ulm, Baden-Württemberg, Germany`. */
export function placeLabel({ name, admin, country }: ResolvedBirth["place"]): string {
  return [name, admin === name ? "" : admin, country].filter(Boolean).join(", ");
}

function coordinates({ latitude, longitude }: ResolvedBirth["place"]): string {
  const north = `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? "S" : "N"}`;
  return `${north}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? "W" : "E"}`;
}

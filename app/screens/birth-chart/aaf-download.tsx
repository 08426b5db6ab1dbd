import { useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import { dateOfIso } from "~/astrology/calendar";
import { saveFile } from "~/components/results/save-file";
import { Button } from "~/components/ui/button";
import { parseCivilTime } from "~/time/civil-date";
import * as words from "~/words/birth-chart";

/** The birth as a file that other programs read; it is made in the browser. */
export function AafDownload({ chart }: { readonly chart: BirthChartAnswer }) {
  const [hasFailed, setFailed] = useState(false);
  const { input, resolved, timeUnknown } = chart;
  const download = async () => {
    setFailed(false);
    try {
      const { aafBytes, aafFile } = await import("~/formats/aaf");
      const time = parseCivilTime(input.time);
      const text = aafFile([
        {
          name: input.name,
          date: dateOfIso(input.date),
          calendar: input.calendar ?? "Gregorian",
          time: !timeUnknown && time.ok ? time.time : null,
          place: resolved.place,
          instant: Date.parse(resolved.utc),
        },
      ]);
      saveFile("birth.aaf", new Blob([aafBytes(text)], { type: "text/plain" }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted screen-only noscript:hidden">
      <Button variant="secondary" size="sm" aria-label={words.downloadAaf()} onClick={download}>
        {words.aaf()}
      </Button>
      {words.birthItself()}
      {hasFailed && (
        <span role="alert" className="font-semibold text-danger">
          {words.fileCouldNotBe()}
        </span>
      )}
    </p>
  );
}

import type { Sign } from "~/astrology/signs";
import { HoroscopeOf } from "~/components/sky/horoscope-of";
import { Tabs } from "~/components/ui/tabs";

/** The present week, month and year of a sign. */
export function SpansOfSign({ sign }: { readonly sign: Sign }) {
  return (
    <Tabs
      label="Span"
      tabs={[
        { value: "weekly", label: "Week", content: <HoroscopeOf sign={sign} span="weekly" /> },
        { value: "monthly", label: "Month", content: <HoroscopeOf sign={sign} span="monthly" /> },
        { value: "yearly", label: "Year", content: <HoroscopeOf sign={sign} span="yearly" /> },
      ]}
    />
  );
}

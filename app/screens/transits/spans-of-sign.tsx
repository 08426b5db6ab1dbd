import type { Sign } from "~/astrology/signs";
import { HoroscopeOf } from "~/components/sky/horoscope-of";
import { Tabs } from "~/components/ui/tabs";
import * as words from "~/words/transits";

/** The present week, month and year of a sign. */
export function SpansOfSign({ sign }: { readonly sign: Sign }) {
  return (
    <Tabs
      label={words.span()}
      tabs={[
        { value: "weekly", label: words.week(), content: <HoroscopeOf sign={sign} span="weekly" /> },
        { value: "monthly", label: words.month(), content: <HoroscopeOf sign={sign} span="monthly" /> },
        { value: "yearly", label: words.year(), content: <HoroscopeOf sign={sign} span="yearly" /> },
      ]}
    />
  );
}

import { useLoaderData } from "@remix-run/react";
import { ask } from "~/calls/ask";
import { listOf, number, record, text } from "~/calls/shape";
import { pageMeta } from "~/components/shell/page-meta";
import { Screen } from "~/components/shell/shell";
import { Explore } from "~/screens/dashboard/explore";
import { Hero } from "~/screens/dashboard/hero";
import { Practice } from "~/screens/dashboard/practice";
import { type SkyNow, skyAt } from "~/screens/dashboard/sky-now";
import { TodaysSky } from "~/screens/dashboard/todays-sky";
import { YourDay } from "~/screens/dashboard/your-day";
import { site, siteDescription } from "~/site";

export const meta = pageMeta(() => site.name, siteDescription);

export function loader(): { sky: SkyNow } {
  return { sky: skyAt(Date.now()) };
}

/** Coming from another screen, the page does not wait for its one line. */
export function clientLoader(): { sky: Promise<SkyNow | null> } {
  return { sky: skyFromApi() };
}

const arePlanets = record<{ transits: readonly { planet: string; currentSign: string }[] }>({
  transits: listOf(record({ planet: text, currentSign: text })),
});
const isMoon = record<{
  zodiacSign: string;
  degree: number;
  elongation: number;
  phaseName: string;
}>({
  zodiacSign: text,
  degree: number(0, 30),
  elongation: number(0, 360),
  phaseName: text,
});

async function skyFromApi(): Promise<SkyNow | null> {
  const [transits, moon] = await Promise.all([
    ask("GET /api/transits", {}, arePlanets),
    ask("GET /api/moon-phase", {}, isMoon),
  ]);
  const sun = transits.ok && transits.data.transits.find(({ planet }) => planet === "Sun");
  if (!sun || !moon.ok) return null;
  const { zodiacSign: moonSign, degree: moonDegree, ...phase } = moon.data;
  return { ...phase, sunSign: sun.currentSign, moonSign, moonDegree };
}

export default function Dashboard() {
  const { sky } = useLoaderData() as ReturnType<typeof loader | typeof clientLoader>;
  return (
    <>
      <Hero />
      <TodaysSky sky={sky} />
      <Screen className="space-y-16 max-sm:in-data-known:space-y-10">
        <YourDay sky={sky} />
        <Explore />
        <Practice />
      </Screen>
    </>
  );
}

import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { horoscopePage } from "~/components/sky/sign-pages";
import { SignTiles } from "~/components/sky/sign-tiles";
import { YourSigns } from "~/screens/horoscope/your-signs";

export const handle = STATIC;

export const meta = pageMeta(
  "Horoscopes",
  "Your day, week, month and year by the planets as they really stand. Each sentence shows the transit that it speaks of.",
);

export default function Horoscopes() {
  return (
    <Page
      title="Horoscopes"
      lead="Choose your sign. Every sentence speaks of something that the planets really do, and shows you what and when."
    >
      <YourSigns />
      <SignTiles addressOf={horoscopePage} />
    </Page>
  );
}

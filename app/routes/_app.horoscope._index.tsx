import { Page } from "~/components/shell/page";
import { pageMeta } from "~/components/shell/page-meta";
import { STATIC } from "~/components/shell/static-screen";
import { horoscopePage } from "~/components/sky/sign-pages";
import { SignTiles } from "~/components/sky/sign-tiles";
import { YourSigns } from "~/screens/horoscope/your-signs";
import * as words from "~/words/horoscope";

export const handle = STATIC;

export const meta = pageMeta(words.horoscopes, words.yourDayWeekMonth);

export default function Horoscopes() {
  return (
    <Page title={words.horoscopes()} lead={words.chooseYourSign()}>
      <YourSigns />
      <SignTiles addressOf={horoscopePage} />
    </Page>
  );
}

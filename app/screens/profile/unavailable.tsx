import { screenAddress } from "~/components/shell/screen-address";
import { buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import * as words from "~/words/profile";

export function Unavailable() {
  return (
    <Card role="alert">
      <CardHeader title={words.cannotBeReached()} description={words.nothingOfItIsLost()} />
      <a href={screenAddress("/profile")} className={buttonClass({ variant: "secondary" })}>
        {words.tryAgain()}
      </a>
    </Card>
  );
}

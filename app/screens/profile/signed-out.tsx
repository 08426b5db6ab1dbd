import { Card, CardHeader } from "~/components/ui/card";
import * as words from "~/words/profile";
import { InfoCard } from "./info-card";
import { Login } from "./login";

/** What a profile is for, and the way to one. */
export function SignedOut() {
  return (
    <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @3xl:items-start">
      <Card>
        <CardHeader title={words.keepYourBirthDetails()} description={words.signInAndYouType()} />
        <Login />
        <p className="mt-5 max-w-prose text-sm text-muted">{words.everyChartWorks()}</p>
      </Card>
      <InfoCard />
    </div>
  );
}

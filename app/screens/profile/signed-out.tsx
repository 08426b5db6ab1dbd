import { Card, CardHeader } from "~/components/ui/card";
import { InfoCard } from "./info-card";
import { Login } from "./login";

/** What a profile is for, and the way to one. */
export function SignedOut() {
  return (
    <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @3xl:items-start">
      <Card>
        <CardHeader
          title="Keep your birth details"
          description="Sign in, and you type them once: every form begins with them from then on."
        />
        <Login />
        <p className="mt-5 max-w-prose text-sm text-muted">
          Every chart and calculation works without signing in; then what you type is kept in this browser
          only.
        </p>
      </Card>
      <InfoCard />
    </div>
  );
}

import { buttonClass } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";

export function Unavailable() {
  return (
    <Card role="alert">
      <CardHeader
        title="Your profile cannot be reached at the moment"
        description="Nothing of it is lost. Every chart and calculation works meanwhile; its form is only not filled in."
      />
      <a href="/profile" className={buttonClass({ variant: "secondary" })}>
        Try again
      </a>
    </Card>
  );
}

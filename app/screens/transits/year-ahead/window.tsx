import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { MomentDay } from "~/components/sky/moment";

interface WindowProps {
  readonly contact: Pick<ForecastContactAnswer, "enters" | "leaves">;
}

/** When it is felt, as far as the span reaches. */
export function Window({ contact: { enters, leaves } }: WindowProps) {
  if (!enters && !leaves) return "all of this time";
  if (!enters || !leaves) {
    return (
      <>
        {enters ? "from " : "until "}
        <MomentDay at={(enters ?? leaves) as string} />
        {enters && " on"}
      </>
    );
  }
  return (
    <>
      <MomentDay at={enters} /> – <MomentDay at={leaves} />
    </>
  );
}

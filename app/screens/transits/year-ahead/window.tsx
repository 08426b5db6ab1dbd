import type { ForecastContactAnswer } from "~/answers/forecast-contact";
import { MomentDay } from "~/components/sky/moment";

interface WindowProps {
  readonly contact: Pick<ForecastContactAnswer, "enters" | "leaves">;
}

/** When it is felt, as far as the span reaches. */
export function Window({ contact: { enters, leaves } }: WindowProps) {
  return (
    <>
      {enters ? <MomentDay at={enters} /> : "from before"} – {leaves ? <MomentDay at={leaves} /> : "beyond"}
    </>
  );
}

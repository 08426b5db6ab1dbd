import { useMemo, useState } from "react";
import type { HumanDesignAnswer } from "~/answers/human-design";
import { dateOfIso } from "~/astrology/calendar";
import { HowItWasRead } from "~/components/births/how-it-was-read";
import { birthInputValues, birthLine } from "~/components/forms/form-values";
import { NextSteps } from "~/components/results/next-steps";
import { ResultSummary } from "~/components/results/why";
import { Card } from "~/components/ui/card";
import { longDate } from "~/words/dates";
import * as words from "~/words/human-design";
import { DesignFigure } from "./design-figure";
import { DESIGN_FORM_ID } from "./design-form";
import { designLine, holdersOf } from "./design-words";
import { Facts } from "./facts";
import { Placements } from "./placements";
import { CentreTexts, ChannelTexts, GateTexts, MainTexts } from "./texts";

/** A design: its drawing between the columns it is made of and what it comes to, then the texts. */
export function DesignResult({ answer }: { readonly answer: HumanDesignAnswer }) {
  const holders = useMemo(() => holdersOf(answer), [answer]);
  const [hinted, setHinted] = useState<string | null>(null);
  const { input, timeUnknown, interpretation } = answer;
  const { summary } = interpretation;
  const [, ...line] = birthLine(answer);
  const title = words.designOf({ name: input.name });
  return (
    <div className="letter @container flex flex-col gap-6">
      <Card className="overflow-visible">
        <h2 className="text-xl break-words">
          {words.headingOfDesign({ name: input.name, bdi: (inner) => <bdi>{inner}</bdi> })}
        </h2>
        <p className="text-sm break-words text-muted">{line.join(" · ")}</p>
        {timeUnknown && (
          <p role="note" className="mt-4 max-w-prose border-s-2 border-lilac ps-3 text-sm">
            {words.withoutABirthTime({ date: longDate(dateOfIso(input.date)) })}
          </p>
        )}
        {summary && (
          <div className="mt-4">
            <ResultSummary {...summary} />
          </div>
        )}
        <div className="design-sheet mt-6 grid gap-x-8 gap-y-8">
          <div className="design-facts">
            <Facts answer={answer} />
          </div>
          <div className="design-figure">
            <DesignFigure
              label={title}
              drawn={answer}
              holders={holders}
              lines={[line.join(" · "), designLine(answer)].filter(Boolean)}
              hinted={hinted}
            />
          </div>
          <div className="design-columns">
            <Placements answer={answer} onHint={setHinted} />
          </div>
        </div>
      </Card>
      <MainTexts answer={answer} />
      <ChannelTexts answer={answer} />
      <CentreTexts answer={answer} />
      <GateTexts answer={answer} holders={holders} />
      <NextSteps
        steps={["chart", "compare", "numbers"]}
        canPrint
        link={{
          title,
          content: () => ({
            screen: "human-design",
            fields: { ...birthInputValues(input), timezone: String(input.timezone) },
          }),
        }}
      />
      <HowItWasRead chart={answer} form={DESIGN_FORM_ID} />
    </div>
  );
}

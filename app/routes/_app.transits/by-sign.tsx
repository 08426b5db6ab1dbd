import { HoroscopeOf } from "~/components/horoscope-of";
import { AnotherSign, SignChoice, useChosenSign } from "~/components/sign-choice";
import { Card, CardHeader } from "~/components/ui/card";
import { Tabs } from "~/components/ui/tabs";

/** The week, the month and the year of a sign that the visitor chose once, in this browser. */
export function BySign() {
  const { sign, choose, clear } = useChosenSign();
  return (
    <section aria-labelledby="by-sign" className="mt-12">
      <Card>
        <CardHeader
          id="by-sign"
          title={sign ? `The weeks ahead for ${sign}` : "The weeks ahead by sign"}
          description="What the planets do in the houses of a sign: the Sun’s or, better, the rising one."
          aside={sign && <AnotherSign onPress={clear} />}
        />
        {sign ? (
          <Tabs
            label="Span"
            tabs={[
              { value: "weekly", label: "Week", content: <HoroscopeOf sign={sign} span="weekly" /> },
              { value: "monthly", label: "Month", content: <HoroscopeOf sign={sign} span="monthly" /> },
              { value: "yearly", label: "Year", content: <HoroscopeOf sign={sign} span="yearly" /> },
            ]}
          />
        ) : (
          <SignChoice onChoose={choose} />
        )}
      </Card>
    </section>
  );
}

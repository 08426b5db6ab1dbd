import { Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import * as words from "~/words/insights";
import * as guide from "~/words/learn-guide";
import type { EntryLevel } from "./sketch-card";
import { TOPICS, TopicSketch } from "./topic-sketch";

const STEPS = ["1", "2", "3", "4", "5", "6"] as const;

/** Nodes, Chiron, retrograde planets, a stellium and the chart's ruler. */
export function Topics({ level }: { readonly level: EntryLevel }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="divide-y divide-line">
      {TOPICS.map((topic) => (
        <li key={topic} className="flex flex-col gap-4 py-6 first:pt-2 sm:flex-row sm:gap-7">
          <TopicSketch topic={topic} />
          <div>
            <Heading>{guide.topicTitle(topic)}</Heading>
            <p className="mt-1.5 max-w-prose text-muted">{guide.topicText(topic)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How a chart is read, in six steps. */
export function Steps({ level }: { readonly level: EntryLevel }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
      {STEPS.map((step) => (
        <li key={step} className="flex gap-4">
          <span aria-hidden="true" className="w-7 shrink-0 font-display text-xl font-semibold text-gold">
            {step}
          </span>
          <div>
            <Heading>{guide.stepTitle(step)}</Heading>
            <p className="mt-1 max-w-prose text-muted">{guide.stepText(step)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** From what was learnt to the visitor's own chart and numbers. */
export function OnToYourOwn() {
  return (
    <div className="mt-14 grid gap-5 md:grid-cols-2">
      <Card className="flex flex-col items-start gap-4">
        <p className="grow">{guide.toYourChart()}</p>
        <Link to="/birth-chart" prefetch="intent" className={buttonClass()}>
          {words.drawYourBirthChart()}
        </Link>
      </Card>
      <Card className="flex flex-col items-start gap-4">
        <p className="grow">{guide.toYourNumbers()}</p>
        <Link to="/numerology" prefetch="intent" className={buttonClass({ variant: "secondary" })}>
          {words.lookAtYourNumbers()}
        </Link>
      </Card>
    </div>
  );
}

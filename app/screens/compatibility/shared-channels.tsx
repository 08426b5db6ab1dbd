import type { CompatibilityAnswer } from "~/answers/compatibility";
import type { HumanDesignAnswer, TogetherAnswer } from "~/answers/human-design";
import { CHANNELS, type Channel, centreOf, gatesOfChannel } from "~/astrology/human-design/centres";
import { GATES_OF_THE_YEAR } from "~/astrology/human-design/gates";
import { ask } from "~/calls/ask";
import { check, listOf, oneOf, record, text } from "~/calls/shape";
import { CallFailed } from "~/components/results/call-failed";
import { useAsked } from "~/components/results/use-asked";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import { channelName } from "~/readings/human-design/names";
import * as words from "~/words/compatibility";
import type { ViewOfPair } from "./pair-choice";

type Together = Required<Pick<HumanDesignAnswer, "together">>;

const gate = oneOf(...GATES_OF_THE_YEAR);
const isTogether = record<Together>({
  together: listOf(
    record<TogetherAnswer>({
      channel: oneOf(...CHANNELS),
      gates: check((value) => Array.isArray(value) && value.length === 2 && value.every(gate)),
      text,
    }),
  ),
});

interface SharedChannelsProps extends ViewOfPair {
  readonly answer: CompatibilityAnswer;
}

/** Which channels of human design two people complete together: asked for when somebody wants to know. */
export function SharedChannels({ answer, view, onView }: SharedChannelsProps) {
  return (
    <Card className={`noscript:hidden @3xl:col-span-10 ${view?.channels === "shown" ? "" : "screen-only"}`}>
      <CardHeader title={words.channelsYouComplete()} description={words.fromHumanDesign()} level={3} />
      {view?.channels === "shown" ? (
        <Channels answer={answer} />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11 screen-only"
          onClick={() => onView({ ...view, channels: "shown" })}
        >
          {words.showTheChannels()}
        </Button>
      )}
    </Card>
  );
}

/** Asks for them, and shows them when they have come. */
function Channels({ answer: { id, person1Chart, person2Chart } }: Pick<SharedChannelsProps, "answer">) {
  const [person1, person2] = [person1Chart.input, person2Chart.input];
  const asked = useAsked<Together>(id, null, () =>
    ask("POST /api/human-design", { ...person1, with: person2 }, isTogether),
  );
  const untimed = [person1, person2].filter(({ timeUnknown }) => timeUnknown).map(({ name }) => name);
  return (
    <>
      <div aria-live="polite">
        {asked.kind === "pending" && <p className="text-muted">{words.lookingForChannels()}</p>}
        {asked.kind === "ready" && (
          <ChannelList together={asked.answer.together} name1={person1.name} name2={person2.name} />
        )}
      </div>
      {asked.kind === "failed" && (
        <CallFailed what={words.channelsCouldNotBe()} reason={asked.reason} retry={asked.retry} />
      )}
      {untimed.length > 0 && (
        <p className="mt-4 max-w-prose border-s-2 border-lilac ps-3 text-sm break-words">
          {words.withoutTheBirthTime({
            names: untimed.reduce((one, other) => words.oneAndOther({ one, other })),
          })}
        </p>
      )}
    </>
  );
}

/** `sacral centre to G centre` */
function endsOf(channel: Channel): string {
  const [from, to] = gatesOfChannel(channel).map(centreOf);
  return from && to ? words.channelEnds({ from: words.fromCentre(from), to: words.toCentre(to) }) : "";
}

interface ChannelListProps {
  readonly together: readonly TogetherAnswer[];
  readonly name1: string;
  readonly name2: string;
}

function ChannelList({ together, name1, name2 }: ChannelListProps) {
  if (together.length === 0) {
    return <p className="max-w-prose text-muted">{words.noChannelOfWhich()}</p>;
  }
  return (
    <ul className="grid gap-x-10 gap-y-6 @3xl:grid-cols-2">
      {together.map(({ channel, gates: [first, second], text }) => (
        <li key={channel} className="max-w-prose break-words print:break-inside-avoid">
          <h4 className="font-display text-lg leading-snug font-semibold">
            {channelName(channel)} <span className="text-sm text-muted">{endsOf(channel)}</span>
          </h4>
          <p className="text-sm text-muted">
            {words.whoBringsWhich({
              one: name1,
              other: name2,
              first,
              second,
              bdi: (inner) => <bdi>{inner}</bdi>,
            })}
          </p>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  );
}

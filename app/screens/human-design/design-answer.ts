import type { DesignInterpretation, DesignPlacement, HumanDesignAnswer } from "~/answers/human-design";
import { DESIGN_BODIES } from "~/astrology/human-design/activations";
import { CHANNELS, DESIGN_CENTRES } from "~/astrology/human-design/centres";
import { GATES_OF_THE_YEAR } from "~/astrology/human-design/gates";
import {
  DESIGN_AUTHORITIES,
  DESIGN_DEFINITIONS,
  DESIGN_PROFILES,
  DESIGN_TYPES,
} from "~/astrology/human-design/shape";
import {
  check,
  holding,
  inOrder,
  instant,
  listOf,
  nullOr,
  number,
  oneOf,
  record,
  text,
  textWithWhy,
  whole,
  yesOrNo,
} from "~/calls/shape";
import { isBirthSaid } from "~/components/births/stored-birth";

const centre = oneOf(...DESIGN_CENTRES);
const channel = oneOf(...CHANNELS);
const gate = oneOf(...GATES_OF_THE_YEAR);

const column = inOrder(DESIGN_BODIES, (body) =>
  record<DesignPlacement>({
    body: oneOf(body),
    gate: nullOr(gate),
    line: check((value) => value === null || whole(1, 6)(value)),
    longitude: nullOr(number(0, 360)),
  }),
);

const interpretation = record<DesignInterpretation>({
  summary: nullOr(textWithWhy),
  type: nullOr(record({ text, practice: text })),
  authority: nullOr(text),
  profile: nullOr(text),
  definition: nullOr(text),
  centres: listOf(record({ centre, isDefined: yesOrNo, text })),
  channels: listOf(record({ channel, text })),
  gates: listOf(record({ gate, title: text, text })),
});

const isShown = holding<HumanDesignAnswer>({
  timeUnknown: yesOrNo,
  designInstant: nullOr(instant),
  type: nullOr(oneOf(...DESIGN_TYPES)),
  strategy: nullOr(text),
  authority: nullOr(oneOf(...DESIGN_AUTHORITIES)),
  profile: nullOr(oneOf(...DESIGN_PROFILES)),
  definition: nullOr(oneOf(...DESIGN_DEFINITIONS)),
  centres: listOf(centre),
  openCentres: listOf(centre),
  channels: listOf(channel),
  birth: column,
  design: column,
  interpretation,
});

/** Whether it is a design that can be drawn. */
export const isDesign = check<HumanDesignAnswer>((value) => isBirthSaid(value) && isShown(value));

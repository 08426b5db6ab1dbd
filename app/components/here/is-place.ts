import { holding, number, text } from "~/calls/shape";
import type { OwnPlace } from "~/schemas/own-place-input";

export const isPlace = holding<OwnPlace>({
  name: text,
  latitude: number(-90, 90),
  longitude: number(-180, 180),
});

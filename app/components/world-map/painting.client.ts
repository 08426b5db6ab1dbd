import type { Order } from "./painter";
import PainterThread from "./painter.worker?worker";

export interface Painting {
  /** The picture that was ordered; null for an order that only tells something. */
  readonly paint: (order: Order) => Promise<ImageBitmap | null>;
  readonly stop: () => void;
}

/** A painter on a thread of its own; where the browser's workers have no canvas, on the page's. */
export function startPainting(onBroken: () => void): Painting {
  if (typeof OffscreenCanvas !== "function") return paintOnPage();
  const thread = new PainterThread();
  const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>();
  let last = 0;
  thread.addEventListener("message", ({ data: { id, bitmap } }) => {
    waiting.get(id)?.(bitmap);
    waiting.delete(id);
  });
  thread.addEventListener("error", (event) => {
    console.warn(`The map's painter: ${event.message}`);
    onBroken();
  });
  return {
    paint: (order) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        thread.postMessage({ id: last, order }, order.kind === "outline" ? [order.file] : []);
      }),
    stop: () => thread.terminate(),
  };
}

function paintOnPage(): Painting {
  const painter = import("./painter").then(({ createPainter }) =>
    createPainter((width, height) => {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      return canvas.getContext("2d") as CanvasRenderingContext2D;
    }),
  );
  return {
    paint: async (order) => {
      const context = (await painter)(order);
      return context && createImageBitmap(context.canvas);
    },
    stop: () => {},
  };
}

/** What of the screen's own pixels is painted: more than two in a CSS pixel nobody sees. */
export function screenRatio(): number {
  return Math.min(2, devicePixelRatio || 1);
}

/**
 * Puts a picture on a canvas without copying it.
 * @param isNight whether it was painted in the colours of night: on paper the sheet turns those to day
 */
export function showBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap, isNight: boolean) {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.dataset.painted = isNight ? "night" : "day";
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

import { createPainter, type Order } from "./painter";

/** The painter, on a thread of its own. Each order has a number; its answer has the same. */

const paint = createPainter((width, height) => {
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("This browser gives a worker no canvas");
  return context;
});

addEventListener("message", ({ data: { id, order } }: MessageEvent<{ id: number; order: Order }>) => {
  const bitmap = paint(order)?.canvas.transferToImageBitmap() ?? null;
  postMessage({ id, bitmap }, { transfer: bitmap ? [bitmap] : [] });
});

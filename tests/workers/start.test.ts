import { expect, test } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { startLocalWorker } from "../../scripts/local-worker.mjs";

test("a request while the worker starts is refused a connection, or meets a database with its tables", async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/api/quiz-submission`;
  const body = JSON.stringify({ email: "early@example.com", name: "Early", responses: { focus: "career" } });
  const submit = () =>
    fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Connection: "close" },
      body,
    }).then(
      ({ status }) => status,
      () => null, // nobody listens yet
    );

  const starting = startLocalWorker({ port, onLog: () => {} });
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  starting.then(over, over);
  const statuses: (number | null)[] = [];
  while (!isOver) {
    statuses.push(await submit());
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const worker = await starting;
  statuses.push(await submit());
  await worker.dispose();
  expect(statuses).toContain(null);
  expect(new Set(statuses)).toEqual(new Set([null, 200]));
});

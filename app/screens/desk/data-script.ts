/** What the page of data does where scripts run, besides what every page of the desk does: it makes the archive. */
import { type AboutClient, aafOfClients, markdownOf } from "~/answers/desk-files";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { saveFile } from "~/components/results/save-file";
import { aafBytes } from "~/formats/aaf";
import { fileNameOf } from "~/formats/file-name";
import { type ZipEntry, zipFile } from "~/formats/zip";
import { fetchExport, type WholeExport } from "./export-parts";

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[data-export]") : null;
  if (button) void save(button);
});

async function save(button: HTMLButtonElement) {
  if (button.getAttribute("aria-busy") === "true") return;
  button.setAttribute("aria-busy", "true");
  const line = document.querySelector<HTMLElement>("[data-exported]");
  const say = (words: string) => {
    if (line) line.textContent = words;
  };
  try {
    const whole = await fetchExport(button.dataset.export ?? "", {
      onRows: (rows) => say(`${rows} rows so far`),
    });
    const files = filesOf(whole);
    if (button.dataset.whole !== undefined)
      for (const [name, address] of BESIDES) files.push({ name, bytes: await fetched(address) });
    const now = new Date();
    const archive = zipFile(files, now);
    saveFile(`desk-${formatIsoDate(localDay(now))}.zip`, new Blob([archive], { type: "application/zip" }));
    const unreadable = Number(whole.unreadable ?? 0);
    say(unreadable > 0 ? `Saved, but for ${unreadable} rows that no key in DESK_KEY opens.` : "Saved.");
  } catch {
    say("Not everything could be fetched. Nothing was saved: please try again.");
  } finally {
    button.removeAttribute("aria-busy");
  }
}

/** Of nobody's, and so in the archive of all alone. */
const BESIDES = [
  ["site.json", "/api/desk/site"],
  ["own-texts.json", "/api/desk/texts"],
] as const;

async function fetched(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return new Uint8Array(await response.arrayBuffer());
}

function filesOf(whole: WholeExport): ZipEntry[] {
  const bytes = (text: string) => new TextEncoder().encode(text);
  return [
    { name: "desk.json", bytes: bytes(`${JSON.stringify(whole, null, 1)}\n`) },
    { name: "desk.aaf", bytes: aafBytes(aafOfClients(whole.clients)) },
    ...markdownOf(whole).map((about, index) => ({ name: nameOf(about, index), bytes: bytes(about.text) })),
  ];
}

/** A number before it parts those who are called the same. */
function nameOf({ id, name }: AboutClient, index: number): string {
  if (id === "") return "of-no-client.md";
  return `clients/${String(index + 1).padStart(3, "0")} ${fileNameOf(name) || id}.md`;
}

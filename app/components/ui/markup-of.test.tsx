import { createContext, memo, type ReactNode, useContext, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ALL_ASPECT_TYPES } from "~/astrology/orbs";
import { Glyph } from "../drawings/glyphs";
import { AspectGrid } from "../zodiac-wheel/aspect-grid";
import { Fold } from "./fold";
import { Icon } from "./icons";
import { markupOf, NotWritten } from "./markup-of";
import { Written } from "./written";

const Words = createContext("nobody's");
function Told({ count }: { readonly count: number }) {
  const [more] = useState(1);
  return (
    <>
      {useContext(Words)} {count + more}
    </>
  );
}
const Kept = memo(Told);
const Plus = ({ children }: { readonly children: (word: string) => ReactNode }) => children("a & b");

const CASES: Readonly<Record<string, ReactNode>> = {
  "texts beside each other": ["a", "b", 3, "", null, false, <b key="b">c</b>, "d", <i key="i" />, "e"],
  "texts across components": (
    <p>
      x<Told count={2} />y<Kept count={3} />
      <Plus>{(word) => <em>{word}</em>}</Plus>
    </p>
  ),
  "signs that mean something": <p title={`"'<&>`}>{`</p><script>'"&`}</p>,
  "truths and what is not there": (
    <details
      open
      aria-hidden
      data-lit={true}
      data-none={undefined}
      hidden={false}
      tabIndex={-1}
      onToggle={() => {}}
    >
      <summary className="">{0}</summary>
    </details>
  ),
  styles: <span style={{ color: "var(--sun)", backgroundColor: `url("x")`, "--own": "1" } as object}>s</span>,
  "a drawing": (
    <svg viewBox="0 0 2 2" role="img" aria-label="A drawing">
      <path d="M0 0" strokeWidth={1.75} strokeLinecap="round" cx={0.5} className={`a ${1} b`} />
      <text textAnchor="middle">1</text>
    </svg>
  ),
  "a table": (
    <table>
      <tbody>
        <tr>
          <td colSpan={2} />
          <th scope="row">
            <time dateTime="2026">x</time>
          </th>
        </tr>
      </tbody>
    </table>
  ),
  "what stands in a chart": (
    <>
      <Fold id="f" summary={<Glyph name="Sun" label="Sun" />}>
        <Icon name="alert" />
      </Fold>
      <AspectGrid
        aspects={ALL_ASPECT_TYPES.slice(0, 2).map((type, i) => ({
          planet1: "Sun",
          planet2: i === 0 ? "Moon" : "Mars",
          type,
          angle: 60,
          orb: 1.25,
          isApplying: true,
          isHarmonious: true,
        }))}
      />
    </>
  ),
};

describe("what is written in one piece", () => {
  test.each(Object.entries(CASES))("is to the letter what React writes: %s", (_, nodes) => {
    function InOnePiece() {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a test's own
      return <div dangerouslySetInnerHTML={{ __html: markupOf(nodes) }} />;
    }
    const words = "somebody's";
    const here = (content: ReactNode) =>
      renderToString(<Words.Provider value={words}>{content}</Words.Provider>);
    expect(here(<InOnePiece />)).toBe(here(<div>{nodes}</div>));
  });

  test.each<[string, ReactNode]>([
    ["a field", <input key="i" />],
    ["a provider", <Words.Provider key="w" value="x" />],
    ["a size that may mean pixels", <p key="p" style={{ width: 4 }} />],
    ["an attribute that nobody foresaw", <p key="p" contentEditable />],
  ])("is not %s: React writes it", (_, node) => {
    expect(() => markupOf(node)).toThrow(NotWritten);
    expect(renderToString(<Written as="div">{node}</Written>)).toBe(renderToString(<div>{node}</div>));
  });
});

describe("in the browser", () => {
  afterEach(() => vi.unstubAllEnvs());
  test("it is React's", () => {
    vi.stubEnv("SSR", false);
    const { props } = Written({ as: "ul", children: <li>x</li>, className: "c" }) as { props: object };
    expect(props).toEqual({ className: "c", children: <li>x</li> });
  });
});

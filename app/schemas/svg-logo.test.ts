import { expect, test } from "vitest";
import { readSvg } from "./svg-logo";

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = "") => `<svg ${NS} viewBox="0 0 8 8" ${attributes}>${inner}</svg>`;

test("shapes, gradients of their own and words are shown as they were drawn", () => {
  const inner =
    '<defs><linearGradient id="a" x1="0"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
    '<g fill="url(#a)" style="stroke:rgb(1, 2, 3)"><path d="M0 0L8 8z"/></g><title>Ann &amp; Bob</title>';
  expect(readSvg(svg(inner))).toEqual({ svg: `<svg ${NS} viewBox="0 0 8 8">${inner}</svg>` });
});

test("what drawing programs note for themselves is left out", () => {
  const drawn = `<?xml version="1.0"?><!-- by hand -->${svg(
    '<metadata><rdf:RDF><script>1</script></rdf:RDF></metadata><sodipodi:namedview id="x"/><g inkscape:label="a" data-name="b"><circle r="1"/></g>',
    'xmlns:inkscape="http://www.inkscape.org/"',
  )}`;
  expect(readSvg(drawn)).toEqual({ wrong: "<script>" });
  expect(readSvg(drawn.replace("<script>1</script>", "<cc:Work/>"))).toEqual({
    svg: `<svg ${NS} viewBox="0 0 8 8"><g><circle r="1"/></g></svg>`,
  });
});

test.each([
  ["a script", svg("<script>alert(1)</script>"), "<script>"],
  ["a script by another name", svg("<SCRIPT>1</SCRIPT>"), "<SCRIPT>"],
  ["a foreign object", svg("<foreignObject><p/></foreignObject>"), "<foreignObject>"],
  ["a link", svg('<a href="https://example.com"><path d=""/></a>'), "<a>"],
  ["a handler", svg('<path onload="x()" d=""/>'), "onload in <path>"],
  ["a handler of the whole", svg("", 'ONLOAD="x()"'), "ONLOAD in <svg>"],
  ["a picture of elsewhere", svg('<image href="https://example.com/a.png"/>'), "<image>"],
  ["a shape of elsewhere", svg('<use href="https://example.com/a.svg#b"/>'), "<use>"],
  [
    "a gradient of elsewhere",
    svg('<linearGradient href="https://x.example#a"/>'),
    "href in <linearGradient>",
  ],
  ["an animation", svg('<set attributeName="onload" to="x()"/>'), "<set>"],
  ["a paint of elsewhere", svg('<path fill="url(https://x.example/a#b)" d=""/>'), "fill in <path>"],
  ["a style of elsewhere", svg('<path style="fill:url(//x.example/a)" d=""/>'), "style of <path>"],
  ["a style written otherwise", svg('<path style="fill:u\\72l(//x.example/a)" d=""/>'), "style of <path>"],
  ["a sheet of styles", svg("<style>@import '//x.example'</style>"), "<style>"],
  ["an entity", svg("<title>&boom;</title>"), "an entity of its own"],
  ["a declaration", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`, "a declaration"],
  ["a section of letters", svg("<title><![CDATA[<b>]]></title>"), "a declaration"],
  ["another beginning", `<html><body/></html>`, "a beginning other than <svg>"],
  ["two drawings", svg("") + svg(""), "something after </svg>"],
  ["no end", `<svg ${NS}><g>`, "an end before </svg>"],
  ["ends that cross", svg("<g><defs></g></defs>"), "</g> in the wrong place"],
  ["words anywhere", svg("<g>words</g>"), "words outside of a text"],
  ["more than anybody draws", svg("<g/>".repeat(2_001)), "more than 2000 elements"],
])("%s is refused by its name", (_, drawn, wrong) => {
  expect(readSvg(drawn)).toEqual({ wrong });
});

test("letters that are written as numbers stay letters", () => {
  expect(readSvg(svg("<title>&#60;script&#x3e; &#34;</title>"))).toEqual({
    svg: `<svg ${NS} viewBox="0 0 8 8"><title>&#60;script&#62; &#34;</title></svg>`,
  });
});

test.each([
  [`<path style='fill:url("#a")'/>`, '<path style="fill:url(&quot;#a&quot;)"/>'],
  [
    '<text style="font-family:&quot;Lato&quot;;fill:#fff">a</text>',
    '<text style="font-family:&quot;Lato&quot;;fill:#fff">a</text>',
  ],
  ['<path style="-inkscape-stroke:a&#59;stroke:#fff"/>', '<path style="stroke:#fff"/>'],
  ['<path fill="url(&#34;#a&#34;)"/>', '<path fill="url(&#34;#a&#34;)"/>'],
])("%s is judged as a browser reads it", (drawn, kept) => {
  const once = readSvg(svg(drawn));
  expect(once).toEqual({ svg: `<svg ${NS} viewBox="0 0 8 8">${kept}</svg>` });
  expect("svg" in once && readSvg(once.svg)).toEqual(once);
});

test.each(["//x.example/a", "#a&quot;)url(//x.example", "&#47;/x.example", "\\2f/x", "&quot;//x&quot;"])(
  "a style and a paint of %s are refused",
  (address) => {
    expect(readSvg(svg(`<path style="fill:url(${address})"/>`))).toEqual({ wrong: "style of <path>" });
    expect(readSvg(svg(`<path fill="url(${address})"/>`))).toEqual({ wrong: "fill in <path>" });
  },
);

test("lines that are written as numbers stay lines", () => {
  expect(readSvg(svg("<text>a&#10;b&#x9;c&#13;d</text>"))).toEqual({
    svg: `<svg ${NS} viewBox="0 0 8 8"><text>a\nb\tc\rd</text></svg>`,
  });
  expect(readSvg(svg("<text>&#11;</text>"))).toEqual({ wrong: "an entity of its own" });
});

test("what is read once more is the same", () => {
  const once = readSvg(svg('<path d="M0 0" aria-label="a &quot;b&quot; &#39;"/>'));
  expect("svg" in once && readSvg(once.svg)).toEqual(once);
});

test.each(["<", "<g ", '<g a="', "&#", "&", "<!--", "</g>", '<g fill="url(#', "a=", '"'])(
  "40 KiB of %s are refused",
  (part) => {
    expect(readSvg(svg(part.repeat(40_000 / part.length)))).toHaveProperty("wrong");
  },
);

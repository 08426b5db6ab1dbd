import { createElement, type JSX, type ReactNode } from "react";
import { markupOf, NotWritten } from "./markup-of";

type Tag = "div" | "dl" | "ol" | "svg" | "tbody" | "ul";

type WrittenProps<As extends Tag> = Omit<JSX.IntrinsicElements[As], "children" | "ref"> & {
  readonly as: As;
  readonly children: ReactNode;
};

/** An element with much in it: the server writes it in one piece, to the letter what React would; in the browser it is React's as ever. */
export function Written<As extends Tag>({ as, children, ...props }: WrittenProps<As>) {
  return createElement<object>(as, { ...props, ...contentOf(children) });
}

function contentOf(
  children: ReactNode,
): Pick<JSX.IntrinsicElements["div"], "children" | "dangerouslySetInnerHTML"> {
  if (!import.meta.env.SSR) return { children };
  try {
    return { dangerouslySetInnerHTML: { __html: markupOf(children) } };
  } catch (error) {
    if (error instanceof NotWritten) return { children };
    throw error;
  }
}

import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { brand } from "~/brand";

/**
 * Title, description, canonical address and the card that is shown where a link is shared:
 * `export const meta = pageMeta("Transits", "Where the planets stand today …")`.
 * `description` is one or two sentences of at most 160 characters, written for someone who has not seen the page.
 */
export function pageMeta(title: string, description: string) {
  return ({ location, matches }: Pick<MetaArgs, "location" | "matches">): MetaDescriptor[] => {
    const full = title === brand.name ? `${brand.name} · ${brand.strapline}` : `${title} · ${brand.name}`;
    const descriptors: MetaDescriptor[] = [
      { title: full },
      { name: "description", content: description },
      { property: "og:title", content: full },
      { property: "og:description", content: description },
      { property: "og:site_name", content: brand.name },
      { property: "og:type", content: "website" },
    ];
    const root = matches.find(({ id }) => id === "root")?.data as { origin?: string } | undefined;
    if (!root?.origin) return descriptors;
    const address = root.origin + location.pathname;
    descriptors.push(
      { tagName: "link", rel: "canonical", href: address },
      { property: "og:url", content: address },
      { property: "og:image", content: `${root.origin}/images/share.jpg` },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
    );
    return descriptors;
  };
}

/** For layouts: their own page's meta, or an error's when that is what they show. */
export function errorMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${brand.name}` }, { name: "robots", content: "noindex" }];
}

import { Link } from "@remix-run/react";
import { localDay } from "~/astrology/calendar";
import { buttonClass } from "~/components/ui/button";
import { useIsBrowser } from "~/components/ui/use-is-browser";
import { site, siteDescription, tagline } from "~/site";
import * as words from "~/words/dashboard";
import { weekdayAndDay } from "~/words/dates";

/**
 * Words before the picture's quiet side: the left on wide windows, the lower half on phones. Where somebody is known,
 * their day comes first, and this is a band.
 */
export function Hero() {
  return (
    <section className="night relative isolate flex min-h-[max(60vh,500px)] in-data-embed:min-h-[500px] in-data-known:min-h-0! items-end overflow-hidden bg-[#0a0f1c] md:items-center">
      <Nebula />
      <div className="mx-auto w-full max-w-screen px-4 py-10 in-data-known:py-5! sm:px-6 md:py-14 lg:px-8">
        <div className="max-w-[34rem]">
          <DayHere />
          <h1 className="text-2xl in-data-known:sr-only">{site.name}</h1>
          <p className="mt-3 font-display text-lg font-semibold text-balance text-gold in-data-known:mt-0 in-data-known:text-base">
            {tagline()}
          </p>
          <p className="mt-4 max-w-[30rem] text-base text-ink/90 in-data-known:hidden">{siteDescription()}</p>
          <div className="mt-7 flex flex-wrap gap-3 in-data-known:hidden">
            <Link to="/birth-chart" className={buttonClass()}>
              {words.getYourBirthChart()}
            </Link>
            <Link to="/insights" className={buttonClass({ variant: "secondary" })}>
              {words.learnMoreArrow({ arrow: () => <span aria-hidden="true">→</span> })}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The day of somebody known, in large letters; which day it is where they are, only the browser knows. */
function DayHere() {
  const isLive = useIsBrowser();
  const today = isLive ? localDay(new Date()) : null;
  return (
    <p className="hidden min-h-[1lh] font-display text-xl leading-tight font-semibold first-letter:uppercase in-data-known:block">
      {today && weekdayAndDay(today)}
    </p>
  );
}

/** Painted by scripts/build-nebula.ts. Phones get a picture of their own shape. */
function Nebula() {
  return (
    <>
      <picture>
        <source
          media="(max-width: 47.99rem)"
          type="image/avif"
          srcSet="/images/nebula-tall-900.avif 900w"
          sizes="100vw"
        />
        <source
          media="(max-width: 47.99rem)"
          type="image/webp"
          srcSet="/images/nebula-tall-900.webp 900w"
          sizes="100vw"
        />
        <source
          type="image/avif"
          srcSet="/images/nebula-wide-1400.avif 1400w, /images/nebula-wide-2400.avif 2400w"
          sizes="100vw"
        />
        <img
          src="/images/nebula-wide-1400.webp"
          srcSet="/images/nebula-wide-1400.webp 1400w, /images/nebula-wide-2400.webp 2400w"
          sizes="100vw"
          width={2400}
          height={1200}
          alt=""
          decoding="async"
          {...{ fetchpriority: "high" }}
          className="absolute inset-0 -z-20 size-full object-cover"
        />
      </picture>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-[#0a0f1c] from-15% via-[#0a0f1c]/50 via-62% to-transparent to-90% md:bg-linear-to-r md:rtl:bg-linear-to-l md:from-[#0a0f1c]/85 md:via-[#0a0f1c]/55 md:via-55% lg:via-[#0a0f1c]/25 lg:via-50%" />
    </>
  );
}

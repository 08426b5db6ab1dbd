import { Link } from "@remix-run/react";
import { brand } from "~/brand";
import { buttonClass } from "~/components/ui/button";

export function Hero() {
  return (
    <section className="relative grid h-[60vh] min-h-[500px] place-items-center">
      <div className="text-center">
        <h1 className="text-2xl">{brand.name}</h1>
        <p>{brand.tagline}</p>
        <p>{brand.description}</p>
        <Link to="/birth-chart" className={buttonClass()}>
          Get Your Birth Chart
        </Link>
        <Link to="/insights" className={buttonClass({ variant: "secondary" })}>
          Learn More
        </Link>
      </div>
    </section>
  );
}

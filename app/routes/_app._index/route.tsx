import { brand } from "~/brand";
import { pageMeta } from "~/components/shell/page-meta";
import { Explore } from "./explore";
import { Hero } from "./hero";

export const meta = pageMeta(brand.name, brand.description);

export default function Dashboard() {
  return (
    <>
      <Hero />
      <Explore />
    </>
  );
}

declare module "astronomia/data/elpMppDeFull" {
  type Term = readonly [number, number, number, number, number, number];
  const series: {
    readonly W1: readonly number[];
    readonly L: Readonly<Record<string, readonly Term[]>>;
    readonly B: Readonly<Record<string, readonly Term[]>>;
    readonly R: Readonly<Record<string, readonly Term[]>>;
  };
  export default series;
}

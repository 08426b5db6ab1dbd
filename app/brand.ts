/**
 * What an astrologer changes to make the app their own; what the practice says of itself stands in words/<language>/
 * brand.json, what it offers in offers.ts and offers.json, addresses that differ by deployment are wrangler.toml vars.
 */
export const brand = {
  name: "Realign",
  supportAddress: "hello@realign.example",
} as const;

import type { OfferId } from "./readings/quiz";

interface Offer {
  readonly price: string;
  /** The booking site's page for it: opens in a new tab. */
  readonly bookingUrl: string;
}

/**
 * The sessions that an astrologer offers and where each is booked: theirs to change, as are the words of each in
 * words/<language>/offers.json. Apart from the brand, which every
 * page loads, because the quiz alone shows them.
 */
export const offers: Readonly<Record<OfferId, Offer>> = {
  "birth-chart-consultation": {
    price: "$250",
    bookingUrl: "https://booking.realign.example/birth-chart-consultation",
  },
  "transit-consultation": {
    price: "$250",
    bookingUrl: "https://booking.realign.example/transit-consultation",
  },
  "synastry-consultation": {
    price: "$350",
    bookingUrl: "https://booking.realign.example/synastry-consultation",
  },
  "comprehensive-session": {
    price: "$450",
    bookingUrl: "https://booking.realign.example/comprehensive-session",
  },
};

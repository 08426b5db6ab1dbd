import type { OfferId } from "./answers/quiz";

interface Offer {
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly price: string;
  /** The booking site's page for it: opens in a new tab. */
  readonly bookingUrl: string;
}

/**
 * The sessions that an astrologer offers and where each is booked: theirs to change. Apart from the brand, which every
 * page loads, because the quiz alone shows them.
 */
export const offers: Readonly<Record<OfferId, Offer>> = {
  "birth-chart-consultation": {
    title: "Birth Chart Consultation",
    description: "Your chart from its ground up: what you brought with you, and how to live with it.",
    duration: "1 hour",
    price: "$250",
    bookingUrl: "https://booking.realign.example/birth-chart-consultation",
  },
  "transit-consultation": {
    title: "Transit Consultation",
    description: "What the sky asks of you now and in the months to come, and when it lets go.",
    duration: "1 hour",
    price: "$250",
    bookingUrl: "https://booking.realign.example/transit-consultation",
  },
  "synastry-consultation": {
    title: "Synastry Consultation",
    description: "Two charts and what happens between them: partners, parents, friends, colleagues.",
    duration: "1 hour",
    price: "$350",
    bookingUrl: "https://booking.realign.example/synastry-consultation",
  },
  "comprehensive-session": {
    title: "Comprehensive Session",
    description: "Chart, transits and numbers together, with time for the question behind the question.",
    duration: "2 hours",
    price: "$450",
    bookingUrl: "https://booking.realign.example/comprehensive-session",
  },
};

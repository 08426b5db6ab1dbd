import { MissingPlaceFile } from "~/places/place-blocks";
import { failure } from "./responses.server";

/** Files that a deployment lacks come with the next one. */
const RETRY_AFTER_SECONDS = 300;

/**
 * What work that looks places up comes to.
 * @throws Response 503 when files of places are missing. The log does not name the one: it tells what was typed.
 */
export async function withPlaces<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof MissingPlaceFile)) throw error;
    console.error(JSON.stringify({ event: "places_unavailable" }));
    throw failure("unavailable", "Places cannot be looked up at the moment. Please try again later.", {
      headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
    });
  }
}

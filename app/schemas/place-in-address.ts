/** A place as an address writes it: `location`, and the coordinates of one that was picked; nothing of it is judged. */
export function placeIn(address: URLSearchParams) {
  const text = (name: string) => address.get(name) ?? "";
  return { location: text("location"), latitude: text("latitude"), longitude: text("longitude") };
}

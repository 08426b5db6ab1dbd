/** `Ulm, Baden-Württemberg, Germany`: the region only where it is not the place's own name. */
export function placeLabel({
  name,
  admin,
  country,
}: {
  readonly name: string;
  readonly admin: string;
  readonly country: string;
}): string {
  return [name, admin === name ? "" : admin, country].filter(Boolean).join(", ");
}

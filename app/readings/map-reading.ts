/**
 * The text of the result card with the names put in as they are.
 * @param text has {name} and {place}
 */
export function mapReading(text: string, name: string, place: string): string {
  const values: Readonly<Record<string, string>> = { name, place };
  return text.replace(/\{(name|place)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}

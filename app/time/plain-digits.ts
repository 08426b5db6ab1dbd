/** Arabic and Persian digits become ours; blanks around, and the marks of direction that come with such digits, go. */
export function inPlainDigits(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .trim();
}

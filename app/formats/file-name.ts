const LONGEST = 60;

/** What every system takes for a file's name, made of somebody's words; empty where nothing of them can stand in one. */
export function fileNameOf(words: string): string {
  const plain = [...words.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, " ")].slice(0, LONGEST).join("").trim();
  let end = plain.length;
  while (plain[end - 1] === ".") end -= 1;
  return plain.slice(0, end);
}

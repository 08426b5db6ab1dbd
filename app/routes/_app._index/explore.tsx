export function Explore() {
  return null;
}

/** Any path without a route of its own. The root's error boundary draws the page. */
export function loader() {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}

/** Any path without a route of its own, whatever the method. The layout's error boundary draws the page. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export const action = loader;

export default function NotFound() {
  return null;
}

import { createContext, useContext, useState } from "react";

/** The CSP nonce of this response; empty in the browser, where nobody may read it. */
export const NonceContext = createContext("");

export function useNonce(): string {
  return useContext(NonceContext);
}

/** The id under which the log has this response; null in the browser. */
export const RequestIdContext = createContext<string | null>(null);

/**
 * The same for what the server has written into the element of this id: the browser takes it from there. Null for
 * whatever was not written by the server, whose request nobody knows.
 */
export function useRequestId(elementId: string): string | null {
  const onServer = useContext(RequestIdContext);
  const [id] = useState(() =>
    typeof document === "undefined" ? onServer : (document.getElementById(elementId)?.textContent ?? null),
  );
  return id;
}

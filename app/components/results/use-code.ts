import { useEffect, useRef, useState } from "react";

/**
 * Code that only a browser needs, and only once a part stands there: null until it has come. Where it does not come,
 * the error is thrown for the boundary around (`ResultBoundary`), which offers another try.
 * @param load must be the same in every rendering, such as a function of the module
 */
export function useCode<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<{ readonly of: Code } | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const loading = useRef(load);
  useEffect(() => {
    loading.current().then(
      (of) => setCode({ of }),
      (error: unknown) => setFailed({ error }),
    );
  }, []);
  if (failed) throw failed.error;
  return code?.of ?? null;
}

import { useState } from 'react';

/** A part of the screen that is fetched on demand. Where `source` fails, `fetchPart` rejects and may be called again. */
export function usePart<Part>(source: () => Promise<Part>) {
  const [state, setState] = useState<{ readonly part: Part }>();
  const fetchPart = async () => {
    const part = await source();
    setState({ part });
  };
  return { part: state?.part, fetchPart };
}

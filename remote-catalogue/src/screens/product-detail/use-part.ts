import { useState } from 'react';

/** A part of the screen that is fetched when somebody wants it. */
interface FetchedPart<Part> {
  /** Absent until it has arrived. */
  readonly part: Part | undefined;
  /** Fetches it; rejects where it cannot be had, and may be called again. */
  readonly fetchPart: () => Promise<void>;
}

/** @param source imports the part */
export function usePart<Part>(source: () => Promise<Part>): FetchedPart<Part> {
  const [state, setState] = useState<{ readonly part: Part }>();
  const fetchPart = async () => {
    const part = await source();
    setState({ part });
  };
  return { part: state?.part, fetchPart };
}

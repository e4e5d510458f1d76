import { useState, type ComponentType } from 'react';

/** A part of the screen that is fetched when somebody wants it. */
interface FetchedPart<Props> {
  /** Absent until it has arrived. */
  readonly Part: ComponentType<Props> | undefined;
  /** Fetches it; rejects where it cannot be had, and may be called again. */
  readonly fetchPart: () => Promise<void>;
}

/** @param source imports the part */
export function usePart<Props>(source: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>();
  const fetchPart = async () => {
    const Part = await source();
    setPart({ Part });
  };
  return { Part: part?.Part, fetchPart };
}

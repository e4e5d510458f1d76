import { useEffect, useRef, useState } from 'react';
import { forms } from './forms';

/** Finds the form that an address names, the first if it names nothing. @returns `undefined` for another place */
const partAt = (hash: string): string | undefined =>
  hash.length > 1 ? forms.find(({ name }) => `#${name}` === hash)?.name : forms[0]?.name;

/** Shows the form that the address names, and takes the visitor there. Other places, such as the main region, change nothing. */
export function useShownPart(hash: string) {
  // The script knows the address; until then the style sheet shows what it names.
  const [isLive, setIsLive] = useState(false);
  const asked = partAt(hash);
  const [shown, setShown] = useState(asked ?? partAt(''));
  if (asked !== undefined && asked !== shown) setShown(asked);
  const isFollowing = useRef(false);
  useEffect(() => {
    if (!isFollowing.current) return;
    // It was hidden when the browser looked for it.
    const part = document.getElementById(shown ?? '');
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [shown]);
  useEffect(() => setIsLive(true), []);
  // The first load is left out: there the browser has already scrolled.
  useEffect(() => {
    isFollowing.current = isLive;
  }, [isLive]);
  return { shown, isLive };
}

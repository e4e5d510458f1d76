import { useEffect, useRef, useState } from 'react';
import type { ScreenRequest } from 'shared-types';
import { forms } from './forms';

const named = (wanted: string | null | undefined) => forms.find(({ name }) => name === wanted)?.name;

/** Finds the form that an address names, the first if it names nothing. @returns `undefined` for another place */
const partAt = ({ hash, search }: Pick<ScreenRequest, 'hash' | 'search'>): string | undefined =>
  hash.length > 1 ? named(hash.slice(1)) : (named(new URLSearchParams(search).get('form')) ?? forms[0]?.name);

/** Shows the form that the address names, and takes the visitor there. Other places, such as the main region, change nothing. */
export function useShownPart(request: Pick<ScreenRequest, 'hash' | 'search'>, posted: string | undefined) {
  // The script knows the address; until then the style sheet shows what it names.
  const [isLive, setIsLive] = useState(false);
  // A document that was drawn for a posted form does not know its place yet.
  const asked = isLive ? partAt(request) : (named(posted) ?? partAt(request));
  const [shown, setShown] = useState(asked ?? forms[0]?.name);
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

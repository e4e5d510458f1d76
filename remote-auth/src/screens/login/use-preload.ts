import { useRef } from 'react';
import type { Shell } from 'shared-types';
import type { Way } from '../../model/ways';
import { contextOf } from '../../session/context-of';
import { openProvider } from '../../session/open-provider';

/** Loads the code of a provider when its form is first used, before it is sent. Sending it says what went wrong. */
export function usePreload(shell: Shell, way: Way) {
  const isLoaded = useRef(false);
  return () => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    openProvider(way, contextOf(shell)).catch(() => {
      isLoaded.current = false;
    });
  };
}

import { useEffect, useState } from 'react';
import type { NavigationState, Shell } from 'shared-types';

/** What the current user sees of the navigation. */
export type SeenNavigation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly state: NavigationState };

/** Follows the navigation. Its code is loaded when this is first rendered. */
export function useNavigation({ navigation }: Pick<Shell, 'navigation'>): SeenNavigation {
  const [seen, setSeen] = useState<SeenNavigation>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    let unsubscribe = () => {};
    navigation().then(
      ({ getState, subscribe }) => {
        if (isLeft) return;
        const update = () => setSeen({ kind: 'ready', state: getState() });
        unsubscribe = subscribe(update);
        update();
      },
      () => {
        if (isLeft) return;
        const retry = () => {
          setSeen({ kind: 'loading' });
          setAttempt((count) => count + 1);
        };
        setSeen({ kind: 'failed', retry });
      },
    );
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [navigation, attempt]);
  return seen;
}

import type { StorageService } from './storage';

/** Keeps open values equal to what other tabs store, also what they stored since the values were opened. */
export function followOtherTabs({ opened }: Pick<StorageService, 'opened'>): void {
  const refresh = (changed: string | null) => {
    for (const [key, value] of opened) if (changed === null || changed === key) value.refresh();
  };
  addEventListener('storage', ({ key }) => refresh(key));
  // A page in the back/forward cache got no events.
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(null));
  refresh(null);
}

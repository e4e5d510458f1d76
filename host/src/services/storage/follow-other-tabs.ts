import type { StorageService } from './storage-service';

/** Takes over what other tabs store: from now on, and what they have stored since the values were opened. */
export function followOtherTabs({ opened }: Pick<StorageService, 'opened'>): void {
  const refresh = (changed: string | null) => {
    for (const [key, value] of opened) if (changed === null || changed === key) value.refresh();
  };
  addEventListener('storage', ({ key }) => refresh(key));
  // A page that the browser had put aside heard nothing.
  addEventListener('pageshow', ({ persisted }) => persisted && refresh(null));
  refresh(null);
}

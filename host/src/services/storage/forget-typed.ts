import { hostKeys } from './host-keys';
import type { StorageAccess } from './stored-session';

/** Removes what screens have stored for the time of this tab: forms that are not sent, and who filled them in. */
export function forgetTyped({ areas, opened }: StorageAccess): void {
  try {
    const session = areas?.session();
    for (const key of Object.keys(session ?? {})) {
      if (key in hostKeys) continue;
      session?.removeItem(key);
      opened.get(key)?.refresh();
    }
  } catch {
    // Blocked: then nothing is stored.
  }
}

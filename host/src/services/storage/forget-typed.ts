import { hostKeys } from './host-keys';
import type { StorageAccess } from './stored-session';

/** Removes what screens have stored for the time of this tab: forms that are not sent, and who filled them in. */
export function forgetTyped({ session, opened }: StorageAccess): void {
  for (const key of session.keys()) {
    if (key in hostKeys) continue;
    session.remove(key);
    opened.get(key)?.refresh();
  }
}

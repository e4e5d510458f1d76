import type { Services } from '../services/services';
import { entriesKey } from '../services/storage/host-keys';
import { storedSession } from '../services/storage/stored-session';
import { setMark } from '../services/storage/marks';

/** A provider stores several keys; all of them are there when the tab looks. */
const settleMs = 50;

/**
 * Signs in who was signed in before, and follows other tabs. A guest loads nothing for it: only keys of the storage are looked at.
 */
export function startSession({ storage, site, panels, isChecking, messages, user }: Services): void {
  let looks = 0;

  function tellFailure() {
    messages.show({
      message: 'Your sign-in could not be checked, so you see the site as a guest.',
      variant: 'warning',
      action: { label: 'Retry', run: look },
    });
  }

  async function follow() {
    looks += 1;
    isChecking.setState(user.getState().role === 'guest', true);
    try {
      await (await panels.load()).syncSession();
    } catch {
      tellFailure();
    } finally {
      looks -= 1;
      if (looks === 0) isChecking.setState(false, true);
    }
  }

  function look() {
    const isKnown = storedSession(storage, site) !== undefined || user.getState().role !== 'guest';
    if (isKnown || storage.local.get(entriesKey) !== null) void follow();
  }

  /** The boot script shows what the page before has found. */
  const showIsUser = () =>
    setMark(storage, 'user', user.getState().role !== 'guest' || isChecking.getState());
  user.subscribe(showIsUser);
  isChecking.subscribe(showIsUser);

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Further events do not put it off: other tabs may go on changing what they store. */
  function lookSoon() {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, settleMs);
  }

  addEventListener('storage', lookSoon);
  // A page in the back/forward cache got no events. It must not show a user who has signed out.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  look();
  showIsUser();
}

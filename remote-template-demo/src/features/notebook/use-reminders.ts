import { useEffect } from 'react';
import type { Shell } from 'shared-types';

/** Shows reminders for as long as the tab is open, also after the screen has gone. They load when the screen is shown. */
export function useReminders(shell: Shell): void {
  useEffect(() => {
    import(/* webpackChunkName: "reminders" */ './reminders').then(
      ({ startReminders }) => startReminders(shell),
      // The next screen tries again.
      () => undefined,
    );
  }, [shell]);
}

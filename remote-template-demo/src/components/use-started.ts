import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True if scripts run; false in the page as it was rendered, where buttons that need them are disabled. */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UserStore } from 'shared-types';

const importPart = () => import(/* webpackChunkName: "keep-details" */ './keep-details');

type AccountPart = Awaited<ReturnType<typeof importPart>>;

/** What a form has for users only, fetched for them; nothing for a guest. */
export function useAccountPart(user: UserStore): AccountPart | undefined {
  const { role } = useSyncExternalStore(user.subscribe, user.getState, user.getInitialState);
  const isUser = role !== 'guest';
  const [part, setPart] = useState<AccountPart>();
  useEffect(() => {
    // The form works without it.
    if (isUser) importPart().then(setPart, () => {});
  }, [isUser]);
  return isUser ? part : undefined;
}

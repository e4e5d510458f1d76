import { useEffect } from 'react';
import type { ScreenRequest } from 'shared-types';
import { rememberList } from '../../state/last-list';

/** Keeps the address of the list that is shown, so that an article leads back to it. */
export function useRememberedList({ path, search }: ScreenRequest): void {
  useEffect(() => rememberList(path + search), [path, search]);
}

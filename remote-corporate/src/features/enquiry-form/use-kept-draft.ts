import { useEffect, useState } from 'react';
import type { ShellStorage } from 'shared-types';
import { openKept, type EnquiryDraft } from './stored-drafts';

/** The draft of a form that the visitor keeps on this device. The same for all tabs: the last change counts. */
export function useKeptDraft(storage: ShellStorage, form: string) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const { getState, subscribe } = openKept(storage);
    const follow = () => setKept(Object.hasOwn(getState(), form));
    follow();
    return subscribe(follow);
  }, [storage, form]);
  const stored = () => openKept(storage);
  const others = () => {
    const { [form]: _own, ...rest } = stored().getState();
    return rest;
  };
  return {
    /** Whether the visitor has asked for it. */
    isKept,
    read: (): EnquiryDraft | undefined => stored().getState()[form],
    write: (draft: EnquiryDraft) => stored().set({ ...others(), [form]: draft }),
    clear: () => {
      const rest = others();
      if (Object.keys(rest).length > 0) stored().set(rest);
      else if (Object.keys(stored().getState()).length > 0) stored().clear();
    },
  };
}

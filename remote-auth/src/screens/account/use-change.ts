import { useRef, useState } from 'react';
import type { AccountResult } from '../../providers/provider';

/** One change of the account at a time. */
export function useChange<Errors>() {
  const [result, setResult] = useState<AccountResult<Errors>>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  /** @returns `undefined` while another change is on its way */
  async function run(work: () => Promise<AccountResult<Errors>>): Promise<AccountResult<Errors> | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSending(true);
    setResult(undefined);
    // It rejects if a part of the site cannot be loaded.
    const next = await work().catch((): AccountResult<Errors> => ({ kind: 'unreachable' }));
    isBusy.current = false;
    setSending(false);
    setResult(next);
    return next;
  }

  return { result, isSending, run };
}

import { useState, useSyncExternalStore } from 'react';
import type { ReadableStore } from 'shared-types';
import classNames from './notice.module.css';

interface StorageNoticeProps {
  /** Whether the browser has refused to store something that the visitor entered. */
  readonly isRefused: ReadableStore<boolean>;
}

/** Tells the visitor once that entries will not survive. */
export function StorageNotice({ isRefused }: StorageNoticeProps) {
  const isNeeded = useSyncExternalStore(isRefused.subscribe, isRefused.getState, isRefused.getInitialState);
  const [isClosed, setClosed] = useState(false);
  if (!isNeeded || isClosed) return null;
  return (
    <div className={`no-print ${classNames.storage}`} role="alert">
      <p className="small">
        Your browser could not store your entries for this site. You will lose them when you close or reload
        this tab.
      </p>
      <button className="button button-outlined" type="button" onClick={() => setClosed(true)}>
        Close
      </button>
    </div>
  );
}

import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Shell, StoredItem } from 'shared-types';
import { StoredItems } from './stored-items';
import classNames from './session.module.css';

/** What is known of the stored data. */
type State =
  | { readonly kind: 'reading' | 'failed' }
  | { readonly kind: 'read'; readonly items: readonly StoredItem[]; readonly isErased: boolean };

const reading: State = { kind: 'reading' };

interface StoredDataProps {
  readonly shell: Pick<Shell, 'storage' | 'dialogs' | 'user'>;
}

/** Everything that this browser stores for the site, and the way to erase it. */
export function StoredData({ shell: { storage, dialogs, user } }: StoredDataProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState(reading);

  const read = useCallback(
    async (isErased = false) => {
      const { list } = await storage.siteData();
      setState({ kind: 'read', items: await list(), isErased });
    },
    [storage],
  );
  const erase = async () => {
    const isSure = await dialogs.confirm({
      title: 'Erase local data?',
      body: `Notes, lists, drafts and settings of this site in this browser are deleted.${
        user.getState().role === 'guest' ? '' : ' You are signed out.'
      }`,
      ok: 'Erase',
      danger: true,
    });
    if (!isSure) return;
    const { deleteAll } = await storage.siteData();
    await deleteAll();
    await read(true);
    // The button that had the focus is gone.
    heading.current?.focus();
  };
  const start = (work: Promise<void>) => void work.catch(() => setState({ kind: 'failed' }));
  useEffect(() => start(read()), [read]);
  // Who is signed out leaves less behind.
  useEffect(() => user.subscribe(() => start(read())), [read, user]);

  return (
    <section aria-labelledby={titleId} className={classNames.part}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        What this browser stores
      </h2>
      <p role="status">{textOf(state)}</p>
      {state.kind === 'read' && state.items.length > 0 && <StoredItems items={state.items} />}
      <div className="buttons">
        <button className="button button-outlined" type="button" onClick={() => start(read())}>
          Read again
        </button>
        {state.kind === 'read' && state.items.length > 0 && (
          <button className="button button-outlined" type="button" onClick={() => start(erase())}>
            Erase local data
          </button>
        )}
      </div>
    </section>
  );
}

function textOf(state: State): string {
  switch (state.kind) {
    case 'reading':
      return 'Reading …';
    case 'failed':
      return 'The data could not be read. Check your connection and try again.';
    case 'read':
      if (state.items.length === 0)
        return state.isErased ? 'Erased. Nothing is stored.' : 'Nothing is stored.';
      return state.items.length === 1 ? '1 entry is stored.' : `${state.items.length} entries are stored.`;
  }
}

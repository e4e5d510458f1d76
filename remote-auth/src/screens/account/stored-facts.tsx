import { useEffect, useState } from 'react';
import type { ShellStorage, StoredItem } from 'shared-types';
import { type Way, wayNames } from '../../model/ways';
import classNames from './account.module.css';

interface StoredFactsProps {
  readonly from: Way;
  readonly storage: ShellStorage;
}

const storeNames: Readonly<Record<StoredItem['store'], string>> = {
  local: 'local storage',
  session: 'session storage',
  'indexed-db': 'database',
  cookie: 'cookie',
  cache: 'cache',
};

const keepers: Readonly<Record<Way, string>> = {
  ...wayNames,
  default: 'The sign-in service of this site',
};

export function StoredFacts({ from, storage }: StoredFactsProps) {
  const items = useStoredItems(storage);
  return (
    <section className={classNames.part} aria-labelledby="stored">
      <h2 id="stored">What is stored</h2>
      <p>
        {keepers[from]} stores your name, e-mail address and role, your display settings and shortcuts, and
        the lists that follow you to other devices. It keeps your password; this site does not store it in
        your browser.
      </p>
      {items && (
        <details>
          <summary>This browser stores {items.length === 1 ? '1 entry' : `${items.length} entries`}</summary>
          <ul className={classNames.items}>
            {items.map(({ store, key }) => (
              <li key={`${store} ${key}`}>
                <code>{key}</code> {storeNames[store]}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        The <a href="/privacy-policy">privacy policy</a> says what each entry is for. You can delete them
        there.
      </p>
    </section>
  );
}

/** `undefined` until it is read, and where it cannot be read. */
function useStoredItems({ siteData }: ShellStorage) {
  const [items, setItems] = useState<readonly StoredItem[]>();
  useEffect(() => {
    const read = async () => setItems(await (await siteData()).list());
    read().catch(() => setItems(undefined));
  }, [siteData]);
  return items;
}

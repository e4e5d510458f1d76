import type { StoredItem } from 'shared-types';
import { isDeclaredBy } from 'shared-types/protocol/stored-keys';
import { ColumnHeads } from '../../components/column-heads';
import { ScrollRegion } from '../../components/scroll-region';
import type { StoredThing } from './load';
import classNames from './storage-table.module.css';

/** Names of the places, as a visitor finds them in the settings of a browser. */
const storeNames: Readonly<Record<string, string>> = {
  local: 'Local storage',
  session: 'Session storage',
  'indexed-db': 'Database in the browser',
  cookie: 'Cookie',
  cache: 'Stored files',
};

const columns = ['Key', 'Contains', 'When stored', 'How long'];

type StorageTableProps = {
  stored: readonly StoredThing[];
  /** Things that this browser holds; absent until the visitor asks. */
  held: readonly StoredItem[] | undefined;
};

const isSame = (one: StoredItem, { store, key }: StoredThing) =>
  one.store === store && isDeclaredBy(key, one.key);

/** Table of everything that the parts of the site declare to store, and of all else that this browser holds. */
export function StorageTable({ stored, held }: StorageTableProps) {
  const others = (held ?? []).filter((one) => !stored.some((thing) => isSame(one, thing)));
  if (stored.length + others.length === 0)
    return <p>The list is not available at the moment. If you only read pages, nothing is stored.</p>;
  return (
    <ScrollRegion label="What is stored in your browser">
      <table className={classNames.table}>
        <ColumnHeads columns={[...columns, ...(held ? ['In your browser'] : [])]} />
        <tbody>
          {stored.map((thing) => (
            <tr key={`${thing.store} ${thing.key}`}>
              <KeyCell store={thing.store} name={thing.key} />
              <td>{thing.contains}</td>
              <td>{thing.whenWritten}</td>
              <td>{thing.lifetime}</td>
              {held && <HeldCell thing={held.find((one) => isSame(one, thing))} />}
            </tr>
          ))}
          {others.map((thing) => (
            <tr key={`${thing.store} ${thing.key}`}>
              <KeyCell store={thing.store} name={thing.key} />
              <td colSpan={columns.length - 1}>
                Unknown entry. It may come from another site at the same address, or from an earlier version.
              </td>
              <HeldCell thing={thing} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const KeyCell = ({ store, name }: { store: string; name: string }) => (
  <th scope="row">
    <strong>{name}</strong>
    <span className="small">{storeNames[store] ?? store}</span>
  </th>
);

function HeldCell({ thing }: { thing: StoredItem | undefined }) {
  if (!thing) return <td className="muted">not stored</td>;
  const { sizeBytes } = thing;
  return (
    <td>
      <strong>{sizeBytes === undefined ? 'stored' : `${sizeBytes} bytes`}</strong>
    </td>
  );
}

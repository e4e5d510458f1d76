import type { StoredItem } from 'shared-types';
import { isDeclaredBy } from 'shared-types/protocol/stored-keys';
import texts from '#content/storage.json';
import { ColumnHeads } from '../../components/column-heads';
import { ScrollRegion } from '../../components/scroll-region';
import type { StoredThing } from './load';
import classNames from './storage-table.module.css';

/** Names of the places, as a visitor finds them in the settings of a browser. */
const storeNames: Readonly<Record<string, string>> = texts.stores;

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
  if (stored.length + others.length === 0) return <p>{texts.notAvailable}</p>;
  return (
    <ScrollRegion label={texts.label}>
      <table className={classNames.table}>
        <ColumnHeads columns={[...texts.columns, ...(held ? [texts.heldColumn] : [])]} />
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
              <td colSpan={texts.columns.length - 1}>{texts.undeclared}</td>
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
  if (!thing) return <td className="muted">{texts.nothing}</td>;
  const { sizeBytes } = thing;
  return (
    <td>
      <strong>{sizeBytes === undefined ? texts.held : `${sizeBytes} bytes`}</strong>
    </td>
  );
}

import texts from '../../../content/data/storage.json';
import { ScrollRegion } from '../../components/scroll-region';
import type { StoredThing } from './load';
import classNames from './storage-table.module.css';

/** Names of the places, as a visitor finds them in the settings of a browser. */
const storeNames: Readonly<Record<string, string>> = texts.stores;

/** What the parts of the site may keep in this browser, as they declare it. */
export function StorageTable({ stored }: { stored: readonly StoredThing[] }) {
  if (stored.length === 0) return <p>{texts.notAvailable}</p>;
  return (
    <ScrollRegion label={texts.label}>
      <table className={classNames.table}>
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stored.map(({ store, key, contains, whenWritten, lifetime }) => (
            <tr key={`${store} ${key}`}>
              <th scope="row">
                <strong>{key}</strong>
                <span className="small">{storeNames[store] ?? store}</span>
              </th>
              <td>{contains}</td>
              <td>{whenWritten}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

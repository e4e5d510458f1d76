import type { StoredThing } from './load';
import classNames from './storage-table.module.css';

const notAvailable = 'The list is not available now. Nothing is kept for somebody who only reads.';

/** Names of the places, as a visitor finds them in the settings of a browser. */
const storeNames: Readonly<Record<string, string>> = {
  local: 'Local storage',
  session: 'Session storage',
  'indexed-db': 'Database in the browser',
  cookie: 'Cookie',
};

/** What the parts of the site may keep in this browser, as they declare it. */
export function StorageTable({ stored }: { stored: readonly StoredThing[] }) {
  if (stored.length === 0) return <p>{notAvailable}</p>;
  return (
    <div className="table-scroll" role="region" aria-labelledby="what-is-stored-in-your-browser" tabIndex={0}>
      <table className={classNames.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Contains</th>
            <th scope="col">Written</th>
            <th scope="col">Kept</th>
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
    </div>
  );
}

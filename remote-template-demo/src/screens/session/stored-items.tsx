import type { StoredItem } from 'shared-types';

/** Where a browser stores. */
const stores: Readonly<Record<StoredItem['store'], string>> = {
  local: 'Local storage',
  session: 'Session storage',
  'indexed-db': 'Database',
  cookie: 'Cookie',
  cache: 'Cache',
};

interface StoredItemsProps {
  readonly items: readonly StoredItem[];
}

/** What is stored, with its size where the browser tells it. */
export const StoredItems = ({ items }: StoredItemsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways in a narrow window
  <div className="table-scroll" role="region" tabIndex={0} aria-label="Stored data">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Where</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ store, key, sizeBytes }) => (
          <tr key={`${store} ${key}`}>
            <td>
              <code>{key}</code>
            </td>
            <td>{stores[store]}</td>
            <td>{sizeBytes === undefined ? 'Unknown' : `${sizeBytes} bytes`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

import { fitsRoute } from 'shared-types/protocol/routes';
import type { Manifest } from 'shared-types/release';
import { countedKeysOf } from '../../services/counts/counted-keys';
import { createCountedLists } from '../../services/counts/counted-lists';
import { filteredStore } from '../../services/counts/filtered-store';
import type { CountsPart, CountsProps } from '../../services/deferred-parts';
import type { StorageService } from '../../services/storage/storage';
import { InArea } from '../in-area';
import { useStoreState } from '../../screen/use-store-state';
import { CountLink, CountRow, type CountProps } from './count-link';

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** Counts the lists of this browser. @param known reads the live manifest, as far as this tab knows it */
export function createCounts(storage: StorageService, known: () => Manifest | undefined): CountsPart {
  const lists = createCountedLists(storage, () => countedKeysOf(known()));
  const useRows = (path: string): readonly CountProps[] =>
    useStoreState(lists).map((list) => ({ list, isCurrent: pathOf(list.address) === path }));
  const Links = ({ path }: CountsProps) =>
    useRows(path).map((row) => <CountLink key={row.list.key} {...row} />);
  const Rows = ({ path }: CountsProps) =>
    useRows(path).map((row) => <CountRow key={row.list.key} {...row} />);
  return {
    listsFor: ({ path }) => filteredStore(lists, ({ address }) => fitsRoute(path, pathOf(address))),
    Links,
    Counts: (props) => (
      <>
        <InArea at="header > .container">
          <Links {...props} />
        </InArea>
        <InArea at="header > dialog nav">
          <Rows {...props} />
        </InArea>
      </>
    ),
  };
}

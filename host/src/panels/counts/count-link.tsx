import rows from '../../layout/drawer.module.css';
import { ListIcon } from '../../theme/icons';
import type { ShownList } from '../../services/counts/counted-lists';
import classNames from './count-link.module.css';

export interface CountProps {
  readonly list: ShownList;
  /** The list is for the page that is shown. */
  readonly isCurrent: boolean;
}

/** A list and how many items it has, as a button of the header. */
export const CountLink = ({ list: { address, label, items }, isCurrent }: CountProps) => (
  <a
    className={`icon-button ${classNames.link}`}
    href={address}
    title={label}
    aria-label={`${label}: ${items.length}`}
    aria-current={isCurrent ? 'page' : undefined}
    data-count=""
  >
    <ListIcon />
    <span className={`${classNames.count} ${classNames.corner}`} aria-hidden="true">
      {items.length}
    </span>
  </a>
);

/** The same as a row of the drawer. */
export const CountRow = ({ list: { address, label, items }, isCurrent }: CountProps) => (
  <a className={rows.row} href={address} aria-current={isCurrent ? 'page' : undefined}>
    {label} <span className={classNames.count}>{items.length}</span>
  </a>
);

import type { NavItem } from 'shared-types';
import type { NavRow } from '../../model/nav-rows';
import classNames from './navigation.module.css';

export interface ItemTableProps {
  /** Name of the table. */
  readonly label: string;
  readonly rows: readonly NavRow[];
  /** Id of the item that the navbar marks. */
  readonly marked?: string | undefined;
}

/** Items with all that a remote says of them. */
export const ItemTable = ({ label, rows, marked }: ItemTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
  <section className={`table-scroll ${classNames.table}`} aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Type</th>
          <th scope="col">Level</th>
          <th scope="col">Badge</th>
          <th scope="col">Roles</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, level }) => (
          <tr key={item.id} data-marked={item.id === marked || undefined}>
            <th scope="row" data-level={level}>
              <Title item={item} />
              {item.id === marked && <span className={classNames.mark}>You are here</span>}
            </th>
            <td>{item.type}</td>
            <td>{level}</td>
            <td>{item.badge?.title ?? '–'}</td>
            <td>{rolesOf(item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Title = ({ item: { title, url, target } }: { readonly item: NavItem }) =>
  url === undefined ? (
    title
  ) : (
    <a href={url} {...(target === '_blank' && { target, rel: 'noopener' })}>
      {title}
      {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  );

const rolesOf = ({ auth = [] }: NavItem) => (auth.length === 0 ? 'all' : auth.join(', '));

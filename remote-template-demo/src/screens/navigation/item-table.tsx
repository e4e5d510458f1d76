import type { NavItem } from 'shared-types';
import type { NavRow } from '../../model/nav-rows';
import classNames from './navigation.module.css';

/** Items with all that a remote says of them. */
export const ItemTable = ({ rows }: { readonly rows: readonly NavRow[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
  <section className={`table-scroll ${classNames.table}`} aria-label="Items that you see" tabIndex={0}>
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
          <tr key={item.id}>
            <th scope="row" data-level={level}>
              <Title item={item} />
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

import { useEffect, useId, useRef, type RefObject } from 'react';
import type { NavItem } from 'shared-types';
import { Icon } from '../../theme/icons';
import type { ActiveItems } from '../navigation/active-items';
import { chevronPath } from './nav-icons';
import { NavLabel } from './nav-label';
import { NavLink } from './nav-link';
import classNames from './nav-tree.module.css';
import { moveByKey } from './tree-keys';

/** Space before the title of an item on a level, in pixels. The specification caps it at 80. */
export const indentPx = (level: number): number => (level === 0 ? 24 : Math.min(40 + 16 * level, 80));

/** Scrolls a list, and nothing around it, until a row is in the window. */
function scrollWithin(list: Element, row: Element) {
  const { top, bottom, height } = row.getBoundingClientRect();
  const shown = list.getBoundingClientRect();
  const end = Math.min(shown.bottom, window.innerHeight);
  if (bottom > end) list.scrollTop += bottom - end + height;
  else if (top < shown.top) list.scrollTop += top - shown.top - height;
}

interface TreeProps {
  readonly active: ActiveItems;
  readonly openIds: readonly string[];
  readonly onToggle: (id: string) => void;
}

interface NavTreeProps extends TreeProps {
  readonly items: readonly NavItem[];
}

/** The navigation from top to bottom: links, and buttons that open what is below them. */
export function NavTree({ items, ...tree }: NavTreeProps) {
  const nav = useRef<HTMLElement>(null);
  useActiveRowInView(nav, tree);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its links and buttons
    <nav ref={nav} className={classNames.tree} aria-label="Main" onKeyDown={moveByKey}>
      <Rows items={items} level={0} {...tree} />
    </nav>
  );
}

/** Scrolls to the active row once, as soon as the collapses that it is in are open. */
function useActiveRowInView(nav: RefObject<HTMLElement | null>, { active, openIds }: TreeProps) {
  const seen = useRef<ActiveItems>(undefined);
  useEffect(() => {
    const row = nav.current?.querySelector('[aria-current=page]');
    const list = nav.current?.closest('[data-scrolls]');
    if (!row || !list || seen.current === active) return;
    seen.current = active;
    scrollWithin(list, row);
  }, [nav, active, openIds]);
}

interface RowsProps extends NavTreeProps {
  readonly level: number;
  readonly id?: string;
  readonly labelledBy?: string;
}

const Rows = ({ items, id, labelledBy, ...rest }: RowsProps) => (
  <ul id={id} aria-labelledby={labelledBy}>
    {items.map((item) => (
      <Row key={item.id} item={item} {...rest} />
    ))}
  </ul>
);

interface RowProps extends TreeProps {
  readonly item: NavItem;
  readonly level: number;
}

function Row({ item, ...rest }: RowProps) {
  switch (item.type) {
    case 'divider':
      return <li className={classNames.divider} aria-hidden="true" />;
    case 'group':
      return <Group item={item} {...rest} />;
    case 'collapse':
      return <Collapse item={item} {...rest} />;
    case 'item':
    case 'link':
      return (
        <li className={classNames.row} data-indent={indentPx(rest.level)} data-level={rest.level}>
          <NavLink className={classNames.link} item={item} current={rest.active.get(item.id)} />
        </li>
      );
  }
}

/** A heading; the items below it are on its level. */
function Group({ item, level, ...tree }: RowProps) {
  const id = useId();
  return (
    <li>
      <p className={classNames.heading} data-indent={indentPx(level)} id={id}>
        {item.title}
      </p>
      <Rows items={item.children ?? []} level={level} labelledBy={id} {...tree} />
    </li>
  );
}

/** Opens and closes its children. With a page of its own it is a link, and a button beside it opens. */
function Collapse({ item, level, ...tree }: RowProps) {
  const id = useId();
  const isOpen = tree.openIds.includes(item.id);
  const toggle = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => tree.onToggle(item.id),
  } as const;
  const current = tree.active.get(item.id);
  return (
    <li>
      <div className={classNames.row} data-indent={indentPx(level)} data-level={level}>
        {item.url === undefined ? (
          <button className={classNames.link} data-row aria-current={current} {...toggle}>
            <NavLabel item={item} />
            <Chevron />
          </button>
        ) : (
          <>
            <NavLink className={classNames.link} item={item} current={current} />
            <button className={classNames.toggle} aria-label={`${item.title} menu`} {...toggle}>
              <Chevron />
            </button>
          </>
        )}
      </div>
      {isOpen && <Rows id={id} items={item.children ?? []} level={level + 1} {...tree} />}
    </li>
  );
}

const Chevron = () => (
  <span className={classNames.chevron}>
    <Icon path={chevronPath} size={16} />
  </span>
);

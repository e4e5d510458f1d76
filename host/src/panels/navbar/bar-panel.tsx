import { useId, useLayoutEffect, useRef, type ComponentProps } from 'react';
import type { NavItem } from 'shared-types';
import type { ActiveItems } from '../navigation/active-items';
import classNames from './bar-panel.module.css';
import { NavLink } from './nav-link';

interface ListProps {
  readonly items: readonly NavItem[];
  readonly active: ActiveItems;
}

interface BarPanelProps extends ListProps {
  readonly panelProps: ComponentProps<'div'>;
}

const maxColumns = 3;

/** A column for each item with children, and one for the others. */
function columnsOf(items: readonly NavItem[]): number {
  const parents = items.filter(({ children }) => children).length;
  return Math.min(maxColumns, parents + (parents < items.length ? 1 : 0));
}

/** All that is below an item of the bar, in columns. */
export function BarPanel({ items, active, panelProps }: BarPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { hidden } = panelProps;

  // A panel begins at its item, unless it would leave the window there.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || hidden) return;
    delete element.dataset.end;
    const { right } = element.getBoundingClientRect();
    if (right > document.documentElement.clientWidth) element.dataset.end = '';
  }, [hidden, items]);

  return (
    <div ref={panel} className={classNames.panel} data-columns={columnsOf(items)} {...panelProps}>
      <List items={items} active={active} />
    </div>
  );
}

const List = ({ items, active, labelledBy }: ListProps & { readonly labelledBy?: string }) => (
  <ul aria-labelledby={labelledBy}>
    {items.map((item) => (
      <Entry key={item.id} item={item} active={active} />
    ))}
  </ul>
);

function Entry({ item, active }: Omit<ListProps, 'items'> & { readonly item: NavItem }) {
  const id = useId();
  if (item.type === 'divider') return <li className={classNames.divider} aria-hidden="true" />;
  const link = <NavLink className={classNames.link} item={item} current={active.get(item.id)} />;
  if (!item.children) return <li>{link}</li>;
  return (
    <li className={classNames.parent}>
      {item.url === undefined ? (
        <p className={classNames.heading} id={id}>
          {item.title}
        </p>
      ) : (
        <div id={id}>{link}</div>
      )}
      <List items={item.children} active={active} labelledBy={id} />
    </li>
  );
}

import ListItemText from '@mui/material/ListItemText';
import type { NavItem } from 'shared-types';

/** Attributes of the link of an item. The router takes links without a target only. */
export const linkTo = ({ url = '', target }: Pick<NavItem, 'url' | 'target'>) => ({
  href: url,
  ...(target === '_blank' && { target, rel: 'noopener' }),
});

interface NavTextProps {
  readonly item: Pick<NavItem, 'title' | 'target'>;
  /** Titles of the items that it is in. */
  readonly path?: readonly string[];
}

/** Title of an item, and below it where it stands. */
export const NavText = ({ item: { title, target }, path = [] }: NavTextProps) => (
  <ListItemText secondary={path.join(' › ')}>
    {title}
    {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
  </ListItemText>
);

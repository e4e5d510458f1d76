import ListItemText from '@mui/material/ListItemText';
import type { NavigationEntry } from './navigation-entry';

/** Attributes of the link to an entry. */
export const linkTo = ({ url, target }: NavigationEntry) => ({
  href: url,
  ...(target === '_blank' && { target, rel: 'noopener' }),
});

/** Title of an entry, and below it where it stands. */
export const EntryText = ({ entry: { title, path, target } }: { readonly entry: NavigationEntry }) => (
  <ListItemText secondary={path.join(' › ')}>
    {title}
    {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
  </ListItemText>
);

import type { AnchorHTMLAttributes } from 'react';
import type { NavigationEntry } from './navigation-entry';

interface EntryLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  readonly entry: NavigationEntry;
}

export const EntryLink = ({ entry: { url, target }, children, ...rest }: EntryLinkProps) => (
  <a href={url} {...(target === '_blank' && { target, rel: 'noopener' })} {...rest}>
    {children}
    {target === '_blank' && <span className="visually-hidden"> (opens in a new tab)</span>}
  </a>
);

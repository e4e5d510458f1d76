import type { Site } from 'shared-types';
import classNames from './account-place.module.css';
import { useIsLinked } from './left-out';
import { signInLink } from './site-links';

interface AccountPlaceProps {
  readonly site: Site;
  readonly className: string | undefined;
}

const hasAccounts = ({ api, auth = {} }: Site) => 'auth' in api || Object.keys(auth).length > 0;

/**
 * A link to sign in, where the site has accounts. For whoever has signed in, the script `panels` draws the account here; the
 * link is hidden from the first paint on, and takes the same room (`data-user` of `<html>`).
 */
export function AccountPlace({ site, className }: AccountPlaceProps) {
  const isLinked = useIsLinked();
  if (!hasAccounts(site) || !isLinked(signInLink)) return null;
  return (
    <div className={classNames.place} data-account="">
      <a className={className} href={signInLink.path}>
        {signInLink.label}
      </a>
    </div>
  );
}

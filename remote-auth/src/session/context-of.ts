import type { SessionContext, Shell } from 'shared-types';

/** Context that a screen gives to a provider. */
export const contextOf = ({ http, site, storage, session }: Shell): SessionContext => ({
  http,
  site,
  storage,
  renewed: (token) => void session().then(({ renew }) => renew(token)),
});

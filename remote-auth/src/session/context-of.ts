import type { SessionContext, Shell } from 'shared-types';

export const contextOf = ({ http, site, storage, session }: Shell): SessionContext => ({
  http,
  site,
  storage,
  renewed: (token) => void session().then(({ renew }) => renew(token)),
});

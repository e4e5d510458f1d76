/** Starts the host in a page that has been rendered: loads the first screen's code and hydrates. */
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createFirstView, holdsView } from '../composition/first-view';
import { twice } from '../composition/mendable';
import { readPage } from '../composition/page';
import { createAnnouncer } from '../layout/announcer';
import { createLaterSource, type Later } from '../screen/later';
import { createLocationService } from '../services/location';
import type { Services } from '../services/services';
import { createUserStore } from '../services/user';
import '../theme/base.css';
import { SiteApp } from './site-app';

const page = readPage();
const { announce, Announcer } = createAnnouncer();
const importLater = () => twice(() => import(/* webpackChunkName: "later" */ './later'));

const services: Services = {
  site: page.site,
  publishedAt: page.publishedAt,
  http: async (remote) => (await importLater()).httpFor(page.site)(remote),
  facts: async (name) => (await importLater()).readFact(name),
  place: createLocationService(location.pathname),
  announce,
  user: createUserStore(),
};
const pageWithView = holdsView(page);
// The code of the first screen is asked for now and used later.
const first = pageWithView && createFirstView(pageWithView, services);
const loadLater = async () => (await importLater()).createLater({ page, first, services });

function hydrate(initial?: Later) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const later = createLaterSource(loadLater, initial);
  hydrateRoot(
    container,
    <BrowserRouter>
      <SiteApp
        first={page.remote ? first : 'not-found'}
        renderedPath={page.view?.path ?? page.remote?.routes[0]?.path ?? ''}
        services={services}
        later={later}
        Announcer={Announcer}
      />
    </BrowserRouter>,
    { onRecoverableError: reportError },
  );
  const load = () => void later.load().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load);
}

// Hydration is a task of its own.
if (first) setTimeout(hydrate);
else void loadLater().then(hydrate);

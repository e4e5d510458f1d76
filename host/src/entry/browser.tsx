/** Starts the host in a page that has been rendered: loads the first screen's code and hydrates. */
import { BrowserRouter } from 'react-router-dom';
import { createFirstView, holdsView } from '../composition/first-view';
import { readPage } from '../composition/page';
import { createAnnouncer } from '../layout/announcer';
import { createLaterSource, type Later } from '../screen/later';
import { createLocationService } from '../services/location';
import type { Services } from '../services/services';
import { twice } from '../services/twice';
import { createUserStore } from '../services/user';
import '../theme/base.css';
import { SiteApp } from './site-app';

const page = readPage();
const { announce, Announcer } = createAnnouncer();
const importLater = () => twice(() => import(/* webpackChunkName: "later" */ './later'));

const services: Services = {
  site: page.site,
  publishedAt: page.publishedAt,
  hostVersion: page.host.version,
  http: async (remote) => (await importLater()).httpFor(page.site)(remote),
  facts: async (name) => (await importLater()).readFact(name),
  place: createLocationService(location.pathname),
  announce,
  user: createUserStore(),
  leftOut: page.leftOut,
  isGone: page.isGone,
};
const pageWithView = holdsView(page);
// The code of the first screen is asked for now and used later.
const first = pageWithView && createFirstView(pageWithView, services);
const loadLater = async () => (await importLater()).createLater({ page, first, services });

/** In the first scripts, but evaluated when it is asked for: evaluation and hydration are long tasks, each for itself. */
const importReactDom = () => import(/* webpackMode: "eager" */ 'react-dom/client');

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate(initial?: Later) {
  await nextTask();
  const { hydrateRoot } = await importReactDom();
  await nextTask();
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

void (first ? hydrate() : loadLater().then(hydrate));

/** Starts the host in a page that has been rendered: loads the first screen's code and hydrates. */
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createScreenImporter } from '../composition/import-with-fallback';
import { createManifestSource } from '../composition/manifest';
import { twice } from '../composition/mendable';
import { readPage } from '../composition/page';
import { createViewSource } from '../composition/view-source';
import { createAnnouncer } from '../layout/announcer';
import type { LinkActions } from '../routing/links';
import { createLaterSource, type Later } from '../screen/later';
import { createHttpService } from '../services/http';
import { createLocationService } from '../services/location';
import type { Services } from '../services/services';
import { createUserStore } from '../services/user';
import '../theme/base.css';
import { SiteApp } from './site-app';

const page = readPage();
const manifest = createManifestSource();
const { announce, Announcer } = createAnnouncer();

const importLater = () => twice(() => import(/* webpackChunkName: "later" */ './later'));
const importFacts = () => import(/* webpackChunkName: "later" */ '../services/facts');
const facts = async (name: string) => (await twice(importFacts)).readFact(manifest, name);

const services: Services = {
  site: page.site,
  publishedAt: page.publishedAt,
  http: createHttpService(page.site),
  facts,
  place: createLocationService(location.pathname),
  announce,
  user: createUserStore(),
};
const source = createViewSource({ page, manifest, importer: createScreenImporter(manifest), services });

const actions: LinkActions = {
  follow: (to) => {
    manifest.refresh();
    services.place.navigate(to);
  },
  prepare: (path) => void source.load(path).catch(() => {}),
  learnWhatIsLive: manifest.current,
};

const content = { viewPath: page.view?.path, isNotFoundPage: !page.remote };

function hydrate(initial?: Later) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const later = createLaterSource(async () => (await importLater()).later, initial);
  hydrateRoot(
    container,
    <BrowserRouter>
      <SiteApp
        source={source}
        services={services}
        later={later}
        content={content}
        actions={actions}
        Announcer={Announcer}
      />
    </BrowserRouter>,
    { onRecoverableError: reportError },
  );
  const loadLater = () => void later.load().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(loadLater);
  else setTimeout(loadLater);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') manifest.refresh(0);
});

if (page.view) {
  // The code of the first screen is asked for now and used later; hydration is a task of its own.
  source.load(page.view.path).catch(() => {});
  setTimeout(hydrate);
} else {
  void importLater().then(({ later }) => hydrate(later));
}

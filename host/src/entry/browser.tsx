/** Starts the host in a page that has been rendered: loads the first screen's code and hydrates. */
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createScreenImporter } from '../composition/import-with-fallback';
import { createManifestSource } from '../composition/manifest';
import { readPage } from '../composition/page';
import { createViewSource } from '../composition/view-source';
import { createAnnouncer } from '../layout/announcer';
import { prepareWhenIdle, takeOverLinks } from '../routing/links';
import { createFactsService } from '../services/facts';
import { createHttpService } from '../services/http';
import { createLocationService } from '../services/location';
import type { Services } from '../services/services';
import { createUserStore } from '../services/user';
import '../theme/base.css';
import { SiteApp } from './site-app';

const page = readPage();
const manifest = createManifestSource();
const { announce, Announcer } = createAnnouncer();
const services: Services = {
  site: page.site,
  publishedAt: page.publishedAt,
  http: createHttpService(page.site),
  facts: createFactsService(manifest),
  place: createLocationService(location.pathname),
  announce,
  user: createUserStore(),
};
const importer = createScreenImporter(manifest);
const source = createViewSource({ page, manifest, importer, services });
const content = { viewPath: page.view?.path, isNotFoundPage: !page.remote };

function begin() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  hydrateRoot(
    container,
    <BrowserRouter>
      <SiteApp source={source} services={services} content={content} Announcer={Announcer} />
    </BrowserRouter>,
    { onRecoverableError: reportError },
  );
  takeOverLinks({
    follow: (to) => {
      manifest.refresh();
      services.place.navigate(to);
    },
    prepare: (path) => void source.load(path).catch(() => {}),
  });
  prepareWhenIdle(source, manifest);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') manifest.refresh(0);
});
// The code of the first screen is asked for now and used later; hydration is a task of its own.
if (page.view) source.load(location.pathname).catch(() => {});
setTimeout(begin);

/** Starts the host in a page that has been rendered: loads the first screen's code and hydrates. */
import { BrowserRouter } from 'react-router-dom';
import { createFirstView, holdsView } from '../composition/first-view';
import { readPage } from '../composition/page';
import { abandonPendingFiles } from '../composition/pending-files';
import { createAnnouncer } from '../layout/announcer';
import { createDeferredSource } from '../screen/deferred';
import { timeoutMs } from '../services/load-times';
import { endWatch, hasForeignChanges, undoForeignChanges } from '../services/foreign-changes';
import { retryFailedFiles } from '../services/retry-failed-files';
import { createServices, type Services } from '../services/services';
import '../theme/base.css';
import { addressBar } from './address-bar';
import { SiteApp } from './site-app';
import { storageWorld } from './storage-world';

const page = readPage();
const { announce, Announcer } = createAnnouncer();
const importDeferred = () => retryFailedFiles(() => import(/* webpackChunkName: "deferred" */ './deferred'));

const services: Services = createServices({
  site: page.site,
  publishedAt: page.publishedAt,
  hostVersion: page.host.version,
  leftOut: page.leftOut,
  isGone: page.isGone,
  path: location.pathname,
  address: addressBar,
  storageWorld,
  announce,
  importDeferred,
});
const pageWithView = holdsView(page);
// The code of the first screen is asked for now and used later.
const first = pageWithView && createFirstView(pageWithView, services);
const deferred = createDeferredSource(async () =>
  (await importDeferred()).createDeferred({ page, first, services }),
);

/** In the first scripts, but evaluated when it is asked for: evaluation and hydration are long tasks, each for itself. */
const importReactDom = () => import(/* webpackMode: "eager" */ 'react-dom/client');

/** @returns what puts the visitor's entries into the fields that have taken the place of the present ones */
function rememberFields(container: HTMLElement) {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, textarea')];
  return () => {
    for (const { id, value, checked, isConnected } of fields) {
      const field = isConnected ? null : document.getElementById(id);
      if (field) Object.assign(field, { value, checked });
    }
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate() {
  await nextTask();
  const { hydrateRoot } = await importReactDom();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const initial = deferred.get();
  if (notice) notice.hidden = true;
  const restoreFields = rememberFields(container);
  undoForeignChanges();
  if (!first) endWatch();
  hydrateRoot(
    container,
    <BrowserRouter>
      <SiteApp
        first={page.remote ? first : 'not-found'}
        renderedPath={page.view?.path ?? page.remote?.routes[0]?.path ?? ''}
        services={services}
        deferred={{ ...deferred, getInitial: () => initial }}
        Announcer={Announcer}
      />
    </BrowserRouter>,
    {
      onRecoverableError: (error) => {
        // What others change again while React adopts the page, it draws anew; that is no fault of the page.
        if (!hasForeignChanges) reportError(error);
        restoreFields();
      },
    },
  );
}

/** Stands in documents without a view, where the deferred part draws everything; only the host's first scripts can show it. */
const notice = document.getElementById('missing-host');
const showNotice = () => {
  if (notice) notice.hidden = false;
};

const loadDeferred = () => void deferred.load().catch(showNotice);

/** Without the deferred part no screen can be asked for again, so it is, until it is there. */
function askAgain() {
  if (deferred.get()) {
    clearInterval(timer);
    return;
  }
  showNotice();
  abandonPendingFiles();
  loadDeferred();
}

const timer = setInterval(askAgain, timeoutMs);
addEventListener('online', askAgain);
notice?.addEventListener('click', askAgain);

if (first) {
  void hydrate().then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadDeferred);
    else setTimeout(loadDeferred);
  });
} else {
  deferred.subscribe(() => void hydrate());
  loadDeferred();
}

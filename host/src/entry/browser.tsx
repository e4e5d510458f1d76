/** Starts the host in a page that has been rendered: loads the first screen's code and hydrates. */
import { BrowserRouter } from 'react-router-dom';
import type { PageRecord } from 'shared-types/release';
import { createFirstView } from '../composition/first-view';
import { abandonPendingFiles } from '../composition/pending-files';
import { createAnnouncer } from '../layout/announcer';
import { createDeferredSource } from '../services/deferred-source';
import { timeoutMs } from '../services/load-times';
import { nextTask } from '../services/next-task';
import { endWatch, hasForeignChanges, undoForeignChanges } from '../services/foreign-changes';
import { retryFailedFiles } from '../services/retry-failed-files';
import { createServices, type Services } from '../services/services';
import '../theme/base.css';
import { addressBar } from './address-bar';
import { SiteApp } from './site-app';
import { storageWorld } from './storage-world';

/** The page's own record. It came in the same document as this script, so it is not checked: scripts stay small. */
const page = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageRecord;
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
const first = createFirstView(page, services);
const deferred = createDeferredSource(async () =>
  (await importDeferred()).createDeferred({ page, first, services }),
);

/** Part of the first scripts, but evaluated separately: evaluation and hydration are two long tasks. */
const importReactDom = () => import(/* webpackMode: "eager" */ 'react-dom/client');

/** @returns a function that copies the visitor's entries into the fields that React draws instead of the present ones */
function rememberFields(container: HTMLElement) {
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, textarea')];
  return () => {
    for (const { id, value, checked, isConnected } of fields) {
      const field = isConnected ? null : document.getElementById(id);
      if (field) Object.assign(field, { value, checked });
    }
  };
}

async function hydrate() {
  await nextTask();
  const { hydrateRoot } = await importReactDom();
  await nextTask();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const initial = deferred.get();
  notice?.removeAttribute('role');
  notice?.toggleAttribute('hidden', true);
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
        // Not for the boot script to report: React draws on, and the page comes to life.
        delete window.foreignChanges;
        // React draws again what translators and extensions change during hydration: no error of the page.
        if (!hasForeignChanges) reportError(error);
        restoreFields();
      },
    },
  );
}

/** Error in documents without a view, where the deferred part draws everything. Shown when that part is missing. */
const notice = document.getElementById('missing-host');
const showNotice = () => {
  notice?.setAttribute('role', 'alert');
  notice?.toggleAttribute('hidden', false);
};

const loadDeferred = () => void deferred.load().catch(showNotice);

/** Loads the deferred part again until it is there: without it, no screen can be loaded again. */
function askAgain() {
  if (deferred.get()) {
    clearInterval(timer);
    return;
  }
  showNotice();
  abandonPendingFiles();
  loadDeferred();
}

/** A page that is never idle gets the deferred part after this time. */
const longestBusyMs = 2000;

const timer = setInterval(askAgain, timeoutMs);
addEventListener('online', askAgain);
notice?.addEventListener('click', askAgain);

if (first) {
  void hydrate().then(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadDeferred, { timeout: longestBusyMs });
    else setTimeout(loadDeferred);
  });
} else {
  deferred.subscribe(() => void hydrate());
  loadDeferred();
}

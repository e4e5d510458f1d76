/** The part of the host that comes after hydration, as one script (`screen/deferred.ts` says what it is for). */
import type { PageRecord } from 'shared-types/release';
import type { FirstView } from '../composition/first-view';
import { createScreenImporter } from '../composition/import-with-fallback';
import { createManifestSource, type ManifestSource } from '../composition/manifest';
import { offerModules } from '../composition/offered-modules';
import type { ViewSource } from '../composition/view';
import { createViewSource } from '../composition/view-source';
import { plainBrokenPictures } from '../layout/plain-broken-pictures';
import { updateImprintBeforePrint } from '../layout/printed-imprint';
import type { DeferredPart } from '../screen/deferred';
import { deferredComponents } from '../screen/deferred-components';
import { failedText } from '../screen/load-error';
import { Boundary } from '../screen/screen-boundary';
import { tolerateForeignChanges } from '../screen/tolerate-foreign-changes';
import { startCounting } from '../services/counts/counted-keys';
import { tellError, tellErrors } from '../services/browser-errors';
import { retryFailedFiles } from '../services/retry-failed-files';
import type { CountsPart } from '../services/deferred-parts';
import type { Services } from '../services/services';
import { followOtherTabs } from '../services/storage/follow-other-tabs';
import { tellRefusedStorage } from '../services/storage/tell-refused-storage';
import { startSessionModule } from './session-module';
import { startSession } from './start-session';

const ignore = () => {};

offerModules();
// Before React updates anything: until now it has only adopted the page.
tolerateForeignChanges(document);
tellErrors();
// Here, because the first scripts, which have the class, carry nothing that hydration does not need.
Boundary.prototype.componentDidCatch = (error, { componentStack }) =>
  tellError('render', componentStack ?? '', error);

export const manifest = createManifestSource();

const importer = createScreenImporter(manifest);

export async function createPanels(services: Services) {
  const panels = await retryFailedFiles(() => import(/* webpackChunkName: "panels" */ '../panels/panels'));
  return panels.createPanels(services, { manifest, importer });
}

let tellCounts = (_: CountsPart) => {};
const counts = new Promise<CountsPart>((resolve) => {
  tellCounts = resolve;
});

/** @returns the part that counts lists in the header, as soon as this browser keeps one */
export const whenCounted = (): Promise<CountsPart> => counts;

async function loadCounts({ storage }: Services): Promise<void> {
  const part = await retryFailedFiles(
    () => import(/* webpackChunkName: "counts" */ '../panels/counts/counts'),
  );
  tellCounts(part.createCounts(storage, manifest.known));
}

export async function createSearch(services: Services) {
  const search = await retryFailedFiles(() => import(/* webpackChunkName: "search" */ '../search/search'));
  return search.createSearch(services, { manifest, importer });
}

/** Loads a page ahead. An app that others have built runs only where it is shown. */
async function prepare({ matchAt, load }: ViewSource, path: string) {
  if (!matchAt(path)) await manifest.current();
  if (matchAt(path)?.route.ui !== 'app') await load(path);
}

export interface DeferredOptions {
  readonly page: PageRecord;
  readonly first: FirstView | undefined;
  readonly services: Services;
}

/** The deferred part of a document, as soon as it is known whether somebody is signed in. */
export async function createDeferred({ page, first, services }: DeferredOptions): Promise<DeferredPart> {
  const { api } = page.site;
  // Those of other remotes, whose screens read them from the same object. What the document has fits its policy.
  void manifest.learned.then(() => Object.assign(api, { ...manifest.known()?.api, ...api }));
  await startSessionModule(page, services);
  startSession(services);
  startCounting({ storage: services.storage, manifest, load: () => loadCounts(services) });
  const source = createViewSource({ page, first, manifest, importer, services });
  tellHydrationError(page);
  followVisibility(manifest);
  followOtherTabs(services.storage);
  tellRefusedStorage(services);
  updateImprintBeforePrint(page.site);
  plainBrokenPictures();
  // The page is idle: what is below the window is laid out, too. A long list, whose heights are known, waits for the first scroll.
  const { dataset } = document.documentElement;
  if ('untouched' in dataset) dataset['untouched'] = 'idle';
  return {
    ...deferredComponents,
    source,
    actions: {
      follow: (to) => {
        manifest.refresh();
        services.locationService.navigate(to);
      },
      // A failure is reported when the visitor opens it.
      prepare: (path) => prepare(source, path).catch(ignore),
      learnWhatIsLive: manifest.current,
    },
  };
}

/** A screen that threw while it was hydrated is replaced by an error, and nobody was there to tell it. */
function tellHydrationError({ remote }: PageRecord) {
  const shown = document.querySelector('main [role=alert]')?.textContent;
  if (remote && shown?.startsWith(failedText)) tellError('render', remote.entry.href);
}

/** A tab that is looked at again asks what is live by now. */
function followVisibility({ refresh }: ManifestSource) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh(0);
  });
}

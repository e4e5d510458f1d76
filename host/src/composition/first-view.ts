import type { PageRecord, PageView, RemoteSlice } from 'shared-types/release';
import { requestFor } from '../routing/requests';
import { undoForeignChanges } from '../services/foreign-changes';
import { shellFor, type Services } from '../services/services';
import { importScreen, type ScreenImport } from './federation';
import { assembleView, type View } from './view';

/** The view that the document holds: its markup is there, its code is on its way. */
export interface FirstView {
  readonly path: string;
  /** Never rejects, since hydration waits for it: the markup stays for as long as the code cannot be had. */
  readonly view: Promise<View>;
  /** The first attempt to have its code; the rest of the host takes over where it fails. */
  readonly attempt: Promise<ScreenImport>;
  /** The view is there, whoever got it. */
  readonly show: (view: View) => void;
}

/** What a page that holds a view says of it. */
export interface PageWithView {
  readonly remote: RemoteSlice;
  readonly view: PageView;
}

export const holdsView = ({ remote, view }: PageRecord): PageWithView | undefined =>
  remote && view ? { remote, view } : undefined;

/** Asks for the code of the document's view at once. */
export function createFirstView({ remote, view }: PageWithView, services: Services): FirstView | undefined {
  const [route] = remote.routes;
  if (!route) return undefined;
  let show = (_view: View) => {};
  const promise = new Promise<View>((resolve) => {
    show = (view) => {
      undoForeignChanges();
      resolve(view);
    };
  });
  const match = { remote, route };
  const attempt = importScreen(remote, route.screen, remote.screens[route.screen] ?? []);
  attempt.then(
    ({ module, version }) =>
      show(
        assembleView({
          match,
          module,
          version,
          request: requestFor(route, view),
          data: view.data,
          shell: shellFor(services, { ...version, name: remote.name }, route),
        }),
      ),
    () => {},
  );
  return { path: view.path, view: promise, attempt, show };
}

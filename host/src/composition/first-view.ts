import type { PageRecord } from 'shared-types/release';
import { requestFor } from '../routing/requests';
import { endPart, undoForeignChanges } from '../services/foreign-changes';
import type { Services } from '../services/services';
import { importScreen, type ScreenImport } from './federation';
import { prepared } from './on-request';
import { assembleView, type View } from './view';

/** The view in the document: its markup is there, its code is being loaded. */
export interface FirstView {
  readonly path: string;
  /** Never rejects, because hydration waits for it: without the code, the markup stays as it is. */
  readonly view: Promise<View>;
  /** The first attempt to load the code. If it fails, the deferred part of the host tries again. */
  readonly attempt: Promise<ScreenImport>;
  /** Resolves `view`. */
  readonly show: (view: View) => void;
}

/** Starts loading the code of the document's view. */
export function createFirstView({ remote, view }: PageRecord, services: Services): FirstView | undefined {
  const route = remote?.routes[0];
  if (!view || !route) return undefined;
  let show = (_view: View) => {};
  const promise = new Promise<View>((resolve) => {
    show = (view) => {
      undoForeignChanges();
      endPart();
      resolve(view);
    };
  });
  const match = { remote, route };
  const attempt = importScreen(remote, route.screen, remote.screens[route.screen] ?? []);
  attempt.then(prepared).then(
    ({ module, version }) => {
      const request = requestFor(route, view, services.site);
      show(assembleView({ match, module, version, services, request, data: view.data }));
    },
    () => {},
  );
  return { path: view.path, view: promise, attempt, show };
}

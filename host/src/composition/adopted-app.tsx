/** Loads the container of an app that was built for itself, and draws its component as a screen. */
import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { AppProps, AppRecord, ScreenModule, ScreenProps } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import type { RemoteVersion } from 'shared-types/release';
import { tokenFrom } from './app-token';
import { holdDocument } from './hold-document';
import { pinElements } from './pin-elements';

interface Container {
  readonly init: (scope: unknown) => unknown;
  readonly get: (module: string) => Promise<() => { readonly default?: ComponentType<AppProps> }>;
}

async function readRecord({ entry: { href, integrity } }: RemoteVersion): Promise<AppRecord> {
  const answer = await fetch(href, { integrity });
  if (!answer.ok) throw new Error(`${href} answers ${answer.status}`);
  return (await answer.json()) as AppRecord;
}

/** @throws if the document has no hash for the module: an import map stands in the documents of this release only */
async function importModule(address: string): Promise<Container> {
  const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}') as {
    readonly integrity?: Readonly<Record<string, string>>;
  };
  if (map.integrity?.[address] === undefined) throw new Error(`${address} is not pinned`);
  return (await import(/* webpackIgnore: true */ address)) as Container;
}

const runScript = (src: string) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { src, onload: resolve });
    script.onerror = () => reject(new Error(`${src} cannot be loaded`));
    document.head.append(script);
  });

async function loadContainer(address: string, { container: name, type }: AppRecord) {
  if (type === 'module') return await importModule(address);
  // A script that throws has loaded, too: the container of another version must not stand there then.
  Object.assign(globalThis, { [name]: undefined });
  await runScript(address);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${address} has no container ${name}`);
  return container;
}

/** @throws if a file cannot be loaded, has another hash, or throws */
export async function importApp(version: RemoteVersion): Promise<ScreenModule<unknown>> {
  const record = await readRecord(version);
  const { module } = record;
  pinElements(version.base, record.pins);
  const container = await loadContainer(version.base + record.entry, record);
  await __webpack_init_sharing__('default');
  // A copy: the container enters its own modules there, which no remote of the site may be given.
  const scope = Object.entries(__webpack_share_scopes__['default'] ?? {});
  await container.init(Object.fromEntries(scope.map(([name, versions]) => [name, { ...versions }])));
  const { default: App } = (await container.get(module))();
  if (!App) throw new Error(`${module} of ${version.id} has no default export`);
  return { Screen: (props) => <AdoptedScreen {...props} id={version.id} App={App} /> };
}

interface AdoptedScreenProps extends ScreenProps<unknown> {
  readonly id: string;
  readonly App: ComponentType<AppProps>;
}

function AdoptedScreen({ shell, request, id, App }: AdoptedScreenProps) {
  const basePath = request.route.replace(/\/:.*/, '');
  const { subscribe, getState, getInitialState } = shell.user;
  const user = useSyncExternalStore(subscribe, getState, getInitialState);
  const [putBack] = useState(holdDocument);
  // After the app has cleaned up itself.
  useEffect(() => () => queueMicrotask(putBack), [putBack]);
  const getToken = useMemo(() => tokenFrom(shell), [shell]);
  useEffect(
    () =>
      // The app's router hears of Back and Forward only, not of a link that the host followed.
      shell.location.subscribe(() => {
        const state = history.state as unknown;
        if (isInside(shell.location.getState().path, basePath))
          dispatchEvent(new PopStateEvent('popstate', { state }));
      }),
    [shell, basePath],
  );
  return (
    <div data-app={id}>
      <App basePath={basePath} user={user} getToken={getToken} />
    </div>
  );
}

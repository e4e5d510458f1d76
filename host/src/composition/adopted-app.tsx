/** Loads the container of an app that was built for itself, and draws its component as a screen. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { AppProps, AppRecord, Mount, MountProps, ScreenModule, ScreenProps } from 'shared-types';
import { isInside } from 'shared-types/protocol/routes';
import type { RemoteVersion } from 'shared-types/release';
import { focusArrivedScreen } from '../routing/arrival';
import { tokenFrom } from './app-token';
import { holdDocument } from './hold-document';
import { pinElements } from './pin-elements';

interface Container {
  readonly init: (scope: unknown) => unknown;
  readonly get: (module: string) => Promise<() => Exposed>;
}

interface Exposed {
  readonly default?: ComponentType<AppProps>;
  readonly mount?: Mount;
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

async function evaluate(version: RemoteVersion, record: AppRecord) {
  const container = await loadContainer(version.base + record.entry, record);
  await __webpack_init_sharing__('default');
  // A copy: the container enters its own modules there, which no remote of the site may be given.
  const scope = record.kind === 'mount' ? [] : Object.entries(__webpack_share_scopes__['default'] ?? {});
  await container.init(Object.fromEntries(scope.map(([name, versions]) => [name, { ...versions }])));
  return (await container.get(record.module))();
}

/** @throws if a file cannot be loaded, has another hash, or throws */
export async function importApp(version: RemoteVersion): Promise<ScreenModule<unknown>> {
  const record = await readRecord(version);
  pinElements(version.base, record.pins);
  const enter = holdDocument();
  const exported = await evaluate(version, record).finally(enter(true));
  const App = record.kind === 'mount' ? mounted(exported.mount) : following(exported.default);
  if (!App) throw new Error(`${record.module} of ${version.id} has no export for a ${record.kind}`);
  return { Screen: (props) => <AdoptedScreen {...props} id={version.id} enter={enter} App={App} /> };
}

/** The component of an app, drawn by the React of the site. */
const following = (App: Exposed['default']) =>
  App &&
  function FollowingApp({ user: { subscribe, getState, getInitialState }, ...props }: MountProps) {
    const user = useSyncExternalStore(subscribe, getState, getInitialState);
    return <App {...props} user={user} />;
  };

/** An app with a runtime of its own, in an element that React leaves alone. */
const mounted = (mount: Exposed['mount']) =>
  mount &&
  function MountedApp(props: MountProps) {
    const element = useRef<HTMLDivElement>(null);
    const [given] = useState(props);
    useEffect(() => {
      if (!element.current) return undefined;
      const unmount = mount(element.current, given) as (() => void) | Promise<unknown> | undefined;
      if (typeof unmount !== 'function') throw new TypeError('mount returns no function that unmounts');
      return () => {
        try {
          unmount();
        } catch (error) {
          // The next page is there already.
          reportError(error);
        }
      };
    }, [given]);
    return <div ref={element} />;
  };

interface AdoptedScreenProps extends ScreenProps<unknown> {
  readonly id: string;
  readonly enter: ReturnType<typeof holdDocument>;
  readonly App: ComponentType<MountProps>;
}

/** True once the document is held for the app: after the app before has cleaned up itself, and the host has set the title. */
function useHeldDocument(enter: AdoptedScreenProps['enter']): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let leave = () => {};
    queueMicrotask(() => {
      leave = enter();
      setHeld(true);
    });
    // After the app has cleaned up itself.
    return () => queueMicrotask(() => leave());
  }, [enter]);
  useEffect(() => {
    if (isHeld) focusArrivedScreen();
  }, [isHeld]);
  return isHeld;
}

function AdoptedScreen({ shell, request, id, enter, App }: AdoptedScreenProps) {
  const basePath = request.route.replace(/\/:.*/, '');
  const isHeld = useHeldDocument(enter);
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
    <div data-app={id}>{isHeld && <App basePath={basePath} user={shell.user} getToken={getToken} />}</div>
  );
}

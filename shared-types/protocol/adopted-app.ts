/** Apps that were built for themselves, as `tooling adopt` takes them over. */
import type { ReadableStore } from '../storage.js';
import type { User } from '../user.js';

/** The file that a release of such an app has as its entry: an `AppRecord`. */
export const appFile = 'app.json';

/** Facts by which the host loads the app. */
export interface AppRecord {
  /** `component`: the default export, drawn by the React of the site; `mount`: the export `mount`, with a runtime of its own. */
  readonly kind: 'component' | 'mount';
  /** Form of its scripts. Those of Vite are modules: hashes stand in the import map of its documents. */
  readonly type: 'script' | 'module';
  /** Global variable in which the entry leaves its container; a module exports it. */
  readonly container: string;
  /** Script with the container, by its path in the release. */
  readonly entry: string;
  /** Name of the exposed module, as the container has it. */
  readonly module: string;
  /** SHA-256 in base64 of each script and style sheet, by path in the release. No other is loaded by an element. */
  readonly pins: Readonly<Record<string, string>>;
}

/** Props that the host gives the component. */
export interface AppProps {
  /** Path below which the app's own router works. */
  readonly basePath: string;
  /** The user; `guest` until somebody has signed in. */
  readonly user: User;
  /** Token of the user for the APIs that the site configures; a guest has none. */
  readonly getToken: () => Promise<string | undefined>;
}

/** Props that the host gives a mount function, once: the user is followed by the store. */
export interface MountProps extends Omit<AppProps, 'user'> {
  /** The user; `guest` until somebody has signed in. */
  readonly user: ReadableStore<User>;
}

/** Draws an app with a runtime of its own into an empty element. @returns its unmount function, called when the visitor leaves */
export type Mount = (element: HTMLElement, props: MountProps) => () => void;

/** The selector of the element around the app, in which its style sheets are valid. @param id  of the release in the federation */
export const appSelector = (id: string): string => `[data-app="${id}"]`;

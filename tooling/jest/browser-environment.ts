/** jsdom, with what every browser has and jsdom lacks taken from Node. */
import { BroadcastChannel } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-jsdom';

const missingInJsdom = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'ReadableStream',
  'CompressionStream',
  'DecompressionStream',
];

/** jsdom has `<dialog>` without its methods. */
const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    const { defaultView: view } = this.ownerDocument;
    if (view) this.dispatchEvent(new view.Event('close'));
  },
};

/** True if an element or one of its ancestors has a style of its own. */
const isStyled = (element: Element | null): boolean =>
  element !== null && (element.hasAttribute('style') || isStyled(element.parentElement));

/**
 * Queries by role ask for the style of each element that they visit, and jsdom goes through the style sheet of all browsers each
 * time. Without other styles, elements of one kind have one style.
 */
function rememberStyles(window: Window & typeof globalThis) {
  const { document } = window;
  const getComputedStyle = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyled(element))
      return getComputedStyle(element, pseudo);
    const state = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.localName, ...state]);
    const style = known.get(kind) ?? getComputedStyle(element);
    known.set(kind, style);
    return style;
  };
}

/** Newer versions of Node take no signal of jsdom for their `fetch`. */
function fetchWithAnySignal(...[source, { signal, ...options } = {}]: Parameters<typeof fetch>) {
  const abort = new AbortController();
  const end = () => abort.abort(signal?.reason);
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end, { once: true });
  return fetch(source, { ...options, signal: abort.signal });
}

export default class BrowserEnvironment extends TestEnvironment {
  #channels: BroadcastChannel[] = [];

  override async setup() {
    await super.setup();
    const target = this.global as unknown as Record<string, unknown>;
    const source = globalThis as Record<string, unknown>;
    for (const name of missingInJsdom) target[name] ??= source[name];
    target['fetch'] = fetchWithAnySignal;
    const channels = this.#channels;
    // All test files of a process hear each other: a channel ends with its file.
    target['BroadcastChannel'] = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    };
    // Results of the globals above are made of Node's own; `instanceof` must hold for them.
    for (const name of ['ArrayBuffer', 'Uint8Array']) target[name] = source[name];
    rememberStyles(this.global);
    Object.assign(this.global.HTMLDialogElement.prototype, dialogMethods);
    const { crypto } = target as { crypto?: Partial<Crypto> };
    if (!crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }

  override async teardown() {
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}

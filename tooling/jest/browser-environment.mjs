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
  /** @this {HTMLDialogElement} */
  showModal() {
    this.open = true;
  },
  /** @this {HTMLDialogElement} */
  close() {
    this.open = false;
    const { defaultView: view } = this.ownerDocument;
    if (view) this.dispatchEvent(new view.Event('close'));
  },
};

/** @param {Element | null} element @returns {boolean} whether it or what it stands in has a style of its own */
const isStyled = (element) =>
  element !== null && (element.hasAttribute('style') || isStyled(element.parentElement));

/**
 * Queries by role ask for the style of each element that they visit, and jsdom goes through the style sheet of all browsers each
 * time. Without other styles, elements of one kind have one style.
 *
 * @param {Window & typeof globalThis} window
 */
function rememberStyles(window) {
  const { document, getComputedStyle } = window;
  /** @type {Map<string, CSSStyleDeclaration>} */
  const known = new Map();
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

/** Newer versions of Node take no signal of jsdom for their `fetch`. @param {Parameters<typeof fetch>} request */
function fetchWithAnySignal(...[source, { signal, ...options } = {}]) {
  const abort = new AbortController();
  const end = () => abort.abort(signal?.reason);
  if (signal?.aborted) end();
  else signal?.addEventListener('abort', end, { once: true });
  return fetch(source, { ...options, signal: abort.signal });
}

export default class BrowserEnvironment extends TestEnvironment {
  /** @type {BroadcastChannel[]} */
  #channels = [];

  /** @override */
  async setup() {
    await super.setup();
    const target = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    const source = /** @type {Record<string, unknown>} */ (globalThis);
    for (const name of missingInJsdom) target[name] ??= source[name];
    target['fetch'] = fetchWithAnySignal;
    const channels = this.#channels;
    // All test files of a process hear each other: a channel ends with its file.
    target['BroadcastChannel'] = class extends BroadcastChannel {
      /** @param {string} name */
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
    // What the globals above return is made of Node's own; `instanceof` must hold for it.
    for (const name of ['ArrayBuffer', 'Uint8Array']) target[name] = source[name];
    rememberStyles(/** @type {Window & typeof globalThis} */ (/** @type {unknown} */ (this.global)));
    Object.assign(this.global.HTMLDialogElement.prototype, dialogMethods);
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }

  /** @override */
  async teardown() {
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}

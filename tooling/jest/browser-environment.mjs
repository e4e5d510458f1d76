/** jsdom, with what every browser has and jsdom lacks taken from Node. */
import { TestEnvironment } from 'jest-environment-jsdom';

const missingInJsdom = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'BroadcastChannel',
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

export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const target = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.global));
    const source = /** @type {Record<string, unknown>} */ (globalThis);
    for (const name of missingInJsdom) target[name] ??= source[name];
    // What the globals above return is made of Node's own; `instanceof` must hold for it.
    for (const name of ['ArrayBuffer', 'Uint8Array']) target[name] = source[name];
    Object.assign(this.global.HTMLDialogElement.prototype, dialogMethods);
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }
}

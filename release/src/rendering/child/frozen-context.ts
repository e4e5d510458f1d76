/** A context in which code of releases runs: the language, a clock that stands still, and little else. */
import { Console } from 'node:console';
import vm from 'node:vm';
import { random } from './random.js';

/** Globals beyond the language that pages need. None of them reads or writes anything outside; `http` needs the timers. */
const globals = {
  AbortController,
  AbortSignal,
  DOMException,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  atob,
  btoa,
  clearTimeout,
  queueMicrotask,
  setTimeout,
  structuredClone,
};

/**
 * Run in the context. The clock always shows the time of the pages, and random numbers repeat. `Temporal` is removed, since
 * older versions of Node have none and a page must not depend on that.
 */
const freeze = `((now, random) => {
  const Native = Date;
  function FrozenDate(...parts) {
    if (new.target === undefined) return new Native(now).toString();
    return Reflect.construct(Native, parts.length === 0 ? [now] : parts, new.target);
  }
  Object.defineProperties(FrozenDate, {
    name: { value: 'Date' },
    length: { value: 7 },
    prototype: { value: Native.prototype },
    now: { value: () => now },
    parse: { value: Native.parse },
    UTC: { value: Native.UTC },
  });
  Native.prototype.constructor = FrozenDate;
  globalThis.Date = FrozenDate;
  globalThis.performance = { now: () => 0, timeOrigin: now, mark() {}, measure() {} };
  Math.random = () => random();
  const getRandomValues = (values) => values.set(Array.from(values, () => Math.floor(random() * 2 ** 32))) ?? values;
  const randomUUID = () => {
    const bytes = getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  globalThis.crypto = { getRandomValues, randomUUID };
  const { prototype } = Intl.DateTimeFormat;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'format');
  const { formatToParts } = prototype;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      const format = get.call(this);
      return (date = now) => format(date);
    },
  });
  prototype.formatToParts = function (date = now) {
    return formatToParts.call(this, date);
  };
  delete globalThis.Temporal;
})`;

type Freeze = (nowMs: number, random: () => number) => void;

/** Makes a context for one page set. @param publishedAt what its clock shows, ISO 8601 */
export function frozenContext(publishedAt: string): vm.Context {
  // The standard output is for messages to the parent.
  const console = new Console(process.stderr, process.stderr);
  const context = vm.createContext({ ...globals, console });
  (vm.runInContext(freeze, context) as Freeze)(Date.parse(publishedAt), random);
  return context;
}

/** Reads JSON into objects of a context: code there may ask for their prototypes. */
export function parseIn(context: vm.Context, text: string): unknown {
  const parse = vm.runInContext('JSON.parse', context) as typeof JSON.parse;
  return parse(text) as unknown;
}

/** Clock and chance of the rendering process: equal in every rendering of the same releases, on every version of Node. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** Globals that not all versions of Node have, and that libraries look for. */
const unsteadyGlobals = ['navigator', 'localStorage', 'sessionStorage', 'WebSocket', 'Temporal'];

type Sequence = () => number;

function sequenceOf(seed: string): Sequence {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface World {
  readonly random: Sequence;
  /** Absent: the time of the process. */
  readonly nowMs: number | undefined;
}

const ofModules = sequenceOf('');
const ofWork = new AsyncLocalStorage<World>();

/**
 * Does work whose random numbers follow from a text, whatever else is under way.
 *
 * @param now time that its clock shows, ISO 8601; that of the work around it by default
 */
export const withRandomSeed = <Result>(seed: string, work: () => Result, now?: string): Result => {
  const nowMs = now === undefined ? ofWork.getStore()?.nowMs : Date.parse(now);
  return ofWork.run({ random: sequenceOf(seed), nowMs }, work);
};

const random = () => (ofWork.getStore()?.random ?? ofModules)();

function getRandomValues<Values extends ArrayBufferView>(values: Values): Values {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  bytes.forEach((_, place) => (bytes[place] = random() * 256));
  return values;
}

const randomDigit = () => Math.floor(random() * 16).toString(16);

const randomUUID = () => '00000000-0000-4000-8000-000000000000'.replaceAll('0', randomDigit);

/** @param now time that the clock shows from now on, ISO 8601 */
export function fixWorld(now: string): void {
  const ofProcess = Date.parse(now);
  const nowMs = () => ofWork.getStore()?.nowMs ?? ofProcess;
  const Native = Date;
  Native.now = nowMs;
  globalThis.Date = new Proxy(Native, {
    apply: () => new Native(nowMs()).toString(),
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [nowMs()] : parts, made) as Date,
  });
  Native.prototype.constructor = Date;
  performance.now = () => 0;
  Math.random = random;
  Object.defineProperties(crypto, {
    getRandomValues: { value: getRandomValues },
    randomUUID: { value: randomUUID },
  });
  for (const name of unsteadyGlobals) Reflect.deleteProperty(globalThis, name);
}

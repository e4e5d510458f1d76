/** Globals of the rendering process: equal in every rendering of the same releases, on every version of Node. */

/** Globals that not all versions of Node have, and that libraries look for. */
const unsteadyGlobals = ['navigator', 'localStorage', 'sessionStorage', 'WebSocket', 'Temporal'];

let nowMs = 0;

/** @param now time that the clock shows from now on, ISO 8601 */
export const setClock = (now: string): void => void (nowMs = Date.parse(now));

/** Stops the clock, and takes away what only some versions of Node have. */
export function fixWorld(): void {
  const Native = Date;
  Native.now = () => nowMs;
  globalThis.Date = new Proxy(Native, {
    apply: () => new Native(nowMs).toString(),
    construct: (target, parts, made) =>
      Reflect.construct(target, parts.length === 0 ? [nowMs] : parts, made) as Date,
  });
  Native.prototype.constructor = Date;
  performance.now = () => 0;
  for (const name of unsteadyGlobals) Reflect.deleteProperty(globalThis, name);
}

/** Reads a trace of Chromium: the tasks of the page's main thread, and what ran in each. */

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph     phase: `X` is a whole event
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts     start, in microseconds
 * @property {number} [dur]  in microseconds
 * @property {number} [tdur] of it in which the thread really ran, in microseconds
 * @property {{ name?: string, fileName?: string, data?: Record<string, string> }} [args]
 */

/**
 * @typedef {object} TracedTask
 * @property {number} startMs     since the document was asked for
 * @property {number} durationMs
 * @property {number} ranMs       without the time in which the machine did something else
 * @property {readonly { what: string, ranMs: number }[]} parts  the heaviest first
 */

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

const ran = (/** @type {TraceEvent} */ { dur = 0, tdur = dur }) => tdur / 1000;

/** @param {readonly TraceEvent[]} events @returns {(event: TraceEvent) => boolean} */
function onMainThread(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const busyness = (/** @type {TraceEvent} */ { pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name === 'FunctionCall').length;
  const [main] = mains.sort((a, b) => busyness(b) - busyness(a));
  return ({ pid, tid }) => pid === main?.pid && tid === main.tid;
}

/** @param {TraceEvent} event */
function describe({ name, args }) {
  const { url = args?.fileName, functionName, type } = args?.data ?? {};
  const file = url?.startsWith('http') ? new URL(url).pathname.split('/').at(-1) : '';
  return [name, functionName ?? type, file].filter(Boolean).join(' ');
}

/**
 * Time of each event without that of the events inside of it.
 *
 * @param {readonly TraceEvent[]} events of one task, in the order of their starts
 */
function ownTimes(events) {
  /** @type {Map<string, number>} */
  const times = new Map();
  const add = (/** @type {string} */ what, /** @type {number} */ ms) =>
    times.set(what, (times.get(what) ?? 0) + ms);
  /** @type {TraceEvent[]} */
  const open = [];
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const around = open.at(-1);
    if (around) add(describe(around), -ran(event));
    add(describe(event), ran(event));
    open.push(event);
  }
  return [...times].map(([what, ranMs]) => ({ what, ranMs })).sort((a, b) => b.ranMs - a.ranMs);
}

const endOf = (/** @type {TraceEvent | undefined} */ event) => (event ? event.ts + (event.dur ?? 0) : 0);

/**
 * @param {readonly TraceEvent[]} events
 * @returns {TracedTask[]} in order
 */
export function tasksOf(events) {
  const isMain = onMainThread(events);
  const whole = events
    .filter((event) => event.ph === 'X' && isMain(event))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const startTs = events.find(({ name }) => name === 'ResourceSendRequest')?.ts ?? whole[0]?.ts ?? 0;
  return whole
    .filter(({ name, ts }) => taskNames.has(name) && ts >= startTs)
    .map((task) => ({
      startMs: (task.ts - startTs) / 1000,
      durationMs: (task.dur ?? 0) / 1000,
      ranMs: ran(task),
      parts: ownTimes(whole.filter((event) => event.ts >= task.ts && endOf(event) <= endOf(task))),
    }));
}

/**
 * Time in which the main thread ran, whatever else the machine did.
 *
 * @param {readonly TraceEvent[]} events
 * @param {number} startTs in microseconds; tasks that start then or later count
 * @param {number} endTs   in microseconds; tasks that start later do not
 * @returns {number} in milliseconds
 */
export function ranBetween(events, startTs, endTs) {
  const isMain = onMainThread(events);
  return events
    .filter((event) => event.ph === 'X' && taskNames.has(event.name) && isMain(event))
    .filter(({ ts }) => ts >= startTs && ts <= endTs)
    .reduce((sum, task) => sum + ran(task), 0);
}

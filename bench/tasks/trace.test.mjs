import { describe, expect, it } from '@jest/globals';
import { ranBetween, tasksOf } from './trace.mjs';

const main = { pid: 1, tid: 2, ph: 'X' };

/** @type {import('./trace.mjs').TraceEvent[]} */
const events = [
  { name: 'thread_name', ph: 'M', pid: 1, tid: 2, ts: 0, args: { name: 'CrRendererMain' } },
  { name: 'thread_name', ph: 'M', pid: 9, tid: 9, ts: 0, args: { name: 'CrRendererMain' } },
  { ...main, name: 'RunTask', ts: 500, dur: 100, tdur: 100 },
  { name: 'ResourceSendRequest', ph: 'I', pid: 1, tid: 2, ts: 1000 },
  { ...main, name: 'RunTask', ts: 2000, dur: 60_000, tdur: 40_000 },
  {
    ...main,
    name: 'FunctionCall',
    ts: 3000,
    dur: 50_000,
    tdur: 30_000,
    args: { data: { functionName: 'run' } },
  },
  { ...main, name: 'Layout', ts: 4000, dur: 20_000, tdur: 20_000 },
  { pid: 9, tid: 9, ph: 'X', name: 'RunTask', ts: 5000, dur: 90_000, tdur: 90_000 },
];

describe('a trace', () => {
  it('gives the tasks of the page since its request', () => {
    const [task, ...others] = tasksOf(events);
    expect(others).toEqual([]);
    expect(task).toMatchObject({ startMs: 1, durationMs: 60, ranMs: 40 });
  });

  it('gives the functions of a task, each with its own time only', () => {
    expect(tasksOf(events)[0]?.parts).toEqual([
      { what: 'Layout', ranMs: 20 },
      { what: 'RunTask', ranMs: 10 },
      { what: 'FunctionCall run', ranMs: 10 },
    ]);
  });

  it('gives the time in which the page ran, between two moments', () => {
    expect([ranBetween(events, 0, 5000), ranBetween(events, 501, 5000), ranBetween(events, 0, 1999)]).toEqual(
      [40.1, 40, 0.1],
    );
  });
});

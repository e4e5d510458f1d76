/** `npm run bench -- drawn [--store FOLDER] [--rounds N]`: pages that are drawn on request. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchOptions } from '../options.js';
import { firstViews } from './first-view.js';
import { searchesInTurn, underLoad } from './under-load.js';

const loadSeconds = 60;

async function untilDrawn(origin: string): Promise<void> {
  const startMs = performance.now();
  const isDrawn = async () =>
    (await (await fetch(`${origin}/products?q=gloves`)).text()).includes('data-drawn');
  while (!(await isDrawn())) await pause(50);
  console.log(`The first search is drawn after ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
}

/** @param origin  a server that has just started: it remembers the searches that it has drawn */
export async function drawn(origin: string, { rounds }: BenchOptions) {
  await untilDrawn(origin);
  console.log(await searchesInTurn(origin, 200, 0));
  console.log(await underLoad(origin, { plain: 500, searches: 0 }, loadSeconds));
  console.log(await underLoad(origin, { plain: 500, searches: 300 }, loadSeconds));
  const health = (await (await fetch(`${origin}/release/health`)).json()) as { drawing: unknown };
  console.log(`Drawing: ${JSON.stringify(health.drawing)}\n`);
  console.log(await firstViews(origin, rounds));
}

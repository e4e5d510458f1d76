/** The rendering process. It draws one page set; the release tool ends it. */
import { drawPageSet } from './draw-page-set.js';
import { fixWorld } from './fixed-world.js';
import type { PageSetOrder } from './messages.js';
import { refusal, tell } from './work.js';

const stackOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : String(error);

async function take(order: PageSetOrder): Promise<void> {
  const fail = (error: unknown) => {
    const { reason, message, cause } = refusal(order.title, 'its pages', error);
    return tell({ kind: 'failed', reason, message, stack: stackOf(cause ?? error) });
  };
  // A promise without a handler was rejected.
  process.on('uncaughtException', (error) => void fail(error));
  fixWorld(order.publishedAt);
  await drawPageSet(order).then(() => tell({ kind: 'done' }), fail);
}

process.once('message', (order: PageSetOrder) => void take(order));
process.on('disconnect', () => process.exit());

import type { Verb } from './verb.js';
import { configure, promote, retire, share } from './verbs/change-verbs.js';
import { check } from './verbs/check.js';
import { diff } from './verbs/diff.js';
import { doctor } from './verbs/doctor.js';
import { log } from './verbs/log.js';
import { closePreview, listPreviews, preview } from './verbs/preview.js';
import { publishVerb, type TryBuilds } from './verbs/publish.js';
import { rollback } from './verbs/rollback.js';
import { gc, init, removeEnvironment, render } from './verbs/store-verbs.js';
import { status } from './verbs/status.js';
import { watch } from './verbs/watch.js';
import { trace } from './verbs/trace.js';

/** Verbs on the store and the live site. */
export const releaseVerbs = (tryBuilds: TryBuilds): readonly Verb[] => [
  check,
  closePreview,
  configure,
  diff,
  doctor,
  gc,
  init,
  listPreviews,
  log,
  preview,
  promote,
  publishVerb(tryBuilds),
  removeEnvironment,
  render,
  retire,
  rollback,
  share,
  status,
  trace,
  watch,
];

import type { Verb } from './verb.js';
import { check } from './verbs/check.js';
import { configure } from './verbs/configure.js';
import { doctor } from './verbs/doctor.js';
import { removeEnvironment } from './verbs/environment-remove.js';
import { gc } from './verbs/gc.js';
import { init } from './verbs/init.js';
import { log } from './verbs/log.js';
import { closePreview } from './verbs/preview-close.js';
import { listPreviews } from './verbs/preview-list.js';
import { preview } from './verbs/preview.js';
import { promote } from './verbs/promote.js';
import { publish } from './verbs/publish.js';
import { render } from './verbs/render.js';
import { retire } from './verbs/retire.js';
import { rollback } from './verbs/rollback.js';
import { status } from './verbs/status.js';

/** Verbs on the store and the live site. */
export const releaseVerbs: readonly Verb[] = [
  check,
  closePreview,
  configure,
  doctor,
  gc,
  init,
  listPreviews,
  log,
  preview,
  promote,
  publish,
  removeEnvironment,
  render,
  retire,
  rollback,
  status,
];

import type { Verb } from './verb.js';
import { removeAccount } from './verbs/accounts-delete.js';
import { listAccounts } from './verbs/accounts-list.js';
import { setAccountPassword } from './verbs/accounts-set-password.js';
import { setAccountRole } from './verbs/accounts-set-role.js';
import { check } from './verbs/check.js';
import { configure } from './verbs/configure.js';
import { doctor } from './verbs/doctor.js';
import { copyDatabase } from './verbs/database-copy.js';
import {
  keepEnquiries,
  removeEnquiries,
  resendEnquiries,
  unkeepEnquiries,
} from './verbs/enquiries-change.js';
import { exportEnquiries } from './verbs/enquiries-export.js';
import { listEnquiries } from './verbs/enquiries-list.js';
import { showEnquiry } from './verbs/enquiries-show.js';
import { removeEnvironment } from './verbs/environment-remove.js';
import { exportSite } from './verbs/export.js';
import { gc } from './verbs/gc.js';
import { init } from './verbs/init.js';
import { log } from './verbs/log.js';
import { closePreview } from './verbs/preview-close.js';
import { listPreviews } from './verbs/preview-list.js';
import { preview } from './verbs/preview.js';
import { promote } from './verbs/promote.js';
import { publish } from './verbs/publish.js';
import { repair } from './verbs/repair.js';
import { retire } from './verbs/retire.js';
import { rollback } from './verbs/rollback.js';
import { serve } from './verbs/serve.js';
import { status } from './verbs/status.js';

/** All verbs; the help sorts them. */
export const verbs: readonly Verb[] = [
  check,
  closePreview,
  configure,
  copyDatabase,
  doctor,
  exportEnquiries,
  exportSite,
  gc,
  init,
  keepEnquiries,
  listAccounts,
  listEnquiries,
  listPreviews,
  log,
  preview,
  promote,
  publish,
  removeAccount,
  removeEnquiries,
  removeEnvironment,
  repair,
  resendEnquiries,
  retire,
  rollback,
  serve,
  setAccountPassword,
  setAccountRole,
  showEnquiry,
  status,
  unkeepEnquiries,
];

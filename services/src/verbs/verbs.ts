import type { Verb } from 'release/cli/verb';
import { removeAccount } from './accounts-delete.js';
import { listAccounts } from './accounts-list.js';
import { setAccountPassword } from './accounts-set-password.js';
import { setAccountRole } from './accounts-set-role.js';
import { copyDatabase } from './database-copy.js';
import { keepEnquiries, removeEnquiries, resendEnquiries, unkeepEnquiries } from './enquiries-change.js';
import { exportEnquiries } from './enquiries-export.js';
import { listEnquiries } from './enquiries-list.js';
import { showEnquiry } from './enquiries-show.js';

/** Verbs on what visitors have sent, and on their accounts. */
export const servicesVerbs: readonly Verb[] = [
  copyDatabase,
  exportEnquiries,
  keepEnquiries,
  listAccounts,
  listEnquiries,
  removeAccount,
  removeEnquiries,
  resendEnquiries,
  setAccountPassword,
  setAccountRole,
  showEnquiry,
  unkeepEnquiries,
];

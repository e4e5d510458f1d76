import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { enquiryKind } from '../database/schema.js';
import { damagedText } from '../database/sqlite.js';
import { releaseCommand } from 'release/model/release-command';
import { messageOf } from 'release/model/thrown';
import { enquiryHandler } from './enquiry-handler.js';
import { countSuspicious } from './enquiry-store.js';
import { startRetention } from './retention.js';
import { startForwarder } from './forwarding/forwarder.js';
import { openForwarding, type Forwarding } from './forwarding/settings.js';
import { manySuspicious, maxStoredSuspicious } from './limits.js';
import { outboxHealth } from './outbox.js';
import { attention, type Health } from '../steady-service.js';
import type { ServicesContext } from 'server/http/api-services';

export interface EnquiryServiceOptions extends ServicesContext {
  /** A file of SQLite, made if there is none, or `postgres://…`. */
  readonly place: string;
}

const deleteCommand = releaseCommand(['enquiries', 'delete-suspicious', '--older', '1h']);

function floodProblem(suspicious: number): string | undefined {
  if (suspicious < manySuspicious) return undefined;
  const stored = `${suspicious} suspicious enquiries are stored, of at most ${maxStoredSuspicious}.`;
  return `${stored} Look at them, then delete them: ${deleteCommand}`;
}

async function healthOf(database: Database, { kind, problem: wrong }: Forwarding): Promise<Health> {
  try {
    const outbox = await outboxHealth(database.queries);
    const suspicious = await countSuspicious(database.queries);
    const problem = wrong ?? (await database.problem()) ?? floodProblem(suspicious);
    return {
      state: (problem ?? outbox.lastError) === undefined ? 'ok' : 'attention',
      ...(problem !== undefined && { problem }),
      forwarding: kind,
      ...outbox,
      suspicious,
    };
  } catch (error) {
    return attention(`The database cannot be read: ${messageOf(error)}`);
  }
}

/** Opens the service. */
export async function openEnquiryService(options: EnquiryServiceOptions) {
  const { site, log, variables } = options;
  const database = await openDatabase(options.place, enquiryKind);
  const forwarding = openForwarding(variables, site);
  const { problem } = forwarding();
  if (problem !== undefined) log(problem, 'warn');
  try {
    if (!(await database.isIntact())) log(damagedText(database.name), 'error');
    const months = () => site()?.enquiries.retentionMonths;
    const stopRetention = startRetention({ queries: database.queries, months, log });
    const forwarder = startForwarder({ database, sender: () => forwarding().sender, log });
    const handler = enquiryHandler({
      ...options,
      database,
      isForwarded: () => forwarding().kind !== 'none',
    });
    return {
      handler,
      /** Part of `/release/health` about enquiries. No address, no secret. */
      health: () => healthOf(database, forwarding()),
      close: async () => {
        stopRetention();
        await forwarder.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

import type { Database } from '../database/database.js';
import { openDatabase } from '../database/open-database.js';
import { enquiryKind } from '../database/schema.js';
import { damagedText } from '../database/sqlite.js';
import { releaseCommand } from 'release/model/release-command';
import { messageOf } from 'release/model/thrown';
import { enquiryHandler } from './enquiry-handler.js';
import { countSuspicious } from './enquiry-store.js';
import { startRetention, type Retention } from './retention.js';
import { startForwarder, type Forwarder } from './forwarding/forwarder.js';
import { openForwarding, type Forwarding } from './forwarding/settings.js';
import { manySuspicious, maxStoredSuspicious } from './limits.js';
import { countOutbox } from './outbox.js';
import type { ServicesContext } from 'server/http/api-services';

export interface EnquiryServiceOptions extends ServicesContext {
  /** A file of SQLite, made if there is none, or `postgres://…`. */
  readonly place: string;
}

interface Parts {
  readonly database: Database;
  readonly forwarding: () => Forwarding;
  readonly forwarder: Forwarder;
  readonly retention: Retention;
}

type Health = Readonly<Record<string, unknown>>;

const deleteCommand = releaseCommand(['enquiries', 'delete', '--state', 'suspicious', '--older', '1h']);

function floodProblem(suspicious: number): string | undefined {
  if (suspicious < manySuspicious) return undefined;
  const stored = `${suspicious} suspicious enquiries are stored, of at most ${maxStoredSuspicious}.`;
  return `${stored} Look at them, then delete them: ${deleteCommand}`;
}

async function healthOf({ database, forwarding, forwarder, retention }: Parts): Promise<Health> {
  const { kind, problem: wrong } = forwarding();
  const known = wrong ?? retention.problem();
  const last = forwarder.lastProblem();
  const common = {
    forwarding: kind,
    ...(last && { lastError: last.text, lastErrorAt: last.at }),
  };
  try {
    const { waiting, oldestWaiting, failed } = await countOutbox(database.queries);
    const suspicious = await countSuspicious(database.queries);
    const problem = known ?? (await database.problem()) ?? floodProblem(suspicious);
    const isWell = problem === undefined && last === undefined && failed === 0;
    return {
      state: isWell ? 'ok' : 'attention',
      ...(problem !== undefined && { problem }),
      ...common,
      waiting,
      oldestWaiting,
      failed,
      suspicious,
    };
  } catch (error) {
    return { state: 'attention', ...common, problem: `The database cannot be read: ${messageOf(error)}` };
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
    const retention = await startRetention({ queries: database.queries, months, log });
    const forwarder = startForwarder({ database, sender: () => forwarding().sender, log });
    const handler = enquiryHandler({
      ...options,
      database,
      isForwarded: () => forwarding().kind !== 'none',
      onStored: forwarder.wake,
    });
    return {
      handler,
      /** Part of `/release/health` about enquiries. No address, no secret. */
      health: () => healthOf({ database, forwarding, forwarder, retention }),
      close: async () => {
        retention.stop();
        await forwarder.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

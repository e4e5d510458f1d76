import type { Database } from '../database/database.js';
import type { StartedService } from '../database-service.js';
import { releaseCommand } from 'release/model/release-command';
import { enquiryHandler } from './enquiry-handler.js';
import { countSuspicious } from './enquiry-store.js';
import { startRetention } from './retention.js';
import { startForwarder } from './forwarding/forwarder.js';
import { openForwarding } from './forwarding/settings.js';
import { manySuspicious, maxStoredSuspicious } from './limits.js';
import { outboxHealth } from './outbox.js';
import type { ServicesContext } from 'server/http/api-services';

const deleteCommand = releaseCommand(['enquiries', 'delete-suspicious', '--older', '1h']);

function floodProblem(suspicious: number): string | undefined {
  if (suspicious < manySuspicious) return undefined;
  const stored = `${suspicious} suspicious enquiries are stored, of at most ${maxStoredSuspicious}.`;
  return `${stored} Look at them, then delete them: ${deleteCommand}`;
}

/** Starts taking, forwarding and deleting enquiries. */
export function startEnquiries(database: Database, context: ServicesContext): StartedService {
  const { site, log, variables } = context;
  const { queries } = database;
  const forwarding = openForwarding(variables, site);
  const { problem } = forwarding();
  if (problem !== undefined) log(problem, 'warn');
  const months = () => site()?.enquiries.retentionMonths;
  const stopRetention = startRetention({ queries, months, log });
  const forwarder = startForwarder({ database, sender: () => forwarding().sender, log });
  return {
    answer: enquiryHandler({ ...context, database, isForwarded: () => forwarding().kind !== 'none' }),
    // No address, no secret.
    health: async () => {
      const outbox = await outboxHealth(queries);
      const suspicious = await countSuspicious(queries);
      const wrong = forwarding().problem ?? floodProblem(suspicious);
      return {
        ...(outbox.lastError !== undefined && { state: 'attention' }),
        ...(wrong !== undefined && { problem: wrong }),
        forwarding: forwarding().kind,
        ...outbox,
        suspicious,
      };
    },
    close: async () => {
      stopRetention();
      await forwarder.close();
    },
  };
}

import type { RepairRequest, RepairResult } from '../../operating/repair.js';
import { flag, list, text, type ValuesOf } from '../option.js';
import { problemLines, problemReason, type Report } from '../report.js';
import { verb } from '../verb.js';

export const repairOptions = {
  'dry-run': flag('only say what would be repaired'),
  from: list('PLACE', 'where right bytes may be: another store, a build folder, a site configuration'),
  head: text('SHA256', 'the newest generation that a server saw; it may come back from PLACE'),
  'new-chain': flag('start a new chain with what is live, if the old one cannot be repaired'),
};

export const repairRequest = ({ from, head, ...is }: ValuesOf<typeof repairOptions>): RepairRequest => ({
  from,
  head,
  isNewChain: is['new-chain'],
  isDryRun: is['dry-run'],
});

function repairReport(result: RepairResult, isDryRun: boolean): Report {
  const { mended, leftovers, problems } = result;
  const done = isDryRun ? 'Would repair' : 'Repaired';
  const left = problems.length > 0 ? 'Left, for want of right bytes:' : 'Nothing is damaged any more.';
  return {
    lines: [
      ...mended.map((key) => `${done} ${key}`),
      ...(leftovers > 0 ? [`${isDryRun ? 'Would remove' : 'Removed'} ${leftovers} half-written files.`] : []),
      mended.length === 0 && problems.length === 0 ? 'Nothing is damaged.' : left,
      ...problemLines({ problems }),
    ],
    details: { ...result, dryRun: isDryRun },
    ...problemReason({ problems }),
  };
}

export const repair = verb({
  name: 'repair',
  group: 'Set up and repair',
  summary: 'Repairs what is damaged in the store',
  details: ['Uses the store itself, renders pages again, and takes from PLACE what is right there.'],
  options: repairOptions,
  example: '--from /backup/site',
  run: async (call) => {
    const result = await call.operator.repair(repairRequest(call.options));
    return repairReport(result, call.options['dry-run']);
  },
});

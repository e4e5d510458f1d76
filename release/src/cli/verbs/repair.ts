import type { RepairRequest, RepairResult } from '../../operating/repair.js';
import { flag, list, text, type ValuesOf } from '../option.js';
import { problemLines, problemReason, type Report } from '../report.js';
import { verb } from '../verb.js';

export const repairOptions = {
  'dry-run': flag('show what would be repaired; change nothing'),
  from: list('PLACE', 'copy to repair from: another store, a build folder, a site configuration'),
  head: text('SHA256', 'hash of the newest generation, as a server reported it; restores it from PLACE'),
  'new-chain': flag('if the chain cannot be repaired, begin a new one with what is live'),
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
  const left =
    problems.length > 0 ? 'Not repaired, because no intact copy was found:' : 'Everything is repaired.';
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
  details: ['Repairs from intact copies in the store and in PLACE, and by rendering pages again.'],
  options: repairOptions,
  example: '--from /backup/site',
  run: async (call) => {
    const result = await call.operator.repair(repairRequest(call.options));
    return repairReport(result, call.options['dry-run']);
  },
});

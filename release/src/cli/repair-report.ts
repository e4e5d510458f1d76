import type { RepairRequest, RepairResult } from '../operating/repair.js';
import { problemLines, problemReason, type Report } from './report.js';

/** What `repair` says. */
export function repairReport(result: RepairResult, { isDryRun = false }: RepairRequest): Report {
  const { mended, leftovers, problems } = result;
  const verb = isDryRun ? 'Would mend' : 'Mended';
  const left = problems.length > 0 ? 'Left, for want of right bytes:' : 'Nothing is damaged any more.';
  return {
    lines: [
      ...mended.map((key) => `${verb} ${key}`),
      ...(leftovers > 0 ? [`${isDryRun ? 'Would remove' : 'Removed'} ${leftovers} half-written files.`] : []),
      mended.length === 0 && problems.length === 0 ? 'Nothing is damaged.' : left,
      ...problemLines({ problems }),
    ],
    details: { ...result, dryRun: isDryRun },
    ...problemReason({ problems }),
  };
}

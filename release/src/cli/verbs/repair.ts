import { openOperator } from '../../operating/operator.js';
import { warningLines } from '../change.js';
import { text } from '../option.js';
import { problemLines, problemReason } from '../report.js';
import { verb } from '../verb.js';

export const repair = verb({
  name: 'repair',
  group: 'Set up and repair',
  summary: 'Repairs what is damaged in the store',
  details: ['Takes whole files from a copy of the store, and renders damaged pages again.'],
  options: { from: text('STORE', 'whole copy of the store; without it, only what the store itself has') },
  example: '--from /backup/site',
  run: async (call) => {
    const result = await openOperator(call).repair(call.options.from);
    const { mended, problems, warnings } = result;
    const isWhole = problems.length === 0;
    const end = isWhole ? 'Everything is repaired.' : 'Not repaired, because no intact copy was found:';
    return {
      lines: [
        ...mended.map((key) => `Repaired ${key}`),
        mended.length === 0 && isWhole ? 'Nothing is damaged.' : end,
        ...problemLines({ problems }),
        ...warningLines(warnings),
      ],
      details: { ...result },
      ...problemReason({ problems }),
    };
  },
});

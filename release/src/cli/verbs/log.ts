import type { History } from '../../operating/history.js';
import { openOperator } from '../../operating/operator.js';
import { changeText } from '../change-text.js';
import { problemLines, problemReason, type Report } from '../report.js';
import { verb } from '../verb.js';

/** One line for each generation. */
export const logReport = (history: History): Report => ({
  lines: [
    ...history.generations.map(({ n, at, actor, did, reason }) => {
      const changes = did.map(changeText).join(', ') || 'removed';
      return `${n}  ${at}  ${actor}  ${changes}${reason ? `  (${reason})` : ''}`;
    }),
    ...problemLines(history),
  ],
  details: { ...history },
  ...problemReason(history),
});

export const log = verb({
  name: 'log',
  group: 'Inspect',
  summary: 'Lists all changes, newest first',
  options: {},
  example: '',
  run: async (call) => logReport(await openOperator(call).log()),
});

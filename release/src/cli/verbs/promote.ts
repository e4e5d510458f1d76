import { openOperator } from '../../operating/operator.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

export const promote = verb({
  name: 'promote',
  group: 'Change the live site',
  summary: 'Makes published releases live together',
  details: ['Visitors get all of them or none.', ...changeDetails],
  operand: { name: 'NAME@VERSION', help: 'published release', isRepeatable: true },
  options: {
    ...changeOptions,
    reason: text('TEXT', 'reason for the log'),
    from: text('ENV', 'also everything else that is live in another environment, with its configuration'),
    site: text('FILE', 'site configuration to make live with them'),
  },
  example: 'catalogue@1.4.0 --reason "New gloves"',
  run: async (call) => {
    const { site: siteFile, from, reason } = call.options;
    return await reportChange(
      call,
      await openOperator(call).promote({ targets: call.operands, siteFile, from, reason }),
    );
  },
});

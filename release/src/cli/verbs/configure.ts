import { openOperator } from '../../operating/operator.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

export const configure = verb({
  name: 'configure',
  group: 'Change the live site',
  summary: 'Makes a site configuration live',
  details: changeDetails,
  operand: { name: 'FILE', help: 'site configuration, JSON' },
  options: { ...changeOptions, reason: text('TEXT', 'reason for the log') },
  example: 'site.json --reason "New phone"',
  run: async (call) =>
    await reportChange(call, await openOperator(call).configure(call.operand, call.options.reason)),
});

import { openOperator } from '../../operating/operator.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

export const retire = verb({
  name: 'retire',
  group: 'Change the live site',
  summary: 'Takes a remote off the site',
  details: ['Its paths answer 410, links to it are left out. `rollback` brings it back.', ...changeDetails],
  operand: { name: 'NAME', help: 'remote' },
  options: { ...changeOptions, reason: text('TEXT', 'why it is taken off the site; required') },
  example: 'catalogue --reason "Sold"',
  run: async (call) => {
    const request = { name: call.operand, reason: call.options.reason ?? '' };
    return await reportChange(call, await openOperator(call).retire(request));
  },
});

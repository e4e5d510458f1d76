import { openEnvironment } from '../../operating/environment.js';
import { rollBack } from '../../operating/rollback.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

export const rollback = verb({
  name: 'rollback',
  group: 'Change the live site',
  summary: 'Rolls back to the previous version',
  details: [
    'A second rollback goes one version further back. A retired remote comes back as it was.',
    ...changeDetails,
  ],
  operand: { name: 'NAME', help: 'package, or `configuration` for the site configuration' },
  options: { ...changeOptions, reason: text('TEXT', 'what went wrong; required') },
  example: 'catalogue --reason "Wrong sizes"',
  run: async (call) => {
    const request = { name: call.operand, reason: call.options.reason ?? '' };
    const environment = openEnvironment(call.store, call.env);
    return await rollBack(environment, request, (result) => reportChange(call, result));
  },
});

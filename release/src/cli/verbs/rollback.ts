import { openEnvironment } from '../../operating/environment.js';
import { rollBack } from '../../operating/rollback.js';
import { parseTarget, type ReleaseTarget } from '../../model/release-target.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

const targetOf = (operand: string): Pick<ReleaseTarget, 'name'> & Partial<ReleaseTarget> =>
  operand.includes('@') ? parseTarget(operand) : { name: operand };

export const rollback = verb({
  name: 'rollback',
  group: 'Change the live site',
  summary: 'Rolls back to a version that was live before',
  details: [
    'Without a version, to the one before that which is live: repeated, it goes one further back. With a version, repeating it',
    'changes nothing. A retired remote comes back as it was.',
    ...changeDetails,
  ],
  operand: {
    name: 'NAME[@VERSION]',
    help: 'package, or `configuration` for the site configuration',
  },
  options: { ...changeOptions, reason: text('TEXT', 'what went wrong; required') },
  example: 'catalogue@1.4.2 --reason "Wrong sizes"',
  run: async (call) => {
    const request = { ...targetOf(call.operand), reason: call.options.reason ?? '' };
    return await reportChange(call, await rollBack(openEnvironment(call), request));
  },
});

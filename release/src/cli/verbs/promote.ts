import { ReleaseError } from '../../model/release-error.js';
import { openOperator } from '../../operating/operator.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { flag, text } from '../option.js';
import { verb } from '../verb.js';

export const promote = verb({
  name: 'promote',
  group: 'Change the live site',
  summary: 'Makes published releases live together',
  details: ['Visitors get all of them or none.', ...changeDetails],
  operand: {
    name: 'NAME@VERSION',
    help: 'published release; none is needed with --from or --site',
    isRepeatable: true,
    optionalWith: ['from', 'site'],
  },
  options: {
    ...changeOptions,
    reason: text('TEXT', 'reason for the log'),
    from: text('ENV', 'also all other releases that are live in another environment'),
    site: text('FILE', 'site configuration to make live with them'),
    'with-configuration': flag('also the configuration of --from; prints first what it changes'),
  },
  example: 'catalogue@1.4.0 --reason "New gloves"',
  run: async (call) => {
    const { site: siteFile, from, reason, 'with-configuration': isConfigured } = call.options;
    if (isConfigured && (from === undefined || siteFile !== undefined))
      throw new ReleaseError('usage', 'Give --with-configuration with --from ENV, and without --site.');
    // The output of a script is one object.
    const output = call.isJson ? process.stderr : process.stdout;
    const print = (lines: readonly string[]) => void output.write(lines.map((line) => `${line}\n`).join(''));
    const onConfiguration = isConfigured ? print : undefined;
    const request = { targets: call.operands, siteFile, from, onConfiguration, reason };
    return await reportChange(call, await openOperator(call).promote(request));
  },
});

import { ReleaseError } from '../../model/release-error.js';
import type { ValueChange } from '../../operating/configuration-history.js';
import { openOperator } from '../../operating/operator.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { flag, text } from '../option.js';
import { verb } from '../verb.js';

const valueText = (value: unknown) => (value === undefined ? 'absent' : JSON.stringify(value));

const changeLine = ({ key, from, to }: ValueChange) => `${key}: ${valueText(from)} -> ${valueText(to)}\n`;

export const promote = verb({
  name: 'promote',
  group: 'Change the live site',
  summary: 'Makes published releases live together',
  details: ['Visitors get all of them or none.', ...changeDetails],
  operand: {
    name: 'NAME@VERSION',
    help: 'published release',
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
    const onConfiguration = (changes: readonly ValueChange[]) => {
      // A script gets the digests of both.
      if (!call.isJson) process.stdout.write(changes.map(changeLine).join(''));
    };
    const request = { targets: call.operands, siteFile, from, reason };
    const result = openOperator(call).promote({ ...request, ...(isConfigured && { onConfiguration }) });
    return await reportChange(call, await result);
  },
});

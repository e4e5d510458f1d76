import { openOperator } from '../../operating/operator.js';
import type { Difference, LiveVersion } from '../../operating/difference.js';
import { ReleaseError } from '../../model/release-error.js';
import { sourceText } from '../change-text.js';
import type { Report } from '../report.js';
import { verb } from '../verb.js';

const versionText = (live: LiveVersion) =>
  live ? `${live.version}${sourceText(live.source)} since ${live.since}` : 'none';

const valueText = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

/** Report of what differs between two environments: a line for each package and each key of the configuration. */
export function differenceReport(difference: Difference): Report {
  const { environments, packages, configuration } = difference;
  const lines = [
    ...Object.entries(packages).map(([name, sides]) => `  ${name}: ${sides.map(versionText).join(' | ')}`),
    ...Object.entries(configuration).map(
      ([key, values]) => `  configuration, ${key}: ${values.map(valueText).join(' | ')}`,
    ),
  ];
  const heads = environments.map(({ env, n }) => `${env}, generation ${n}`).join(' | ');
  return {
    lines: [heads, ...(lines.length > 0 ? lines : ['  The same is live in both.'])],
    details: { changed: false, ...difference },
  };
}

export const diff = verb({
  name: 'diff',
  group: 'Inspect',
  summary: 'Compares what is live in two environments',
  details: ['By package: versions, commits and since when. By key: values of the site configuration.'],
  operand: { name: 'ENV', help: 'environment; name two', isRepeatable: true },
  options: {},
  example: 'staging live',
  run: async (call) => {
    const [one, other, ...more] = call.operands;
    if (one === undefined || other === undefined || more.length > 0)
      throw new ReleaseError('usage', 'diff compares two environments: diff staging live');
    return differenceReport(await openOperator(call).difference([one, other]));
  },
});

/** Verbs that change the live site; `rollback` loads less. */
import { parseTtl } from '../../model/preview.js';
import { ReleaseError } from '../../model/release-error.js';
import { openOperator } from '../../operating/operator.js';
import type { ChangeResult } from '../../store/chain.js';
import { changeDetails, changeOptions, reportChange } from '../change.js';
import { flag, parsed, text } from '../option.js';
import type { Report } from '../report.js';
import { verb, type Call } from '../verb.js';
import { serversIn, watchDetails, watchOptions, watchReport } from './watch.js';

function parsePercent(given: string): number {
  if (/^[1-9]\d?$/.test(given)) return Number(given);
  throw new ReleaseError(
    'usage',
    `'${given}' is not a part of the visitors. Give --percent a whole number from 1 to 99.`,
  );
}

const watchFlag = flag('watch it then, and take it back if it is worse');

/** Reports a change, then what a watch finds, if one is wanted. */
async function watchedChange(
  call: Call<typeof changeOptions & typeof watchOptions & { readonly watch: typeof watchFlag }>,
  change: () => Promise<ChangeResult>,
): Promise<Report> {
  // Before something is changed.
  if (call.options.watch) serversIn(call.options.server);
  const report = await reportChange(call, await change());
  if (!call.options.watch) return report;
  const watched = await watchReport(call);
  return {
    ...watched,
    lines: [...report.lines, ...watched.lines],
    details: { ...report.details, ...watched.details },
  };
}

export const promote = verb({
  name: 'promote',
  group: 'Change the live site',
  summary: 'Makes published releases live together',
  details: ['Visitors get all of them or none.', ...changeDetails, ...watchDetails],
  operand: {
    name: 'NAME@VERSION',
    help: 'published release; none is needed with --from or --site',
    isRepeatable: true,
    isOptional: true,
  },
  options: {
    ...changeOptions,
    reason: text('TEXT', 'reason for the log'),
    from: text('ENV', 'also all other releases that are live in another environment'),
    aged: parsed(
      { value: 'TIME', help: 'only those of --from that are live there for so long: 1d, 12h' },
      (given) => (given === '' ? undefined : parseTtl(given)),
    ),
    site: text('FILE', 'site configuration to make live with them'),
    watch: watchFlag,
    ...watchOptions,
  },
  example: 'catalogue@1.4.0 --reason "New gloves"',
  run: async (call) => {
    const { site: siteFile, from, aged: agedMs, reason } = call.options;
    if (call.operands.length === 0 && (siteFile ?? from) === undefined)
      throw new ReleaseError('usage', 'Name releases, as catalogue@1.4.2, or give --from or --site.');
    const request = { targets: call.operands, siteFile, from, agedMs, reason };
    return await watchedChange(call, () => openOperator(call).promote(request));
  },
});

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

export const share = verb({
  name: 'share',
  group: 'Change the live site',
  summary: 'Gives a release to a part of the visitors',
  details: [
    'From their second page on, these visitors get the whole site with it; those who refuse cookies, and search engines, get what is',
    'live. Repeat the command with another --percent. `promote` gives it to all, --end or `rollback` to nobody.',
    ...changeDetails,
    ...watchDetails,
  ],
  operand: { name: 'NAME@VERSION', help: 'published release; none with --end', isOptional: true },
  options: {
    ...changeOptions,
    percent: parsed({ value: 'N', help: 'part of the visitors, from 1 to 99', fallback: '10' }, parsePercent),
    end: flag('take the share back'),
    reason: text('TEXT', 'what is tried, or what went wrong; required'),
    watch: watchFlag,
    ...watchOptions,
  },
  example: 'catalogue@1.5.0 --percent 10 --reason "New list"',
  run: async (call) => {
    const { percent, end, reason = '' } = call.options;
    const operator = openOperator(call);
    if (end === (call.operand !== ''))
      throw new ReleaseError('usage', 'Name the release to share, as catalogue@1.5.0, or give --end alone.');
    if (end) return await reportChange(call, await operator.endShare(reason));
    return await watchedChange(call, () => operator.share({ target: call.operand, percent, reason }));
  },
});

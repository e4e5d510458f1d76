/** Common parts of the verbs that change the live site. */
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import type { ChangeResult } from '../store/chain.js';
import type { Preparation } from '../operating/settle.js';
import { changeText } from './change-text.js';
import { flag, type Options, type ValuesOf } from './option.js';
import type { Report } from './report.js';
import type { Call } from './verb.js';

export const changeOptions = {
  quick: flag('skip the best compression of pages; the next change does it'),
};

/** Details of every change in the help. */
export const changeDetails: readonly string[] = [
  'Reports the change as soon as visitors have it. Then renders the pages of possible rollbacks and compresses all pages.',
];

export const warningLines = (warnings: readonly string[]) => warnings.map((warning) => `Warning: ${warning}`);

function changeLines({ changed, generation, did, pages, warnings }: ChangeResult): readonly string[] {
  const done = `Generation ${generation}: ${did.map(changeText).join(', ')}.`;
  return [
    changed ? done : `Nothing to change; generation ${generation} is live.`,
    ...(pages > 0 ? [`${pages} pages rendered.`] : []),
    ...warningLines(warnings),
    ...(changed ? ['The site is live. What follows prepares rollbacks and may be interrupted.'] : []),
  ];
}

const changeReport = (result: ChangeResult, { pages, warnings }: Preparation): Report => ({
  lines: [...(pages > 0 ? [`${pages} pages rendered for rollbacks.`] : []), ...warningLines(warnings)],
  details: { ...result, prepared: pages, warnings: [...result.warnings, ...warnings] },
});

type Changing = Pick<Call<Options>, 'isJson' | 'store' | 'env'> & {
  readonly options: ValuesOf<typeof changeOptions>;
};

/** Reports a change at once, then does what follows every change; what that needs is loaded when visitors have the change. */
export async function reportChange(
  { store, env, isJson, options }: Changing,
  result: ChangeResult,
): Promise<Report> {
  if (!isJson) process.stdout.write(`${changeLines(result).join('\n')}\n`);
  const { openOperator } = await import('../operating/operator.js');
  const settling = openOperator({ store, env }).settle({ isQuick: options.quick });
  return changeReport(
    result,
    await settling.catch((error: unknown) => {
      throw unsettled(store.failure?.() ?? error, result);
    }),
  );
}

/** Error of a change that is live while the work after it failed. */
function unsettled(error: unknown, result: ChangeResult): unknown {
  if (!result.changed) return error;
  const cause = error instanceof ReleaseError ? error.cause : error;
  const text = `The change is live; what follows it failed: ${messageOf(error)} The same command does what is left; a rollback with the version that it went to.`;
  return Object.assign(new ReleaseError('unfinished', text, { ...result }), cause !== undefined && { cause });
}

import type { Trial } from 'shared-types/release';
import { openOperator } from '../../operating/operator.js';
import type { PublishResult } from '../../publishing/publish-builds.js';
import type { ChainPlace } from '../../store/generation-files.js';
import { sourceText } from '../change-text.js';
import type { Report } from '../report.js';
import { flag } from '../option.js';
import { verb, type Verb } from '../verb.js';

function resultText(changed: boolean, mended: number): string {
  if (mended > 0) return `was published already; damaged files repaired: ${mended}.`;
  return changed ? 'published.' : 'was published already.';
}

export const publishReport = (releases: readonly PublishResult[]): Report => ({
  lines: [
    ...releases.flatMap(({ name, version, changed, mended, source, openSteps, firstViews }) => [
      `${name} ${version}${sourceText(source)} ${resultText(changed, mended)}`,
      ...openSteps,
      ...firstViews,
    ]),
  ],
  details: { changed: releases.some(({ changed }) => changed), releases },
});

/** Tries built packages in a browser. @throws `ReleaseError` with what the browser refused */
export type TryBuilds = (
  place: ChainPlace,
  folders: readonly string[],
) => Promise<{ readonly trial: Trial; readonly notes: readonly string[] }>;

export const publishVerb = (tryBuilds: TryBuilds): Verb =>
  verb({
    name: 'publish',
    group: 'Set up and keep',
    summary: 'Copies built packages into the store',
    details: ['Visitors see nothing of it before `promote`.'],
    operand: { name: 'DIST', help: 'folder of a build', isRepeatable: true },
    options: {
      try: flag('open each in a Chromium before, under the policy of the site, and refuse what it refuses'),
    },
    example: 'remote-catalogue/dist/1.4.0',
    run: async (call) => {
      const tried = call.options.try ? await tryBuilds(call, call.operands) : undefined;
      const published = await openOperator(call).publish(call.operands, { trial: tried?.trial });
      const { lines, details } = publishReport(published);
      return { lines: [...(tried?.notes ?? []), ...lines], details };
    },
  });

import { openOperator } from '../../operating/operator.js';
import type { PublishResult } from '../../publishing/publish-builds.js';
import { sourceText } from '../change-text.js';
import type { Report } from '../report.js';
import { verb } from '../verb.js';

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

export const publish = verb({
  name: 'publish',
  group: 'Set up and keep',
  summary: 'Copies built packages into the store',
  details: ['Visitors see nothing of it before `promote`.'],
  operand: { name: 'DIST', help: 'folder of a build', isRepeatable: true },
  options: {},
  example: 'remote-catalogue/dist/1.4.0',
  run: async (call) => {
    return publishReport(await openOperator(call).publish(call.operands));
  },
});

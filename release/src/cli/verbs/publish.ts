import { openOperator } from '../../operating/operator.js';
import type { PublishResult } from '../../publishing/publish.js';
import { sourceText } from '../change-text.js';
import type { Report } from '../report.js';
import { verb } from '../verb.js';

function resultText(changed: boolean, mended: number): string {
  if (mended > 0) return `was published already; damaged files repaired: ${mended}.`;
  return changed ? 'published.' : 'was published already.';
}

export const publishReport = (releases: readonly PublishResult[], notes: readonly string[] = []): Report => ({
  lines: [
    ...releases.flatMap(({ name, version, changed, mended, source, openSteps }) => [
      `${name} ${version}${sourceText(source)} ${resultText(changed, mended)}`,
      ...openSteps,
    ]),
    ...notes,
  ],
  details: { changed: releases.some(({ changed }) => changed), releases, notes },
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
    const operator = openOperator(call);
    const releases = await operator.publish(call.operands);
    return publishReport(releases, await operator.publishNotes(call.operands));
  },
});

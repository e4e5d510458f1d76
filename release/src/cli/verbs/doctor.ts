import { openOperator } from '../../operating/operator.js';
import type { Diagnosis } from '../../operating/diagnose.js';
import type { Report } from '../report.js';
import { verb } from '../verb.js';

export function doctorReport(diagnosis: Diagnosis | undefined): Report {
  if (!diagnosis) return { lines: ['Nothing is live yet.'], details: { changed: false } };
  const {
    sample,
    indexable,
    unfilled,
    sampleParts,
    sampleContent,
    sampleArticles = [],
    warnings,
    retired,
    leftOut,
    problem,
  } = diagnosis;
  const isKept = !sample || indexable;
  return {
    lines: [
      `The site ${sample ? 'calls itself a sample' : 'is a real one'}; search engines ${isKept ? 'may keep' : 'keep out of'} it.`,
      unfilled.length > 0
        ? 'Still of the sample; correct them in the configuration, then `configure`:'
        : 'Every field of the configuration is filled.',
      ...unfilled.map(({ field, value }) => `  ${field}: ${value}`),
      ...(retired.length > 0 ? [`Retired, their pages answer 410: ${retired.join(', ')}.`] : []),
      ...(leftOut.length > 0
        ? [`Left out of header and footer, because nothing is there: ${leftOut.join(', ')}.`]
        : []),
      ...sampleParts.flatMap(({ part, holds, change }) => [
        `${part} of the sample: ${holds.join(', ')}`,
        `  ${change}`,
      ]),
      ...sampleContentLines(sample, sampleContent),
      ...sampleArticleLines(sampleArticles),
      ...warnings.map((warning) => `Warning: ${warning}`),
      ...(problem === undefined ? [] : [`Not ready: ${problem}`]),
    ],
    details: { changed: false, ...diagnosis },
    ...(problem !== undefined && { reason: 'refused' }),
  };
}

/** Sample content that a real site has to replace, file by file. */
function sampleContentLines(isSampleSite: boolean, content: Diagnosis['sampleContent']): readonly string[] {
  if (!content) return ['Whether the pages have sample content is not known: no live release says so.'];
  if (content.length === 0) return ['No page has sample content.'];
  return [
    isSampleSite
      ? 'Sample content that a real site leaves out:'
      : 'Sample content is left out; write your own in these files, take the marks out, and publish:',
    ...content.map(({ entry, file }) => `  ${entry} (${file})`),
  ];
}

const shownArticles = 5;

function sampleArticleLines(numbers: readonly string[]): readonly string[] {
  if (numbers.length === 0) return [];
  const more = numbers.length > shownArticles ? ' and others' : '';
  return [
    `Articles with sample data: ${numbers.length}. Import your own, as docs/catalogue-data.md says, build and publish:`,
    `  ${numbers.slice(0, shownArticles).join(', ')}${more}`,
  ];
}

export const doctor = verb({
  name: 'doctor',
  group: 'Inspect',
  summary: 'Tries the store, lists sample content of the live site',
  details: [
    'Exit code 7 if the store lets two writers create the same key, 3 while search engines may list a site with sample content.',
  ],
  options: {},
  example: '',
  run: async (call) => {
    const report = doctorReport(await openOperator(call).diagnose());
    const proof = 'The store keeps what was created first: of 20 simultaneous writers, one won.';
    return { ...report, lines: [proof, ...report.lines] };
  },
});

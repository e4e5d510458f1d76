import type { Diagnosis } from '../../operating/diagnose.js';
import { openOperator } from '../../operating/operator.js';
import type { Report } from '../report.js';
import { verb } from '../verb.js';

const shownArticles = 5;

/** A heading with lines below it; nothing where there are none. */
const listed = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];

/** Report of what a site has of the sample, with where to change it. */
export function doctorReport(diagnosis: Diagnosis | undefined): Report {
  if (!diagnosis) return { lines: ['Nothing is live yet.'], details: { changed: false } };
  const { sample, indexable, unfilled, sampleParts, retired, leftOut, problem } = diagnosis;
  const { sampleContent = [], sampleArticles = [], endedCertificates } = diagnosis;
  const isKept = !sample || indexable;
  return {
    lines: [
      `The site ${sample ? 'calls itself a sample' : 'is a real one'}; search engines ${isKept ? 'may keep' : 'keep out of'} it.`,
      ...listed(
        'Still of the sample; correct them in the configuration, then `configure`:',
        unfilled.map(({ field, value }) => `${field}: ${value}`),
      ),
      ...listed('Retired, their pages answer 410:', retired),
      ...listed(
        `Certificates that have ended: ${endedCertificates.length}. Import the new ones, build and publish:`,
        endedCertificates.slice(0, shownArticles),
      ),
      ...listed('Left out of header and footer, because nothing is there:', leftOut),
      ...sampleParts.flatMap(({ part, holds, change }) =>
        listed(`${part} of the sample: ${holds.join(', ')}`, [change]),
      ),
      ...listed(
        'Sample content, which a real site leaves out; write your own, take the marks out, and publish:',
        sampleContent.map(({ entry, file }) => `${entry} (${file})`),
      ),
      ...listed(
        `Articles with sample data: ${sampleArticles.length}. Import your own, as docs/catalogue-data.md says, build and publish:`,
        sampleArticles.slice(0, shownArticles),
      ),
      ...(problem === undefined ? [] : [`Not ready: ${problem}`]),
    ],
    details: { changed: false, ...diagnosis },
    ...(problem !== undefined && { reason: 'refused' }),
  };
}

export const doctor = verb({
  name: 'doctor',
  group: 'Inspect',
  summary: 'Tries the store, lists samples and ended certificates',
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

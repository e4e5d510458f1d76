import { openOperator } from '../../operating/operator.js';
import { tabMs } from '../../model/needed-releases.js';
import { parseTtl } from '../../model/preview.js';
import { ReleaseError } from '../../model/release-error.js';
import { flag, parsed } from '../option.js';
import { verb } from '../verb.js';

function parseAge(given: string): number {
  const ageMs = parseTtl(given);
  if (ageMs >= tabMs) return ageMs;
  throw new ReleaseError('usage', `A tab may be open for 30 days. Give --age 30d or more, not ${given}.`);
}

export const gc = verb({
  name: 'gc',
  group: 'Set up and keep',
  summary: 'Lists or deletes releases and pages that nobody needs',
  details: [
    'Keeps what is live in any environment, what its last 10 generations can be rolled back to, what was live or published in the time of --age, and the pages of what is live and of each rollback by one step.',
  ],
  options: {
    age: parsed({ value: 'TIME', help: 'how long releases are kept: 30d, 90d', fallback: '30d' }, parseAge),
    delete: flag('delete them; without it, they are only listed'),
  },
  example: '--age 90d --delete',
  run: async (call) => {
    const isDeleting = call.options.delete;
    const garbage = await openOperator(call).collectGarbage({ isDeleting, ageMs: call.options.age });
    const { releases, pageSets, files, bytes } = garbage;
    const done = isDeleting ? 'Deleted' : 'To delete';
    return {
      lines:
        files === 0
          ? ['Nothing to delete.']
          : [
              `${done}: ${pageSets} page sets and ${releases.length} releases, ${files} files, ${(bytes / 1e6).toFixed(1)} MB.`,
              ...releases.map((release) => `  ${release}`),
              ...(isDeleting ? [] : ['Nothing is deleted yet. To delete it, add --delete.']),
            ],
      details: { changed: isDeleting && files > 0, ...garbage },
    };
  },
});

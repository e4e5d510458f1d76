import { openOperator } from '../../operating/operator.js';
import { flag } from '../option.js';
import { verb } from '../verb.js';

export const gc = verb({
  name: 'gc',
  group: 'Set up and repair',
  summary: 'Lists or deletes releases and pages that nobody needs',
  details: [
    'Keeps what is live in any environment, what its last 10 generations can be rolled back to, what was live or published in the last 30 days, and the pages of what is live and of each rollback by one step.',
  ],
  options: { delete: flag('delete them; without it, they are only listed') },
  example: '--delete',
  run: async (call) => {
    const isDeleting = call.options.delete;
    const garbage = await openOperator(call).collectGarbage({ isDeleting });
    const { releases, pageSets, files } = garbage;
    const done = isDeleting ? 'Deleted' : 'To delete';
    return {
      lines:
        files === 0
          ? ['Nothing to delete.']
          : [
              `${done}: ${pageSets} page sets and ${releases.length} releases, ${files} files.`,
              ...releases.map((release) => `  ${release}`),
              ...(isDeleting ? [] : ['Nothing is deleted yet. To delete it, add --delete.']),
            ],
      details: { changed: isDeleting && files > 0, ...garbage },
    };
  },
});

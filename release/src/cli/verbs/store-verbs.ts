/** Verbs that set up and keep a store. */
import { openOperator } from '../../operating/operator.js';
import { flag, text } from '../option.js';
import { verb } from '../verb.js';

export const init = verb({
  name: 'init',
  group: 'Set up and keep',
  summary: 'Makes an empty folder or bucket a store',
  options: {},
  example: '--store /srv/site',
  run: async (call) => {
    const { title } = call.store;
    const changed = await openOperator(call).init();
    return {
      lines: [changed ? `${title} is a store now.` : `${title} is a store already.`],
      details: { changed },
    };
  },
});

export const render = verb({
  name: 'render',
  group: 'Set up and keep',
  summary: 'Draws the live pages that are missing or damaged',
  details: [
    'Does so for all environments of the store, with this checkout: run it before servers of a checkout that gives pages another',
    'form take over, and after pages were damaged.',
  ],
  options: {},
  example: '',
  run: async (call) => {
    const pages = await openOperator(call).render();
    return {
      lines: [pages === 0 ? 'All pages are there.' : `${pages} pages rendered.`],
      details: { changed: pages > 0, pages },
    };
  },
});

export const gc = verb({
  name: 'gc',
  group: 'Set up and keep',
  summary: 'Lists or deletes releases and pages that nobody needs',
  details: [
    'Keeps what is live in any environment, what its last 10 generations can be rolled back to, what was live or published in the last 30 days, and the pages of what is live and of each rollback by one step.',
  ],
  options: { delete: flag('delete them; without it, they are only listed') },
  example: '--delete',
  run: async (call) => {
    const isDeleting = call.options.delete;
    const garbage = await openOperator(call).collectGarbage({ isDeleting });
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

export const removeEnvironment = verb({
  name: 'environment remove',
  group: 'Set up and keep',
  summary: 'Removes an environment that is no longer needed',
  details: [
    'Nothing is live there any more; its history stays. `gc --delete` then deletes what nobody else needs.',
    'Refuses the environment that --env names, or its default. Stop servers of the removed one first.',
  ],
  operand: { name: 'NAME', help: 'environment' },
  options: { reason: text('TEXT', 'why it is no longer needed; required') },
  example: 'preview --reason "Seen by all"',
  run: async (call) => {
    const request = { name: call.operand, reason: call.options.reason ?? '' };
    const result = await openOperator(call).removeEnvironment(request);
    const done = `${call.operand} is removed. \`gc --delete\` deletes its pages from tomorrow on.`;
    return { lines: [result.changed ? done : 'Nothing to change.'], details: { ...result } };
  },
});

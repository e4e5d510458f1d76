import { openOperator } from '../../operating/operator.js';
import { verb } from '../verb.js';

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

import { openOperator } from '../../operating/operator.js';
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

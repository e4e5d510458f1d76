import { openOperator } from '../../operating/operator.js';
import { verb } from '../verb.js';

export const init = verb({
  name: 'init',
  group: 'Set up and repair',
  summary: 'Makes an empty folder a store',
  options: {},
  example: '--store /srv/site',
  run: async (call) => {
    const { store } = call;
    const changed = await openOperator(call).init();
    return {
      lines: [changed ? `${store} is a store now.` : `${store} is a store already.`],
      details: { changed },
    };
  },
});

import { openOperator } from '../../operating/operator.js';
import { changeText } from '../change-text.js';
import { portOption } from './preview.js';
import { verb } from '../verb.js';

export const listPreviews = verb({
  name: 'preview list',
  group: 'Previews',
  summary: 'Lists the previews that are open',
  options: { port: portOption },
  example: '',
  run: async (call) => {
    const previews = await openOperator(call).previews(call.options.port);
    const lines = previews.map(({ address, endsAt = '', actor, did, reason }) => {
      const changes = did.map((change) => changeText(change)).join(', ');
      return `${address}  until ${endsAt}  ${actor}  ${changes}${reason ? `  (${reason})` : ''}`;
    });
    return {
      lines: lines.length > 0 ? lines : ['No preview is open.'],
      details: { changed: false, previews },
    };
  },
});

import { openOperator } from '../../operating/operator.js';
import { verb } from '../verb.js';

export const closePreview = verb({
  name: 'preview close',
  group: 'Previews',
  summary: 'Ends a preview now',
  operand: { name: 'NAME', help: 'of the preview, as `preview list` shows it' },
  options: {},
  example: 'catalogue-1-5-0',
  run: async (call) => {
    await openOperator(call).closePreview(call.operand);
    return { lines: [`The preview ${call.operand} is closed.`], details: { changed: true } };
  },
});

import { openOperator } from '../../operating/operator.js';
import { text } from '../option.js';
import { verb } from '../verb.js';

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
    const done = `${call.operand} is removed. To delete its pages, run \`gc --delete\`.`;
    return { lines: [result.changed ? done : 'Nothing to change.'], details: { ...result } };
  },
});

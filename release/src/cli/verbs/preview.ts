import { parseTtl } from '../../model/preview.js';
import { openOperator } from '../../operating/operator.js';
import { warningLines } from '../change.js';
import { changeText } from '../change-text.js';
import { parsePort, parsed, text } from '../option.js';
import { verb } from '../verb.js';

const portOption = {
  port: parsed(
    {
      value: 'N',
      help: 'of a server at localhost, for the address; by default that of the site',
      variable: 'PORT',
    },
    (given) => (given === '' ? undefined : parsePort(given)),
  ),
};

export const preview = verb({
  name: 'preview',
  group: 'Previews',
  summary: 'Opens the live site with other releases, to look at',
  details: [
    'Answers with an address at which the running server shows it. Visitors notice nothing.',
    'The same name again shows the new releases there, and the time begins anew.',
    '`preview list` lists what is open, `preview close NAME` ends one.',
  ],
  operand: { name: 'NAME@VERSION', help: 'published release', isRepeatable: true },
  options: {
    ...portOption,
    name: text('NAME', 'of the address; made from the releases by default, with an end that nobody guesses'),
    host: text('NAME', 'host name of its own instead, which leads to the server: review.example.com'),
    reason: text('TEXT', 'reason for the list'),
    site: text('FILE', 'site configuration to show with them'),
    ttl: parsed({ value: 'TIME', help: 'when it ends: 7d, 12h, 30m', fallback: '7d' }, parseTtl),
  },
  example: 'catalogue@1.5.0 --ttl 2d',
  run: async (call) => {
    const { site: siteFile, ttl: ttlMs, ...options } = call.options;
    const opened = await openOperator(call).preview({ targets: call.operands, siteFile, ttlMs, ...options });
    const { address, endsAt, name, warnings } = opened;
    return {
      lines: [address, `Open until ${endsAt}, or \`preview close ${name}\`.`, ...warningLines(warnings)],
      details: { ...opened },
    };
  },
});

export const listPreviews = verb({
  name: 'preview list',
  group: 'Previews',
  summary: 'Lists the previews that are open',
  options: portOption,
  example: '',
  run: async (call) => {
    const previews = await openOperator(call).previews(call.options.port);
    const lines = previews.map(({ address, endsAt = '', actor, did, reason }) => {
      const changes = did.map(changeText).join(', ');
      return `${address}  until ${endsAt}  ${actor}  ${changes}${reason ? `  (${reason})` : ''}`;
    });
    return {
      lines: lines.length > 0 ? lines : ['No preview is open.'],
      details: { changed: false, previews },
    };
  },
});

export const closePreview = verb({
  name: 'preview close',
  group: 'Previews',
  summary: 'Ends a preview now',
  operand: { name: 'NAME', help: 'of the preview, as `preview list` shows it' },
  options: {},
  example: 'catalogue-1-5-0-4f9c21ab',
  run: async (call) => {
    await openOperator(call).closePreview(call.operand);
    return { lines: [`The preview ${call.operand} is closed.`], details: { changed: true } };
  },
});

import path from 'node:path';
import { ReleaseError } from 'release/model/release-error';
import { exportSite } from '../exporting/export-site.js';
import { parsed, text } from 'release/cli/option';
import { verb } from 'release/cli/verb';

function parseAddress(given: string): string | undefined {
  if (given === '' || /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(given)) return given || undefined;
  throw new ReleaseError(
    'usage',
    `'${given}' is not the address of a server. Give one as http://127.0.0.1:4173`,
  );
}

export const exportVerb = verb({
  name: 'export',
  group: 'Serve',
  summary: 'Writes the live site for nginx, or what has changed',
  details: [
    'nginx answers by FOLDER/nginx.conf as `serve` does. Repeat the command after each change of the live site.',
  ],
  operand: { name: 'FOLDER', help: 'empty folder, or one with an earlier export' },
  options: {
    api: parsed(
      { value: 'URL', help: '`release serve` that answers /api and /release/health' },
      parseAddress,
    ),
    draw: parsed(
      { value: 'URL', help: '`release serve` that draws searches and filtered lists' },
      parseAddress,
    ),
    server: text('FILE', 'directives of nginx: listen, server_name, certificates; without it, port 80'),
  },
  example: '/srv/www --server /etc/nginx/site-server.conf --api http://127.0.0.1:4173',
  run: async (call) => {
    const { api, draw, server } = call.options;
    const serverFile = server === undefined ? undefined : path.resolve(server);
    const result = await exportSite(call, { folder: call.operand, api, draw, serverFile });
    const { generation, folder, configuration, written, removed, isConfigured, unanswered } = result;
    const isChanged = written + removed > 0 || isConfigured;
    return {
      lines: [
        isChanged
          ? `Generation ${generation} is in ${folder}: ${written} files written, ${removed} removed.`
          : `Nothing to change; generation ${generation} is in ${folder}.`,
        ...(isConfigured ? [`${configuration} has changed. Load it: nginx -t && nginx -s reload`] : []),
        ...unanswered.map((form) => `Warning: nginx answers 404 to ${form}. Name a server with --api.`),
      ],
      details: { changed: isChanged, ...result },
    };
  },
});

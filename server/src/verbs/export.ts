import { ReleaseError } from 'release/model/release-error';
import { exportSite } from '../exporting/export-site.js';
import { parsed } from 'release/cli/option';
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
  summary: 'Writes the live site as files, for nginx or a bucket',
  details: [
    'FOLDER/site has the files, FOLDER/nginx.conf what nginx serves them by. It writes what has changed: repeat the command after each change.',
  ],
  operand: { name: 'FOLDER', help: 'empty folder, or one with an earlier export' },
  options: {
    server: parsed(
      { value: 'URL', help: '`release serve` that answers /api and draws searches and filtered lists' },
      parseAddress,
    ),
  },
  example: '/srv/www --server http://127.0.0.1:4173',
  run: async (call) => {
    const result = await exportSite(call, { folder: call.operand, server: call.options.server });
    const { generation, folder, written, removed, isConfigured } = result;
    return {
      lines: [
        `Generation ${generation} is in ${folder}: ${written} files written, ${removed} removed.`,
        ...(isConfigured ? [`${folder}/nginx.conf has changed. Load it: nginx -t && nginx -s reload`] : []),
        ...(call.options.server === undefined ? ['Without --server, nobody answers below /api.'] : []),
      ],
      details: { changed: written + removed > 0 || isConfigured, ...result },
    };
  },
});

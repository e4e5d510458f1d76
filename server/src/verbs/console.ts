import { once } from 'node:events';
import { openOperator } from 'release/operating/operator';
import { parsed, parsePort } from 'release/cli/option';
import { verb } from 'release/cli/verb';
import { serversIn, serverOptions } from 'release/cli/verbs/watch';

export const consoleVerb = verb({
  name: 'console',
  group: 'Inspect',
  summary: 'Shows all of it on a page, for this machine only',
  details: [
    'What is live and who made it so, what waits, shares, previews, history, problems. Each action is a command to copy.',
  ],
  options: {
    ...serverOptions,
    port: parsed({ value: 'N', help: 'port; 0 takes a free one', fallback: '4180' }, parsePort),
  },
  example: '--server http://localhost:8080',
  run: async (call) => {
    const { server, token, port } = call.options;
    const servers = server === undefined ? [] : serversIn(server);
    const { serveConsole } = await import('../console/console-server.js');
    const operator = openOperator(call);
    const { store, env } = call;
    const served = await serveConsole(port, { operator, store, env, servers, token });
    const address = `http://localhost:${served.port}/`;
    process.stdout.write(call.isJson ? `${JSON.stringify({ ok: true, address })}\n` : `${address}\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await served.close();
    return { lines: [], details: { changed: false, address } };
  },
});

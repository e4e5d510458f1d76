/**
 * Whether an enquiry arrives through Debian's Postfix: an instance of its own, on a loopback address, which delivers
 * into a folder. Needs root and `apt-get install --no-install-recommends postfix`; without them it says so and ends.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/postfix';

/** Whether this machine can run it. */
export const hasPostfix = () => existsSync(program) && process.getuid?.() === 0;

/** @param {string} name of an account @param {'-u' | '-g'} kind */
const idOf = (name, kind) => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));

/** @param {string} folder of the instance @param {number} port */
function writeConfiguration(folder, port) {
  const of = (/** @type {string} */ name) => path.join(folder, name);
  for (const name of ['conf', 'queue', 'data', 'mail']) mkdirSync(of(name), { recursive: true });
  const postfix = { user: idOf('postfix', '-u'), group: idOf('postfix', '-g') };
  chownSync(of('data'), postfix.user, postfix.group);
  chownSync(of('mail'), postfix.user, postfix.group);
  const settings = {
    compatibility_level: '3.6',
    queue_directory: of('queue'),
    data_directory: of('data'),
    maillog_file: of('log'),
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    mynetworks: '127.0.0.0/8',
    mydestination: '',
    virtual_mailbox_domains: 'gloves.example',
    virtual_mailbox_base: of('mail'),
    virtual_mailbox_maps: 'static:inbox/',
    virtual_minimum_uid: '1',
    virtual_uid_maps: `static:${postfix.user}`,
    virtual_gid_maps: `static:${postfix.group}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(of('conf/main.cf'), `${lines.join('\n')}\n`);
  const services = [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    'pickup unix n - n 60 1 pickup',
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'anvil unix - - n - 1 anvil',
    'proxymap unix - - n - - proxymap',
    'virtual unix - n n - - virtual',
    'error unix - - n - - error',
    'postlog unix-dgram n - n - 1 postlogd',
  ];
  writeFileSync(of('conf/master.cf'), `${services.join('\n')}\n`);
}

/**
 * @param {string} folder
 * @param {number} port
 * @returns {{ messages: () => readonly string[], stop: () => void }}
 */
function startPostfix(folder, port) {
  writeConfiguration(folder, port);
  const run = (/** @type {string} */ verb) =>
    execFileSync(program, ['-c', path.join(folder, 'conf'), verb], { stdio: 'ignore' });
  run('start');
  const inbox = path.join(folder, 'mail/inbox/new');
  const messages = () =>
    existsSync(inbox) ? readdirSync(inbox).map((name) => readFileSync(path.join(inbox, name), 'utf8')) : [];
  return { messages, stop: () => void run('stop') };
}

/**
 * @param {string} folder
 * @param {number} port
 * @param {() => Promise<readonly string[]>} sendAll posts enquiries to a site that forwards to the port; gives their references
 * @returns {Promise<{ sent: number, arrived: number }>}
 */
export async function throughPostfix(folder, port, sendAll) {
  const postfix = startPostfix(folder, port);
  try {
    const refs = await sendAll();
    const missing = () => refs.filter((ref) => !postfix.messages().some((text) => text.includes(ref)));
    for (let looks = 0; missing().length > 0 && looks < 60; looks += 1) await pause(500);
    const [first = ''] = postfix.messages();
    console.log(first.split('\n\n')[0]);
    return { sent: refs.length, arrived: refs.length - missing().length };
  } finally {
    postfix.stop();
  }
}

/** A mail server for tests and measurements that fails in every way a real one does. */
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** A way to fail. `data-cut-stored` stores the message, and its answer is lost. */
export const mailFaults = [
  'connection-dropped',
  'greeting-421',
  'greeting-hangs',
  'mail-from-451',
  'rcpt-to-450',
  'data-451',
  'data-hangs',
  'data-cut-lost',
  'data-cut-stored',
] as const;

export type MailFault = (typeof mailFaults)[number] | 'rcpt-to-550' | 'data-554';

/** A message that the server has, whether it could say so or not. */
interface ReceivedMail {
  readonly text: string;
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  /** True if its answer reached the sender. */
  readonly isAnswered: boolean;
}

export type FaultyMailServer = Awaited<ReturnType<typeof startFaultyMailServer>>;

export interface FaultyMailOptions {
  /** Asked once for each connection. */
  readonly nextFault?: () => MailFault | undefined;
  /** Offers STARTTLS with this certificate. */
  readonly certificate?: { readonly key: string; readonly cert: string };
}

function smtpError(responseCode: number): Error {
  return Object.assign(new Error('refused: somebody@private.example said no'), { responseCode });
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

export async function startFaultyMailServer(options: FaultyMailOptions = {}) {
  const { nextFault = () => undefined, certificate } = options;
  const received: ReceivedMail[] = [];
  const met: Record<string, number> = {};
  const faults = new Map<string, MailFault | undefined>();

  const isMet = (id: string, fault: MailFault) => {
    if (faults.get(id) !== fault) return false;
    met[fault] = (met[fault] ?? 0) + 1;
    return true;
  };
  const cut = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  };

  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...certificate,
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: ({ id }, callback) => {
      faults.set(id, nextFault());
      if (isMet(id, 'connection-dropped')) cut(id);
      else if (isMet(id, 'greeting-421')) callback(smtpError(421));
      else if (!isMet(id, 'greeting-hangs')) callback();
    },
    onMailFrom: (_, { id }, callback) => callback(isMet(id, 'mail-from-451') ? smtpError(451) : null),
    onRcptTo: (_, { id }, callback) => {
      if (isMet(id, 'rcpt-to-450')) callback(smtpError(450));
      else callback(isMet(id, 'rcpt-to-550') ? smtpError(550) : null);
    },
    onData: (stream, { id, envelope }, callback) => {
      void textOf(stream).then((text) => {
        if (isMet(id, 'data-451')) return callback(smtpError(451));
        if (isMet(id, 'data-554')) return callback(smtpError(554));
        if (isMet(id, 'data-hangs')) return;
        if (isMet(id, 'data-cut-lost')) return cut(id);
        const isAnswered = !isMet(id, 'data-cut-stored');
        const { mailFrom, rcptTo } = envelope;
        received.push({
          text,
          isAnswered,
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
        });
        if (isAnswered) callback();
        else cut(id);
      });
    },
  });
  // A connection that the sender cuts is no fault of this server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    met,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The identity server in a process of its own: Jest and Playwright cannot load it as it is. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { packageAround } from 'tooling/setup/root';
import type { Knobs } from './identity.js';
import type { IdentityUser } from './identity-users.js';

/** Question of a test to the process: changes of the knobs first, then an answer of what happened. */
export interface Question {
  readonly id: number;
  readonly knobs?: Partial<Knobs>;
}

export interface Look {
  readonly log: readonly string[];
  readonly users: readonly IdentityUser[];
}

type Answer = Look & Pick<Question, 'id'>;

export interface IdentityProcess {
  /** Origin of the server, also the `domain` in the site's configuration. */
  readonly origin: string;
  readonly clientId: string;
  readonly turn: (knobs: Partial<Knobs>) => Promise<void>;
  readonly look: () => Promise<Look>;
  readonly stop: () => Promise<void>;
}

/** Starts the server on a free port. @param siteOrigin of the site that may sign in */
export async function forkIdentity(siteOrigin: string): Promise<IdentityProcess> {
  const folder = packageAround(import.meta.dirname);
  const program = path.join(folder, 'dist/test-servers/identity-child.js');
  const child = fork(program, [siteOrigin], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let warnings = '';
  child.stderr?.on('data', (data: Buffer) => {
    warnings += String(data);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { origin, clientId } = await new Promise<Pick<IdentityProcess, 'origin' | 'clientId'>>(
    (resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`The identity server did not start.\n${warnings}`)));
    },
  );
  let questions = 0;

  const ask = (knobs?: Partial<Knobs>) =>
    new Promise<Answer>((resolve) => {
      const question: Question = { id: ++questions, ...(knobs && { knobs }) };
      const listen = (answer: Answer) => {
        if (answer.id !== question.id) return;
        child.off('message', listen);
        resolve(answer);
      };
      child.on('message', listen);
      child.send(question);
    });

  return {
    origin,
    clientId,
    turn: async (knobs) => {
      await ask(knobs);
    },
    look: () => ask(),
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}

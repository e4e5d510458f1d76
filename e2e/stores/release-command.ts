/** The release command line, as an operator runs it. */
import { execFile } from 'node:child_process';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../tooling/dist/release.js');

export interface ReleaseReport {
  readonly ok: boolean;
  readonly exitCode: number;
  readonly error?: string;
  readonly [detail: string]: unknown;
}

const changingVerbs = ['configure', 'promote', 'retire', 'rollback'];

/** Runs one verb on a store, even if it fails. Nobody downloads the pages, so they stay as they are. */
export const tryRelease = (store: string, ...line: readonly string[]) =>
  new Promise<ReleaseReport>((resolve, reject) => {
    const quick = changingVerbs.includes(line[0] ?? '') ? ['--quick'] : [];
    execFile(process.execPath, [program, ...line, '--store', store, '--json', ...quick], (error, output) => {
      try {
        resolve(JSON.parse(output) as ReleaseReport);
      } catch {
        reject(error ?? new Error(`release ${line.join(' ')} said: ${output}`));
      }
    });
  });

/** @throws with what the verb complains of */
export async function release(store: string, ...line: readonly string[]): Promise<ReleaseReport> {
  const report = await tryRelease(store, ...line);
  if (!report.ok) throw new Error(`release ${line.join(' ')}: ${report.error ?? ''}`);
  return report;
}

/** Versions that are live in the store's usual environment, by the name of the package. */
export async function liveVersions(store: string): Promise<Readonly<Record<string, string>>> {
  const { state } = (await release(store, 'status')) as unknown as {
    readonly state: {
      readonly packages: Readonly<Record<string, { readonly active: { readonly version: string } }>>;
    };
  };
  return Object.fromEntries(
    Object.entries(state.packages).map(([name, { active }]) => [name, active.version]),
  );
}

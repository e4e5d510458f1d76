import path from 'node:path';
import { databaseCode } from '../database/database-errors.js';
import { openDatabase } from '../database/open-database.js';
import type { DatabaseKind, Queries } from '../database/schema.js';
import { ReleaseError } from 'release/model/release-error';
import { messageOf } from 'release/model/thrown';
import { text, type Options } from 'release/cli/option';
import type { Report } from 'release/cli/report';
import { verb, type Call, type Verb, type VerbText } from 'release/cli/verb';

export interface DatabaseCall<Declared extends Options> extends Call<Declared> {
  readonly queries: Queries;
}

type DatabaseVerb<Declared extends Options> = Omit<VerbText<Declared>, 'group'> & {
  readonly run: (call: DatabaseCall<Declared>) => Promise<Report>;
};

/** Declares verbs that work on a database, which must exist: a wrong name would show nothing. The server may run meanwhile. */
export const verbsOn =
  (kind: DatabaseKind, group: VerbText['group']) =>
  <Declared extends Options>({ run, ...declared }: DatabaseVerb<Declared>): Verb => {
    const { content } = kind;
    const file = text('FILE', `database of ${content}`, {
      variable: [`RELEASE_${content.toUpperCase()}`, 'DATABASE_URL'],
      fallback: `${content}.sqlite in the store`,
    });
    return verb({
      ...declared,
      group,
      options: { ...declared.options, [content]: file },
      run: async (call) => {
        const given = call.options[content] as string | undefined;
        const place = given ?? path.join(call.store.title, `${content}.sqlite`);
        const database = await openDatabase(place, kind, { mustExist: true });
        try {
          return await run({ ...call, queries: database.queries });
        } catch (error) {
          if (databaseCode(error) === '') throw error;
          throw new ReleaseError('store', `${database.name}: ${messageOf(error)}. Nothing was changed.`);
        } finally {
          await database.close();
        }
      },
    });
  };

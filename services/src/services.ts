import { declaredForms } from 'release/model/declared-forms';
import type { OpenServices } from 'server/http/api-services';
import { authPaths } from 'shared-types/protocol/auth';
import type { RemoteRelease } from 'shared-types/release';
import { startAccounts } from './accounts/account-service.js';
import { notStored as noAccounts } from './accounts/calls/answers.js';
import { openService } from './database-service.js';
import { accountKind, enquiryKind } from './database/schema.js';
import { enquiryPath, notStored as noEnquiries } from './enquiries/enquiry-handler.js';
import { startEnquiries } from './enquiries/enquiry-service.js';
import { steadyService } from './steady-service.js';

export interface ServicesOptions {
  /** Database of enquiries, made if there is none; or `postgres://…`. Without it, the server accepts no enquiries. */
  readonly enquiriesFile?: string | undefined;
  /** Database of accounts, made if there is none; or `postgres://…`. Without it, nobody can sign in at this server. */
  readonly accountsFile?: string | undefined;
  /** Declares the forms of a remote that is being written, in place of its live ones. */
  readonly draft?: () => Pick<RemoteRelease, 'forms'>;
}

/** Services for a server, each with its database. */
export const apiServices =
  ({ enquiriesFile, accountsFile, draft }: ServicesOptions): OpenServices =>
  (given) => {
    const { log } = given;
    const forms = () => new Map([...given.forms(), ...declaredForms(draft ? [draft()] : [])]);
    const context = { ...given, forms };
    const parts = [
      {
        kind: enquiryKind,
        place: enquiriesFile,
        prefix: enquiryPath,
        absent: noEnquiries,
        start: startEnquiries,
      },
      {
        kind: accountKind,
        place: accountsFile,
        prefix: authPaths.signIn,
        absent: noAccounts,
        start: startAccounts,
      },
    ];
    const services = parts.flatMap(({ kind, place, start, ...part }) => {
      if (place === undefined) return [];
      const open = () => openService({ place, kind, log }, (database) => start(database, context));
      return [steadyService({ ...part, name: kind.content, log, open })];
    });
    return {
      handlers: services.map(({ handler }) => handler),
      health: async () => {
        const said = services.map(async ({ name, health }) => [name, await health()] as const);
        return Object.fromEntries(await Promise.all(said));
      },
      close: async () => {
        for (const service of services) await service.close();
      },
    };
  };

import { declaredForms } from 'release/model/declared-forms';
import type { OpenServices } from 'server/http/api-services';
import { authPaths } from 'shared-types/protocol/auth';
import type { RemoteRelease } from 'shared-types/release';
import { openAccountService } from './accounts/account-service.js';
import { notStored as noAccounts } from './accounts/calls/answers.js';
import { enquiryPath, notStored as noEnquiries } from './enquiries/enquiry-handler.js';
import { openEnquiryService } from './enquiries/enquiry-service.js';
import { steadyService, type Service } from './steady-service.js';

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
  (options: ServicesOptions): OpenServices =>
  (context) => {
    const { enquiriesFile, accountsFile, draft } = options;
    const { log } = context;
    const forms = () => new Map([...context.forms(), ...declaredForms(draft ? [draft()] : [])]);
    const services: Record<string, Service> = {};
    if (enquiriesFile !== undefined)
      services['enquiries'] = steadyService({
        name: 'enquiries',
        prefix: enquiryPath,
        absent: noEnquiries,
        log,
        open: () => openEnquiryService({ ...context, place: enquiriesFile, forms }),
      });
    if (accountsFile !== undefined)
      services['accounts'] = steadyService({
        name: 'accounts',
        prefix: authPaths.signIn,
        absent: noAccounts,
        log,
        open: () => openAccountService({ ...context, place: accountsFile }),
      });
    return {
      handlers: Object.values(services).map(({ handler }) => handler),
      health: async () => {
        const said = Object.entries(services).map(
          async ([name, { health }]) => [name, await health()] as const,
        );
        return Object.fromEntries(await Promise.all(said));
      },
      close: async () => {
        for (const service of Object.values(services)) await service.close();
      },
    };
  };

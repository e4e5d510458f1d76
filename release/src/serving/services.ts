import { authPaths } from 'shared-types/protocol/auth';
import type { RemoteRelease } from 'shared-types/release';
import { openAccountService } from '../accounts/account-service.js';
import { notStored as noAccounts } from '../accounts/calls/answers.js';
import { enquiryPath, notStored as noEnquiries } from '../enquiries/enquiry-handler.js';
import { openEnquiryService, type EnquiryServiceOptions } from '../enquiries/enquiry-service.js';
import { declaredForms } from '../enquiries/read-form.js';
import type { FollowedSite } from './follow-site.js';
import { steadyService, type Service } from './steady-service.js';

export interface ServicesOptions {
  /** Database of enquiries, made if there is none; or `postgres://…`. Without it, the server accepts no enquiries. */
  readonly enquiriesFile?: string | undefined;
  /** Database of accounts, made if there is none; or `postgres://…`. Without it, nobody can sign in at this server. */
  readonly accountsFile?: string | undefined;
  /** Declares the forms of a remote that is being written, in place of its live ones. */
  readonly draft?: () => Pick<RemoteRelease, 'forms'>;
  /** Proxies before the server that each add an address to `X-Forwarded-For`; none by default. */
  readonly proxies?: readonly string[];
  /** Environment variables with the settings of forwarding and of metrics; those of this process by default. */
  readonly variables?: EnquiryServiceOptions['variables'];
}

/** Begins to open the services; the server listens meanwhile. */
export function openServices(
  site: FollowedSite,
  { log, keepAnswer, ...options }: ServicesOptions & Pick<EnquiryServiceOptions, 'log' | 'keepAnswer'>,
) {
  const { enquiriesFile, accountsFile, draft, variables = process.env, proxies = [] } = options;
  const common = { site: () => site.current()?.site, log, proxies };
  const forms = () => new Map([...(site.current()?.forms ?? []), ...declaredForms(draft ? [draft()] : [])]);
  const services: Record<string, Service> = {};
  if (enquiriesFile !== undefined)
    services['enquiries'] = steadyService({
      name: 'enquiries',
      prefix: enquiryPath,
      absent: noEnquiries,
      log,
      open: () => openEnquiryService({ ...common, place: enquiriesFile, forms, keepAnswer, variables }),
    });
  if (accountsFile !== undefined)
    services['accounts'] = steadyService({
      name: 'accounts',
      prefix: authPaths.signIn,
      absent: noAccounts,
      log,
      open: () => openAccountService({ ...common, place: accountsFile }),
    });
  return {
    handlers: Object.values(services).map(({ handler }) => handler),
    /** Parts of `/release/health`, by the names of the services. */
    health: async (): Promise<Readonly<Record<string, unknown>>> => {
      const said = Object.entries(services).map(
        async ([name, { health }]) => [name, await health()] as const,
      );
      return Object.fromEntries(await Promise.all(said));
    },
    close: async () => {
      for (const service of Object.values(services)) await service.close();
    },
  };
}

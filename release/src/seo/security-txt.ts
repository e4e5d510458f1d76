import type { SiteConfiguration } from 'shared-types/release';

const path = '/.well-known/security.txt';

const yearMs = 365 * 24 * 3600 * 1000;

/** Whom to tell of a weakness (RFC 9116). @param at time at which the generation was written */
export function securityTexts({ security, baseUrl }: SiteConfiguration, at: string) {
  if (!security) return [];
  const fields = [
    `Contact: ${security.contact}`,
    `Expires: ${new Date(Date.parse(at) + yearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${path}`,
    ...(security.policy === undefined ? [] : [`Policy: ${security.policy}`]),
  ];
  return [{ path, type: 'text/plain', text: `${fields.join('\n')}\n` }];
}

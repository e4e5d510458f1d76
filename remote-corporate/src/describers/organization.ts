import type { Json, Site } from 'shared-types';

/** The names by which other pages refer to what the home page describes. */
export const organizationId = ({ baseUrl }: Site): string => `${baseUrl}/#organization`;
export const websiteId = ({ baseUrl }: Site): string => `${baseUrl}/#website`;

/** The company as schema.org has it, without what the configuration leaves empty. @param logo its address */
export function organizationOf(site: Site, logo: string): Json {
  const { company, baseUrl } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.name,
    url: `${baseUrl}/home`,
    logo: baseUrl + logo,
    ...(company.linkedin && { sameAs: [company.linkedin] }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      ...(company.email && { email: company.email }),
      ...(company.phone && { telephone: company.phone }),
      availableLanguage: 'English',
    },
  };
}

export const websiteOf = (site: Site): Json => ({
  '@type': 'WebSite',
  '@id': websiteId(site),
  name: site.company.name,
  url: `${site.baseUrl}/home`,
  publisher: { '@id': organizationId(site) },
});

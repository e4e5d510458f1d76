import type { Site } from '../contract';
import site from 'shared-types/testing/site.json' with { type: 'json' };

const mock = { mode: 'mock', baseUrl: '' } as const;

/** The site configuration of all tests: every service is answered by its mock, and there is no endpoint for enquiries. */
export const fakeSite: Site = {
  ...site,
  api: { catalogue: mock, 'template-demo': mock, auth: mock },
};

/** A site that takes enquiries. */
export const sendingSite: Site = { ...fakeSite, enquiries: { endpoint: '/api/enquiries' } };

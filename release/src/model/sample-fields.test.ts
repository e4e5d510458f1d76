import { expect, it } from '@jest/globals';
import { testSite } from '../testing/site-factory.js';
import { sampleFieldsOf } from './sample-fields.js';

const real = testSite({
  company: {
    name: 'Nordkai Arbeitsschutz',
    address: ['Kai 4', '20457 Hamburg'],
    email: 'mail@nordkai.de',
    phone: '+49 40 5550 199',
    linkedin: 'https://www.linkedin.com/company/nordkai',
  },
  hosting: { name: 'Hetzner', url: 'https://www.hetzner.com' },
  baseUrl: 'https://www.nordkai.de',
});

it('finds no sample fields in the configuration of a real site', () => {
  expect(sampleFieldsOf(real, [])).toEqual([]);
});

it('names each sample field with its value', () => {
  const { company } = real;
  const site = {
    ...real,
    baseUrl: 'http://localhost:4173',
    company: { ...company, email: 'enquiries@handwell.example', phone: '+00 555 0142' },
  };
  expect(sampleFieldsOf(site, [])).toEqual([
    { field: 'company.email', value: 'enquiries@handwell.example' },
    { field: 'company.phone', value: '+00 555 0142' },
    { field: 'baseUrl', value: 'http://localhost:4173' },
  ]);
});

it('names values that live releases list as sample texts', () => {
  expect(sampleFieldsOf(real, ['Nordkai Arbeitsschutz', 'Nordkai'])).toEqual([
    { field: 'company.name', value: 'Nordkai Arbeitsschutz' },
  ]);
});

it('names the whole address if one of its lines is sample data', () => {
  const company = { ...real.company, address: ['14 Anywhere Row', '00000 Nowhere'] };
  expect(sampleFieldsOf({ ...real, company }, []).map(({ value }) => value)).toEqual(company.address);
});

it.each(['https://example.com', 'https://www.example.org/a', 'https://shop.test', 'https://a.invalid'])(
  'takes %s for a sample',
  (baseUrl) => {
    expect(sampleFieldsOf({ ...real, baseUrl }, [])).toEqual([{ field: 'baseUrl', value: baseUrl }]);
  },
);

it.each(['https://www.examples.com', 'https://contest.de', 'https://exampleshop.com'])(
  'takes %s for real',
  (baseUrl) => {
    expect(sampleFieldsOf({ ...real, baseUrl }, [])).toEqual([]);
  },
);

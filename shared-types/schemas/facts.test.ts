import { expect, it } from '@jest/globals';
import { schemaFaults } from '../json/read-record.js';
import { factSchemas } from './facts.js';

const page = { path: '/forms', label: 'Forms', title: 'Forms', sections: [] };
const hazard = { path: '/choose/cut', label: 'Cut', part: 'hands', examples: 'Glass', count: 1, answers: [] };
const answer = { path: '/choose/cut/glass', label: 'Glass', count: 1 };

it.each([
  ['pages', page],
  ['hazards', { ...hazard, answers: [answer] }],
])('the fact %s names pages of the site', (name, item) => {
  expect(schemaFaults(factSchemas[name as 'pages' | 'hazards'], [item])).toEqual([]);
});

it.each(['javascript:alert(1)', '//other.example/forms', '/forms?print', 'forms'])(
  'a page at %j is refused',
  (path) => {
    const faults = [expect.stringContaining('must be the path of one page')];
    expect(schemaFaults(factSchemas.pages, [{ ...page, path }])).toEqual(faults);
    expect(schemaFaults(factSchemas.hazards, [{ ...hazard, path }])).toEqual(faults);
    expect(schemaFaults(factSchemas.hazards, [{ ...hazard, answers: [{ ...answer, path }] }])).toEqual(
      faults,
    );
  },
);

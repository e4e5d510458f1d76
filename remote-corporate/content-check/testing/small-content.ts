/** Content of two pages and two data files for tests, so that they do not break when the real one is edited. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import type { Composition } from '../composition.js';
import type { ContentFiles } from '../content-files.js';
import { contentSchemas } from '../content-schemas.js';
import { day, distinct, file, path as address, text, textLike, time as timeOf } from '../schemas/parts.js';

const composition: Composition = (() => {
  const ownRoutes = [
    {
      path: '/career',
      screen: 'career',
      title: 'Careers',
      heading: 'Work that others can feel.',
    },
    {
      path: '/forms',
      screen: 'forms',
      title: 'Forms',
      heading: 'Four requests.',
    },
  ];
  const others = [
    { path: '/products/gloves', screen: 'product-listing', title: '' },
    { path: '/products/:type', screen: 'product-listing', title: '', unlisted: 'page' },
    { path: '/product-details/:articleNo', screen: 'product-detail', title: '' },
    { path: '/contact-us', screen: 'contact-us', title: '' },
  ];
  return {
    ownRoutes,
    routes: [...ownRoutes, ...others],
  };
})();

const read = (name: string) => readFileSync(path.join(__dirname, 'small', name), 'utf8');

const time = timeOf('Write day, time and zone.');

const job = closedObject({
  id: textLike(/^[a-z]+$/, 'Write small letters.'),
  title: text,
  start: v.exactOptional(time),
  end: v.exactOptional(time),
  validUntil: v.exactOptional(day('Write year, month and day.')),
  href: v.exactOptional(address),
  alt: v.exactOptional(v.pipe(text, v.maxLength(150), v.description('Say what is seen.'))),
  status: v.exactOptional(
    v.pipe(v.picklist(['planned', 'cancelled']), v.description('Whether it takes place.')),
  ),
  sample: v.exactOptional(v.boolean()),
  remark: v.exactOptional(text),
});

/** The small content, with the site around it. It has no fault. */
export const smallContent = {
  files: {
    pages: { career: read('career.md'), forms: read('forms.md') },
    data: { requests: read('requests.json'), jobs: read('jobs.json') },
    schemas: { cards: contentSchemas.cards, jobs: file({ jobs: distinct(job, 'id') }) },
  } as ContentFiles,
  composition,
};

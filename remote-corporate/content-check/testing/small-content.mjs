/** Content of two pages and two data files for tests, so that they do not break when the real one is edited. */

/** @type {import('../composition.mjs').Composition} */
const composition = (() => {
  const ownRoutes = [
    {
      path: '/career',
      screen: 'career',
      title: 'Careers',
      description: 'Open positions, how we hire and what working here is like. Apply by e-mail.',
      heading: 'Work that others can feel.',
    },
    {
      path: '/forms',
      screen: 'forms',
      title: 'Forms',
      description: 'Request samples, return goods or report a defect, and ask for declarations.',
      heading: 'Four requests.',
    },
  ];
  const others = [
    { path: '/products/gloves', screen: 'product-listing', title: '', description: '' },
    { path: '/products/:type', screen: 'product-listing', title: '', description: '', unlisted: 'page' },
    { path: '/product-details/:articleNo', screen: 'product-detail', title: '', description: '' },
    { path: '/contact-us', screen: 'contact-us', title: '', description: '' },
  ];
  return {
    ownRoutes,
    routes: [...ownRoutes, ...others],
    company: 'Handwell Safety',
    articleNumbers: new Set(['QM101']),
  };
})();

const career = `---
title: Careers
description: Open positions, how we hire and what working here is like. Apply by e-mail.
h1: Work that others can feel.
label: Careers
updated: 2026-11-12
parent: Forms /forms
---

## How we hire

You write, we talk. See [what to send](/forms#documents), or an [article](/product-details/QM101).
`;

const forms = `---
title: Forms
description: Request samples, return goods or report a defect, and ask for declarations.
h1: Four requests.
label: Forms
updated: 2026-11-12
---

:::cards requests

## On paper

A [job](/career#job-welder) or a [glove](/products/gloves).
`;

const requests = `{
  "$schema": "../schema/cards.schema.json",
  "entries": [
    { "title": "Documents", "text": "Declarations.", "href": "#documents" }
  ]
}
`;

const jobs = `{
  "$schema": "../schema/jobs.schema.json",
  "jobs": [
    {
      "id": "welder",
      "title": "Welder",
      "start": "2027-01-19T09:00:00+02:00",
      "end": "2027-01-22T18:00:00+02:00",
      "validUntil": "2026-11-20",
      "articleNo": "QM101",
      "href": "/contact-us?items=QM101",
      "alt": "A welder.",
      "status": "planned",
      "sample": true,
      "remark": "None."
    },
    { "id": "cutter", "title": "Cutter" }
  ]
}
`;

const text = { type: 'string', minLength: 1 };
const time = { type: 'string', format: 'date-time', description: 'Write day, time and zone.' };

const job = {
  type: 'object',
  required: ['id', 'title'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z]+$', description: 'Write small letters.' },
    title: { ...text, description: 'Write what the work is called.' },
    start: time,
    end: time,
    validUntil: { type: 'string', format: 'date', description: 'Write year, month and day.' },
    articleNo: text,
    href: text,
    alt: { type: 'string', maxLength: 150, description: 'Say what is seen.' },
    status: { enum: ['planned', 'cancelled'], description: 'Whether it takes place.' },
    sample: { type: 'boolean' },
    remark: text,
  },
};

/** @param {string} list @param {object} items */
const schemaOf = (list, items) =>
  JSON.stringify({
    type: 'object',
    required: [list],
    additionalProperties: false,
    properties: { $schema: text, [list]: { type: 'array', items } },
  });

/** The small content, with what it is checked against. It has no fault. */
export const smallContent = {
  /** @type {import('../content-files.mjs').ContentFiles} */
  files: {
    pages: { career, forms },
    data: { requests, jobs },
    schemas: { cards: schemaOf('entries', {}), jobs: schemaOf('jobs', job) },
  },
  composition,
  today: '2026-11-20',
};

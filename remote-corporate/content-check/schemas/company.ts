/** The pages about the company: profile, objectives, career, credentials, policies, privacy, site map. */
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { columns, day, distinct, file, flag, id, link, path, percent } from './parts.js';
import { sample, text, textEntries, textLike, texts, wholeNumber } from './parts.js';

const dayAdvice = 'Write year, month and day: "2027-01-19".';

const goal = closedObject({
  ...textEntries('goal', 'measure', 'target'),
  latest: v.exactOptional(text),
  wayPercent: v.exactOptional(
    v.pipe(percent, v.description('Write the share of the way to the target, from 0 to 100.')),
  ),
  trend: v.exactOptional(text),
  direction: v.exactOptional(v.picklist(['up', 'down', 'level'])),
  sample,
});

const job = closedObject({
  id,
  ...textEntries('title', 'place', 'hours', 'summary', 'send'),
  bring: v.pipe(v.array(text), v.minLength(1)),
  starts: v.union(
    [day(dayAdvice), textLike(/^(?![\d./-]+$)\D/, 'Write words.')],
    'is no day. Write year, month and day, "2027-03-01", or words: "As soon as you can".',
  ),
  closesOn: day('Write the last day to apply: "2027-01-15". The opening closes by itself after it.'),
  sample: v.boolean(),
});

const certificate = v.pipe(
  closedObject({
    id,
    ...textEntries('title', 'issuer', 'number', 'scope'),
    validFrom: day(dayAdvice),
    validUntil: day(dayAdvice),
    sample: v.boolean(),
    pdf: v.exactOptional(link),
  }),
  v.check(({ validFrom, validUntil }) => validFrom <= validUntil, 'validUntil lies before validFrom'),
);

const standard = closedObject({
  slug: id,
  label: text,
  edition: v.exactOptional(text),
  ...textEntries('hazard', 'test', 'limits'),
  /** What it says if nothing is printed in the last place. */
  nothing: v.exactOptional(texts('term', 'text')),
  isUnrated: v.exactOptional(flag('Write true if no article is rated by it.')),
});

const policy = closedObject({
  /** Anchor of the heading of its section. */
  id,
  ...textEntries('title', 'version', 'owner'),
  inForce: day(dayAdvice),
  withdrawn: v.exactOptional(day(dayAdvice)),
  successor: v.exactOptional(id),
  sample,
});

const page = closedObject({
  path,
  label: text,
  depth: wholeNumber(3),
});

export const company = {
  'about-us-pages': file({
    links: v.pipe(v.array(closedObject({ label: text, path })), v.minLength(1)),
  }),

  glance: file({
    facts: v.array(closedObject({ ...textEntries('term', 'text'), sample })),
  }),

  goals: file({
    heading: text,
    columns: columns(4),
    remark: text,
    goals: v.array(goal),
  }),

  jobs: file({
    jobs: distinct(job, 'id'),
    /** Left out if nobody is to write without an opening. */
    speculative: v.exactOptional(closedObject({ ...textEntries('text', 'label', 'subject'), sample })),
  }),

  certificates: file({ certificates: distinct(certificate, 'id') }),

  standards: file({
    hazards: v.array(closedObject({ name: text, standards: v.array(id) })),
    signs: v.array(texts('term', 'text')),
    checkedOn: day(dayAdvice),
    checked: textLike(/\{day\}/, 'Write {day} where the day of "checkedOn" stands.'),
    standards: distinct(standard, 'slug'),
  }),

  policies: file({ policies: distinct(policy, 'id') }),

  privacy: file({
    sending: texts('mail-program', 'elsewhere', 'here'),
    reading: texts('none', 'mail', 'webhook'),
    processors: closedObject({
      hosting: textLike(
        /\{hosting\}/,
        'Write {hosting} where the name of the hosting company stands: "{hosting} hosts this site."',
      ),
      ...textEntries('none', 'elsewhere', 'mail', 'webhook'),
    }),
    retention: texts('label', 'months', 'never', 'elsewhere', 'mail', 'webhook', 'month', 'monthsUnit'),
  }),

  'site-map': file({
    others: text,
    products: closedObject({
      ...textEntries('heading', 'remote'),
      columns: v.array(v.array(closedObject({ ...page.entries, group: v.exactOptional(text) }))),
    }),
    groups: v.array(
      closedObject({
        heading: text,
        remotes: v.array(text),
        takesOthers: v.exactOptional(v.boolean()),
        pages: v.array(page),
      }),
    ),
    /** Packages whose pages the site map leaves out. */
    unlisted: v.array(text),
  }),
};

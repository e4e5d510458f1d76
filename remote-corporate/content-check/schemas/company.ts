/** The pages about the company: profile, objectives, career, credentials, policies, privacy, site map. */
import * as v from 'valibot';
import { isCalendarDay } from '../../content-compiler/day-fault.js';
import {
  advised,
  columns,
  day,
  distinct,
  file,
  flag,
  form,
  id,
  idLike,
  path,
  percent,
  sampleEntry,
  sampleOrReal,
  text,
  textEntries,
  textLike,
  texts,
} from './parts.js';

const goal = v.strictObject({
  ...textEntries('goal', 'measure', 'target'),
  latest: v.exactOptional(advised('Write the latest figure, or leave the line out.')),
  wayPercent: v.exactOptional(
    v.pipe(
      percent,
      v.description('Write the share of the way to the target as a number from 0 to 100, without quotes.'),
    ),
  ),
  trend: v.exactOptional(text),
  direction: v.exactOptional(
    v.pipe(v.picklist(['up', 'down', 'level']), v.description('Where the figure went.')),
  ),
  sample: sampleEntry,
});

const job = v.pipe(
  v.strictObject({
    id,
    ...textEntries('title', 'place'),
    hours: advised('Write "Full time" or the share: "60 to 80 %".'),
    summary: text,
    bring: v.pipe(v.array(text), v.minLength(1)),
    starts: v.pipe(
      v.string(),
      form(/^\d{4}-\d{2}-\d{2}$|^(?![\d./-]+$)\D/),
      v.check((starts) => !/^\d/.test(starts) || isCalendarDay(starts), 'is not a day of the calendar'),
      v.description(
        'Write the first day as year, month and day, "2027-03-01", or in words: "As soon as you can".',
      ),
    ),
    closesOn: day(
      'Write the last day to apply as year, month and day: "2027-01-15". The opening closes by itself after it.',
    ),
    send: advised('Write which documents you want.'),
    sample: sampleOrReal,
  }),
  v.forward(
    v.partialCheck(
      [['starts'], ['closesOn']],
      ({ starts, closesOn }) => !/^\d/.test(starts) || starts >= closesOn,
      'lies before the last day to apply',
    ),
    ['starts'],
  ),
);

const dayAdvice = 'Write year, month and day: "2027-01-19".';

const certificate = v.pipe(
  v.strictObject({
    id,
    title: advised('Write what is certified and by which standard.'),
    issuer: advised('Write who issued it.'),
    number: advised('Write the number as printed.'),
    scope: advised('Write for what it counts.'),
    validFrom: day(dayAdvice),
    validUntil: day(dayAdvice),
    sample: sampleOrReal,
    pdf: v.exactOptional(
      advised('Write the whole address of the certificate itself, or leave the line out.'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['validFrom'], ['validUntil']],
      ({ validFrom, validUntil }) => validFrom <= validUntil,
      'lies before validFrom',
    ),
    ['validUntil'],
  ),
);

const standard = v.strictObject({
  slug: id,
  label: text,
  edition: v.exactOptional(advised('Write the edition: "2016+A1:2018", or leave the line out.')),
  ...textEntries('hazard', 'test', 'limits'),
  nothing: v.exactOptional(
    v.pipe(
      texts('term', 'text'),
      v.description('Write what it says if nothing is printed in the last place, or leave it out.'),
    ),
  ),
  isUnrated: v.exactOptional(
    flag('Write true if no article is rated by it, without quotes, or leave the line out.'),
  ),
});

const policy = v.pipe(
  v.strictObject({
    id: idLike('Write the heading of its section in small letters with hyphens: "supplier-code".'),
    title: text,
    version: advised('Write the version in quotes: "1.0".'),
    inForce: day('Write year, month and day: "2026-11-20".'),
    owner: advised('Write the role that answers for it, no name.'),
    withdrawn: v.exactOptional(
      day('Write the day on which it was withdrawn, "2027-03-01", or leave the line out.'),
    ),
    successor: v.exactOptional(
      idLike('Write the id of the policy that took its place, or leave the line out.'),
    ),
    sample: sampleEntry,
  }),
  v.forward(
    v.partialCheck(
      [['inForce'], ['withdrawn']],
      ({ inForce, withdrawn = inForce }) => inForce <= withdrawn,
      'lies before inForce',
    ),
    ['withdrawn'],
  ),
);

const page = v.strictObject({
  path,
  label: text,
  depth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
});

export const company = {
  'about-us-pages': file({
    links: v.pipe(v.array(v.strictObject({ label: text, path })), v.minLength(1)),
  }),

  glance: file({
    facts: v.array(v.strictObject({ ...textEntries('term', 'text'), sample: sampleEntry })),
  }),

  goals: file({
    heading: text,
    columns: columns(4),
    remark: text,
    goals: v.array(goal),
  }),

  jobs: file({
    jobs: distinct(job, 'id'),
    speculative: v.exactOptional(
      v.pipe(
        v.strictObject({ ...textEntries('text', 'label', 'subject'), sample: sampleEntry }),
        v.description('Leave it out if nobody is to write without an opening.'),
      ),
    ),
  }),

  certificates: file({ certificates: distinct(certificate, 'id') }),

  standards: file({
    hazards: v.array(v.strictObject({ name: text, standards: v.array(id) })),
    signs: v.array(texts('term', 'text')),
    checkedOn: day(
      'Write the day on which somebody last compared this page with what is published: "2026-11-20".',
    ),
    checked: textLike(/\{day\}/, 'Write {day} where the day of "checkedOn" stands.'),
    standards: distinct(standard, 'slug'),
  }),

  policies: file({ policies: distinct(policy, 'id') }),

  privacy: file({
    sending: texts('mail-program', 'elsewhere', 'here'),
    reading: texts('none', 'mail', 'webhook'),
    processors: v.strictObject({
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
    products: v.strictObject({
      ...textEntries('heading', 'remote'),
      columns: v.array(v.array(v.strictObject({ ...page.entries, group: v.exactOptional(text) }))),
    }),
    groups: v.array(
      v.strictObject({
        heading: text,
        remotes: v.array(text),
        takesOthers: v.exactOptional(v.boolean()),
        pages: v.array(page),
      }),
    ),
    unlisted: v.pipe(v.array(text), v.description('Name the packages whose pages the site map leaves out.')),
  }),
};

import * as v from 'valibot';

/** Name of a fact: `categories`, or `categories@2` for the second version of its form. */
export const factName = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:@[1-9]\d*)?$/,
    'must be the name of a fact, like-this or like-this@2',
  ),
);

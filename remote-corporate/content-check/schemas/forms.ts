/** Texts of the forms of /contact-us, /forms and /raise-a-concern: labels, hints, answers and messages of the fields that `remote.json` declares. */
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from 'shared-types';
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { contentFolder } from '../../content-compiler/content-folder.js';
import { advised, file, sample, text, textEntries, texts } from './parts.js';

const descriptor = fs.readFileSync(path.join(contentFolder, '../remote.json'), 'utf8');
const { forms: declared = {} } = JSON.parse(descriptor) as Pick<RemoteDescriptor, 'forms'>;

const someOf = (names: readonly string[]) => closedObject(v.entriesFromList(names, v.exactOptional(text)));

function textsOf(form: string) {
  const fields = Object.entries(declared[form] ?? {});
  const names = fields.map(([name]) => name);
  const choices = fields.flatMap(([name, field]) =>
    field.kind === 'choice' ? [[name, texts(...field.options)] as const] : [],
  );
  return {
    heading: text,
    fields: texts(...names),
    hints: v.exactOptional(someOf(names)),
    choices: v.exactOptional(closedObject(Object.fromEntries(choices))),
    /** Needs of a field; under the name of a column, those of each article. */
    faults: someOf([...names, 'quantity', 'size']),
  };
}

const notedTextsOf = (form: string) => ({
  ...textsOf(form),
  notes: v.pipe(v.array(closedObject({ text, sample })), v.minLength(1)),
  /** Steps that follow, for the receipt. */
  next: v.array(closedObject({ text, sample })),
});

/** A form of /forms. */
const form = (name: string) => closedObject({ ...notedTextsOf(name), card: text });

export const forms = {
  forms: file({
    withoutScript: text,
    forms: closedObject({
      'sample-request': form('sample-request'),
      'return-or-complaint': form('return-or-complaint'),
      documents: form('documents'),
      'supplier-enquiry': form('supplier-enquiry'),
      applications: form('applications'),
      registrations: form('registrations'),
    }),
    /** The form of /raise-a-concern. */
    concerns: closedObject(notedTextsOf('concerns')),
  }),

  enquiry: file({
    ...textsOf('enquiry'),
    withoutScript: text,
    ways: closedObject({
      ...textEntries('heading', 'map'),
      hours: closedObject({
        text: advised('Write when somebody answers the telephone, with the zone.'),
        sample,
      }),
    }),
    next: closedObject({
      heading: text,
      bySending: texts('title', 'text'),
      byMail: texts('title', 'text'),
      steps: v.array(closedObject({ ...textEntries('title', 'text'), sample })),
    }),
  }),
};

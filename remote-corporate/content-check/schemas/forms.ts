/** The forms of /contact-us and /forms. */
import * as v from 'valibot';
import { advised, file, sample, text, textEntries, texts } from './parts.js';

const choice = v.strictObject({ value: v.string(), label: text });
const choices = v.pipe(v.array(choice), v.minLength(2));
const missing = texts('missing');
const messageFaults = texts('missing', 'too-short', 'too-long');

/** A form of /forms. */
const form = <Field extends string, Choices extends v.ObjectEntries, Faults extends v.ObjectEntries>(
  fields: readonly Field[],
  parts: { choices: Choices; faults: Faults },
) =>
  v.strictObject({
    ...textEntries('heading', 'card', 'send', 'another'),
    notes: v.pipe(v.array(v.strictObject({ text, sample })), v.minLength(1)),
    fields: texts(...fields),
    hints: v.strictObject(v.entriesFromList(fields, v.exactOptional(text))),
    choices: v.strictObject(parts.choices),
    faults: v.strictObject(parts.faults),
  });

export const forms = {
  forms: file({
    ...textEntries('open', 'shown', 'withoutScript'),
    forms: v.strictObject({
      'sample-request': form(['name', 'email', 'company', 'neededBy', 'address', 'articles', 'use'], {
        choices: {},
        faults: { company: missing, address: missing, articles: texts('missing', 'incomplete') },
      }),
      'return-or-complaint': form(['name', 'email', 'deliveryNote', 'lot', 'articles', 'reason', 'remedy'], {
        choices: { remedy: choices },
        faults: {
          deliveryNote: missing,
          articles: texts('missing', 'incomplete'),
          reason: messageFaults,
        },
      }),
      documents: form(['name', 'email', 'company', 'kind', 'language', 'articles'], {
        choices: { kind: choices },
        faults: { company: missing, kind: missing, articles: missing },
      }),
      'supplier-enquiry': form(['name', 'company', 'email', 'website', 'offer', 'certificates'], {
        choices: {},
        faults: { company: missing, offer: messageFaults },
      }),
    }),
  }),

  enquiry: file({
    ...textEntries('heading', 'withoutScript', 'send', 'another'),
    fields: texts('articles', 'name', 'email', 'company', 'country', 'phone', 'topic', 'message'),
    choices: v.strictObject({ topic: v.pipe(v.array(choice), v.minLength(1)) }),
    faults: v.strictObject({ message: messageFaults }),
    ways: v.strictObject({
      ...textEntries('heading', 'map', 'sample'),
      hours: v.strictObject({
        text: advised('Write when somebody answers the telephone, with the zone.'),
        sample,
      }),
    }),
    next: v.strictObject({
      heading: text,
      bySending: texts('title', 'text'),
      byMail: texts('title', 'text'),
      steps: v.array(v.strictObject({ ...textEntries('title', 'text'), sample })),
    }),
  }),

  /** Texts that all forms share. */
  form: file({
    ...textEntries('needed', 'optional', 'leaveEmpty', 'sending', 'retry', 'sendAgain', 'openMail'),
    ...textEntries('copy', 'clear', 'prefilled', 'remark', 'remarkUnsaved', 'text'),
    articles: v.strictObject({
      ...textEntries('quantity', 'pairs', 'pieces', 'size', 'chooseSize', 'remove', 'removed', 'undo'),
      ...textEntries('unknown', 'add', 'number', 'confirm', 'malformed', 'full', 'addSize', 'line'),
    }),
    list: v.strictObject({
      ...textEntries('add', 'more', 'addOne', 'empty', 'emptied'),
    }),
    paste: v.strictObject({
      ...textEntries('open', 'label', 'hint', 'add', 'close', 'added', 'notAdded'),
    }),
    summary: texts('one', 'more'),
    faults: v.strictObject({
      name: missing,
      email: texts('missing', 'malformed'),
      articles: texts('malformed', 'not-added'),
    }),
    outcomes: texts('mail-opened', 'copied', 'too-long', 'copy-failed'),
    received: texts('heading', 'sent', 'print', 'copy', 'copied', 'text', 'changed', 'held'),
    notSent: v.strictObject({
      ...textEntries('heading', 'unknown', 'outdatedUnsaved', 'kept'),
      problems: texts(
        'lost',
        'offline',
        'timed-out',
        'unclear',
        'too-many',
        'too-long',
        'outdated',
        'unavailable',
        'failed',
      ),
    }),
  }),
};

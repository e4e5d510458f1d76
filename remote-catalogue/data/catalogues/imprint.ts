import * as v from 'valibot';

/** What stands on the covers; `data/imprint.json`. */
export interface Imprint {
  readonly company: string;
  /** Lines of the postal address. */
  readonly address: readonly string[];
  readonly email: string;
  /** Day of the edition, `2026-11-20`: the catalogues show its month. */
  readonly edition: string;
  /** Title of the full catalogue. */
  readonly title: string;
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1));

const schema = v.strictObject({
  company: text,
  address: v.array(text),
  email: text,
  edition: v.pipe(v.string(), v.isoDate('must be a day written as 2026-11-20')),
  title: text,
});

/** @throws naming the field, where something is missing or malformed */
export function readImprint(value: unknown): Imprint {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`data/imprint.json cannot be used:\n${faults.join('\n')}`);
}

/** `November 2026`. The zone is named, so that the text is the same on every machine. */
export const editionText = ({ edition }: Pick<Imprint, 'edition'>): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(edition),
  );

import { escapeText } from 'release/rendering/document';

/** Markup whose texts are escaped. */
export interface Html {
  readonly markup: string;
}

type Part = string | number | undefined | false | Html | readonly Html[];

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object')
    return [part]
      .flat()
      .map(({ markup }) => markup)
      .join('');
  return escapeText(String(part));
}

/** Tag of a template: everything but `Html` is text. */
export const html = ({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: raw.map((text, index) => text + markupOf(parts[index])).join(''),
});

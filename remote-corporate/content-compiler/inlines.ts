/** Turns the inside of a paragraph into nodes. */
import type { Token, Tokens } from 'marked';
import type { Inline } from '../src/model/content.js';
import { addressFault } from './link-address.js';
import { unreadMark } from './unread-marks.js';

export type Report = ((offset: number, message: string) => void) & {
  link?: (offset: number, href: string) => void;
};

/** Turns tokens into nodes. `offset` of the token in the file. */
type Compile<Token> = (token: Token, offset: number, report: Report) => Inline[];

/** Facts of the company that a text may name; the site's configuration has them. */
const siteFields = ['company', 'email', 'phone', 'address'];

const emptyLinkTexts = ['', 'here', 'click here', 'this link', 'more'];

export const compileInlines: Compile<readonly Token[]> = (tokens, offset, report) => {
  let at = offset;
  return tokens.flatMap((token) => {
    const start = at;
    at += token.raw.length;
    return compileInline(token, start, report);
  });
};

const compileInline: Compile<Token> = (token, offset, report) => {
  const children = () => {
    const { tokens = [], text, raw } = token as Pick<Tokens.Text, 'raw' | 'text' | 'tokens'>;
    return compileInlines(tokens, offset + raw.indexOf(text), report);
  };
  switch (token.type) {
    case 'text':
    case 'escape':
      return compileText((token as Tokens.Text | Tokens.Escape).text, offset, report);
    case 'strong':
      return [{ kind: 'strong', children: children() }];
    case 'em':
      return [{ kind: 'emphasis', children: children() }];
    case 'link': {
      const inside = children();
      const link = token as Tokens.Link;
      checkLink(link, offset, report);
      if (inside.some(isLinkItself)) report(offset, 'A link stands in a link; take the outer one out.');
      return [{ kind: 'link', href: link.href, children: inside }];
    }
    case 'br':
      report(offset, 'The line ends with blanks or a backslash; take them out.');
      return [];
    default:
      reportUnknown(token.raw, offset, report);
      return [];
  }
};

/** Reports HTML, pictures, code and whatever else Markdown knows. */
export function reportUnknown(raw: string, offset: number, report: Report) {
  const [shown = ''] = raw.trim().split('\n');
  report(
    offset,
    `"${shown}" cannot stand here; use paragraphs, lists, tables and links as docs/editing-content.md shows them.`,
  );
}

/** Compiles a text with fields such as `{company}`. */
const compileText: Compile<string> = (text, offset, report) => {
  const mark = unreadMark(text);
  if (mark) report(offset + mark.at, mark.message);
  return text
    .replaceAll('\n', ' ')
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return part;
      const field = part.slice(1, -1);
      if (siteFields.includes(field)) return { kind: 'site', field } as Inline;
      report(offset + text.indexOf(part), `${part} is not known; use one of {${siteFields.join('}, {')}}.`);
      return part;
    });
};

function checkLink({ href, text, raw, title }: Tokens.Link, offset: number, report: Report) {
  if (emptyLinkTexts.includes(text.trim().toLowerCase()))
    report(offset, `The link text "${text}" does not say where it goes; name the page.`);
  if (title) report(offset, `The link has a title, "${title}"; say it in the text.`);
  const fault = addressFault(href);
  if (fault) report(offset, fault);
  else report.link?.(offset + Math.max(raw.lastIndexOf(href), 0), href);
}

/** The company's address and number are links wherever a text names them. */
const isLinkItself: (node: Inline) => boolean = (node) => {
  if (typeof node === 'string') return false;
  if (node.kind === 'site') return node.field === 'email' || node.field === 'phone';
  return node.kind === 'link' || node.children.some(isLinkItself);
};

/** Turns the inside of a paragraph into nodes. */
import type { Link, Node, PhrasingContent } from 'mdast';
import type { Inline } from '../src/model/content.js';
import { addressFault } from './link-address.js';
import { refuse, writtenAs, type PageContext } from './page-context.js';
import { unreadMark } from './plain-text.js';

/** Facts of the company that a text may name; the site's configuration has them. */
const siteFields = ['company', 'email', 'phone', 'address'];

const emptyLinkTexts = ['', 'here', 'click here', 'this link', 'more'];

export const compileInlines = (nodes: readonly PhrasingContent[], page: PageContext): readonly Inline[] =>
  nodes.flatMap((node) => compileInline(node, page));

function compileInline(node: PhrasingContent, page: PageContext): readonly Inline[] {
  switch (node.type) {
    case 'text':
      return compileText(node.value, node, page);
    // The library takes "9:a" for a directive.
    case 'textDirective':
      return compileText(writtenAs(node, page), node, page);
    case 'break':
      return [' '];
    case 'strong':
    case 'emphasis':
      if (isInsideWord(node, page))
        page.report(
          node.position?.start,
          `"${writtenAs(node, page)}" stands inside a word or number; write "\\*" for a star.`,
        );
      return [{ kind: node.type, children: compileInlines(node.children, page) }];
    case 'link':
      return [compileLink(node, page)];
    default:
      return refuse(node, page);
  }
}

/** True for `10*20*30`, whose stars nobody would see. */
const isInsideWord = ({ position }: Node, { source }: PageContext) =>
  [source[(position?.start.offset ?? 0) - 1], source[position?.end.offset ?? 0]].some((beside = '') =>
    /[\p{L}\p{N}]/u.test(beside),
  );

/** Compiles a text with fields such as `{company}`. */
function compileText(text: string, { position }: Node, page: PageContext): readonly Inline[] {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, field] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (field && siteFields.includes(field)) return { kind: 'site', field } as Inline;
    const fault = field ? `${part} is not known; use one of {${siteFields.join('}, {')}}.` : unreadMark(part);
    if (fault) page.report(position?.start, fault);
    return part.replaceAll('\n', ' ');
  });
}

function compileLink(link: Link, page: PageContext): Inline {
  const at = link.position?.start;
  const written = writtenAs(link, page);
  const words = /^\[(.*)\]\(/s.exec(written)?.[1] ?? written;
  const fault = addressFault(link.url);
  if (fault) page.report(at, fault);
  else page.links.push({ at, href: link.url });
  if (emptyLinkTexts.includes(words.trim().toLowerCase()))
    page.report(at, `The link text "${words}" does not say where it goes; name the page.`);
  if (link.title) page.report(at, `The link has a title, "${link.title}"; say it in the text.`);
  // The company's address and number are links wherever a text names them.
  if (/\{(?:email|phone)\}/.test(words)) page.report(at, 'A link stands in a link; take the outer one out.');
  return { kind: 'link', href: link.url, children: compileInlines(link.children, page) };
}

/** Turns the inside of a paragraph into nodes. */
import type { Link, Node, PhrasingContent } from 'mdast';
import type { Inline } from '../src/model/content.js';
import { addressFault, isAddress } from './link-address.js';
import { refuse, writtenAs, type PageContext } from './page-context.js';

/** Facts of the company that a text may name; the site's configuration has them. */
const siteFields = ['company', 'email', 'phone', 'address'];

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
      return [{ kind: node.type, children: compileInlines(node.children, page) }];
    case 'link':
      return [compileLink(node, page)];
    default:
      return refuse(node, page);
  }
}

/** Compiles a text with fields such as `{company}`. */
function compileText(text: string, { position }: Node, page: PageContext): readonly Inline[] {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, field] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (field && siteFields.includes(field)) return { kind: 'site', field } as Inline;
    if (field) page.report(position?.start, `${part} is not known; use one of {${siteFields.join('}, {')}}.`);
    return part.replaceAll('\n', ' ');
  });
}

function compileLink(link: Link, page: PageContext): Inline {
  const at = link.position?.start;
  const children = compileInlines(link.children, page);
  if (isAddress(link.url)) page.links.push({ at, href: link.url });
  else page.report(at, `The address "${link.url}" ${addressFault}`);
  // The company's address and number are links wherever a text names them.
  if (children.some((child) => typeof child === 'object' && child.kind === 'site'))
    page.report(at, 'A fact of the company stands in a link, and may be one itself; take the link out.');
  return { kind: 'link', href: link.url, children };
}

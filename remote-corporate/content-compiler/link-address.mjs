/** Which addresses a link may have, whatever it leads to. */

const kinds = '"/", "#", "https:", "mailto:" or "tel:"';

/** A name, an @ and a domain with a dot; `{email}` stands for the company's address. */
const mail = /^mailto:(?:\{email\}|[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:\?[\w=&%.,+-]+)?$/i;
const telephone = /^tel:\+?[0-9](?:[0-9 ().-]*[0-9])?$/;

/**
 * @param {string} href as written
 * @returns {string | undefined} what is wrong with it and what to do
 */
export function addressFault(href) {
  const shown = JSON.stringify(href);
  // Browsers drop control characters, so "java\tscript:" would run.
  if (/[\s\0-\x1F\x7F\\]/.test(href.replace(/^tel:/, '').replaceAll(telephoneSpaces, ''))) {
    return `The address ${shown} has a space, a control character or a backslash in it; take that out.`;
  }
  if (href.startsWith('//')) return `The address ${shown} leads to another site; write "https:" before it.`;
  if (/^\/[^?#]*%(?:2f|5c|00)/i.test(href))
    return `The address ${shown} has an encoded slash, backslash or NUL in it; write the path of a page.`;
  if (href.startsWith('/') || href.startsWith('#')) return pathFault(href, shown);
  if (href.startsWith('https:')) return webFault(href, shown);
  if (href.startsWith('mailto:'))
    return mail.test(href)
      ? undefined
      : `The address ${shown} is no e-mail address; write "mailto:name@company.example".`;
  if (href.startsWith('tel:'))
    return telephone.test(href)
      ? undefined
      : `The address ${shown} is no telephone number; write "tel:+495550142".`;
  return `The address ${shown} is of no known kind; begin it with ${kinds}.`;
}

/** Spaces between the digits of a telephone number. */
const telephoneSpaces = /(?<=[0-9)]) (?=[0-9(])/g;

/** @param {string} href @param {string} shown */
function pathFault(href, shown) {
  try {
    decodeURIComponent(href);
  } catch {
    return `The address ${shown} has a "%" without two digits; write "%25".`;
  }
  if (/\/\.{1,2}(?:[/?#]|$)|[^:]\/\//.test(href))
    return `The address ${shown} has an empty or dotted part; write it out.`;
  return undefined;
}

/** Parts with a dot between them. */
const hostname = /^[^.]+(?:\.[^.]+)+$/;

/** @param {string} href @param {string} shown */
function webFault(href, shown) {
  const url = /^https:\/\/[^/]/.test(href) && URL.canParse(href) ? new URL(href) : undefined;
  if (!url || !hostname.test(url.hostname))
    return `The address ${shown} names no site; write "https://www.company.example".`;
  if (url.username || url.password) return `The address ${shown} has a name before "@"; take it out.`;
  return undefined;
}

/** Finds harmful markup in a page that was made from content. */

const element = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([^\s=]+)="([^"]*)"/g;

/** Elements that run or load something by themselves. */
const unwanted = ['script', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'style'];

const safeAddress = /^(?:https:\/\/[\w-]|mailto:|tel:|webcal:\/\/|#|\/(?![/\\])|file\.|drawing)/;

/** @param {string} html as React writes it @returns {readonly string[]} what is wrong */
export const harmIn = (html) =>
  [...html.matchAll(element)].flatMap(([whole, name = '', attributes = '']) => {
    if (unwanted.includes(name.toLowerCase())) return [whole];
    return [...attributes.matchAll(attribute)]
      .filter(([, key = '', value = '']) => isHarmful(key.toLowerCase(), plain(value)))
      .map(([text]) => text);
  });

/** @param {string} key @param {string} value */
function isHarmful(key, value) {
  if (key.startsWith('on') || key === 'style' || key === 'srcdoc') return true;
  return (key === 'href' || key === 'action') && !safeAddress.test(value);
}

/** @param {string} text */
const plain = (text) =>
  text
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
      String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

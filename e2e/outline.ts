/** The markup of a page in a form that can be compared. */
import type { Page } from '@playwright/test';

/**
 * One line for each element and each text below `#root`, attributes in the order of their names. What stands in a
 * `noscript` is left out: where scripts run, React does not draw it.
 */
export const outlineOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const attributes = (element: Element) =>
      [...element.attributes]
        // React counts the ids that it makes in the order of drawing; those of the server begin with another letter.
        .map(({ name, value }) => ` ${name}=${JSON.stringify(value.replaceAll(/_r_\w+?_/gi, '_r_'))}`)
        .sort()
        .join('');
    const read = (node: Node, indent: string) => {
      if (node instanceof Text) lines.push(`${indent}"${node.data}"`);
      if (!(node instanceof Element)) return;
      lines.push(`${indent}<${node.localName}${attributes(node)}>`);
      if (node.localName !== 'noscript') node.childNodes.forEach((child) => read(child, `${indent} `));
    };
    const root = document.getElementById('root');
    if (root) read(root, '');
    return lines;
  });

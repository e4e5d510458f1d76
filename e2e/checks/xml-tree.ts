import type { Page } from '@playwright/test';

export interface XmlElement {
  /** Name without a prefix. */
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of the element and of all below it. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Reads XML by the browser's parser. @throws if it is not well-formed */
export async function parseXml(page: Page, text: string): Promise<XmlElement> {
  // The site's own pages allow no parsing of texts.
  await page.goto('about:blank');
  return await page.evaluate((source) => {
    const read = (element: Element): XmlElement => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      text: element.textContent.trim(),
      children: [...element.children].map(read),
    });
    const parsed = new DOMParser().parseFromString(source, 'application/xml');
    const error = parsed.querySelector('parsererror');
    if (error) throw new Error(error.textContent);
    return read(parsed.documentElement);
  }, text);
}

export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

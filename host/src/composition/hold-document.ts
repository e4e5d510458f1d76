import { hostStyles } from '../theme/host-styles';
import { initialSettings } from '../services/settings/initial-settings';
import { settingsToAttributes } from '../services/settings/settings-to-attributes';

/** Attributes that the host changes meanwhile: the look that the visitor has chosen, and its marks. */
const ownAttributes = [...Object.keys(settingsToAttributes(initialSettings)), 'data-user', 'data-counts'];

const attributesOf = ({ attributes }: HTMLElement) =>
  new Map(
    [...attributes]
      .filter(({ name }) => name !== 'style' && !ownAttributes.includes(name))
      .map(({ name, value }) => [name, value]),
  );

const stylesOf = ({ style }: HTMLElement) =>
  new Map([...style].map((name) => [name, style.getPropertyValue(name)]));

/** @returns function that removes what was added meanwhile and puts back what was changed. What is gone stays gone */
function holdRoot(root: HTMLElement) {
  const attributes = attributesOf(root);
  const styles = stylesOf(root);
  return () => {
    for (const [name, value] of attributesOf(root)) {
      const before = attributes.get(name);
      if (before === undefined) root.removeAttribute(name);
      else if (before !== value) root.setAttribute(name, before);
    }
    // The content policy refuses the attribute as a text.
    for (const [name, value] of stylesOf(root))
      if (styles.get(name) !== value) root.style.setProperty(name, styles.get(name) ?? '');
  };
}

/** React keeps what it knows of an element at the element, under a key of each copy of React. */
const keyOfReact = (element: Element | null) =>
  Object.keys(element ?? {}).find((key) => key.startsWith('__reactFiber'));

const styleElements = () =>
  [...document.querySelectorAll('style')].filter(
    ({ dataset }) => !dataset['emotion']?.startsWith(hostStyles),
  );

const switchOn = ({ sheet }: HTMLStyleElement, isOn: boolean) => {
  if (sheet) sheet.disabled = !isOn;
};

/** Things of an app outside of its element, which its modules made once. */
interface Own {
  elements: readonly Element[];
  styles: readonly HTMLStyleElement[];
  sheets: readonly CSSStyleSheet[];
}

/** @param isImport  elements that modules add are kept for the next visit: modules run once */
function leaveFor(own: Own, isImport: boolean): () => void {
  const putBack = [document.documentElement, document.body].map(holdRoot);
  const before = new Set<unknown>([
    ...document.body.children,
    ...styleElements(),
    ...document.adoptedStyleSheets,
  ]);
  const isAdded = (thing: unknown) => !before.has(thing);
  return () => {
    putBack.forEach((put) => put());
    own.styles = styleElements().filter((element) => isAdded(element) || own.styles.includes(element));
    own.styles.forEach((element) => switchOn(element, false));
    own.sheets = document.adoptedStyleSheets.filter(isAdded);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => before.has(sheet));
    const keyOfHost = keyOfReact(document.querySelector('#root > *'));
    const added = [...document.body.children].filter(
      (element) => isAdded(element) && element.tagName !== 'STYLE' && keyOfReact(element) !== keyOfHost,
    );
    added.forEach((element) => element.remove());
    if (isImport) own.elements = added;
  };
}

/**
 * Holds what an adopted app changes outside of its element: attributes, classes and styles of the root and the body, style
 * elements, sheets made by scripts, elements in the body. When it leaves, they are put back, switched off or removed; what its
 * modules made once is there again on the next visit. What the host's React has drawn, such as an open dialog, stays.
 *
 * @returns function that begins a visit, or the import of its modules, and returns the one that ends it
 */
export function holdDocument(): (isImport?: boolean) => () => void {
  const own: Own = { elements: [], styles: [], sheets: [] };
  return (isImport = false) => {
    const leave = leaveFor(own, isImport);
    own.styles.forEach((element) => switchOn(element, true));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...own.sheets];
    document.body.append(...own.elements);
    return leave;
  };
}

/** React keeps what it knows of an element at the element. */
const isDrawn = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));

function putBack(root: HTMLElement, name: 'class' | 'style', value: string | null) {
  if (value === null) root.removeAttribute(name);
  else if (name === 'class') root.className = value;
  // The content policy refuses the attribute as a text.
  else root.style.cssText = value;
}

/**
 * Remembers what an adopted app may change outside of its element: classes and styles of the root and the body, sheets made by
 * scripts, elements in the body.
 *
 * @returns function that puts it back. What React has drawn, such as an open dialog of the host, stays
 */
export function holdDocument(): () => void {
  const roots = [document.documentElement, document.body];
  const before = roots.map((root) => [root.getAttribute('class'), root.getAttribute('style')] as const);
  const sheets = [...document.adoptedStyleSheets];
  const children = new Set(document.body.children);
  return () => {
    for (const [index, root] of roots.entries()) {
      const [className = null, style = null] = before[index] ?? [];
      putBack(root, 'class', className);
      putBack(root, 'style', style);
    }
    document.adoptedStyleSheets = sheets;
    for (const child of [...document.body.children])
      if (!children.has(child) && !isDrawn(child)) child.remove();
  };
}

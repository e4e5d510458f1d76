import { beforeAll, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { tolerateForeignChanges } from './tolerate-foreign-changes';

beforeAll(() => tolerateForeignChanges(document));

/** Replaces each text by a `<font>` with other words, as a translator does. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.append(text.data.toUpperCase());
    text.before(font);
    text.remove();
  }
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

interface CountProps {
  readonly count: number;
  readonly unit?: string;
  readonly isOpen?: boolean;
}

/** Texts beside elements and beside each other: React keeps a node for each. */
const Count = ({ count, unit, isOpen }: CountProps) => (
  <p>
    {isOpen && <b>open </b>}
    {count} {unit}
  </p>
);

it('a changed text replaces the translation of the old one', async () => {
  const { container, rerender } = render(<Count count={3} unit="gloves" />);
  translate(container);
  await settle();
  expect(container).toHaveTextContent('3 GLOVES');
  rerender(<Count count={4} unit="boots" />);
  await settle();
  expect(container).toHaveTextContent(/^4 boots$/);
});

it('a removed text removes its translation', async () => {
  const { container, rerender } = render(<Count count={3} unit="gloves" />);
  translate(container);
  rerender(<Count count={3} />);
  await settle();
  expect(container).toHaveTextContent(/^3$/);
});

it('a new element goes before the translation of the text that follows it', () => {
  const { container, rerender } = render(<Count count={3} unit="gloves" />);
  translate(container);
  rerender(<Count count={3} unit="gloves" isOpen />);
  expect(container).toHaveTextContent('open 3 GLOVES');
});

it('React goes on after an extension has removed an element', () => {
  const { container, rerender, unmount } = render(<Count count={3} isOpen />);
  container.querySelector('b')?.remove();
  rerender(<Count count={4} />);
  expect(container).toHaveTextContent('4');
  unmount();
  expect(container).toBeEmptyDOMElement();
});

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useCurrentSection } from './use-current-section';

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

let report: Report;
const observed: Element[] = [];

class FakeObserver {
  constructor(callback: Report) {
    report = callback;
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed.length = 0;
  }
}

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

function Page() {
  const current = useCurrentSection(['one', 'two', 'missing']);
  return (
    <>
      <output>{current || 'none'}</output>
      <details open>
        <summary>One</summary>
        <p id="one" />
      </details>
      <section id="two" />
    </>
  );
}

it('names the topmost section of those in view, and none above the first', () => {
  render(<Page />);
  expect(observed.map(({ tagName }) => tagName)).toEqual(['DETAILS', 'SECTION']);
  expect(screen.getByRole('status')).toHaveTextContent('none');
  const [one, two] = observed;
  if (!one || !two) throw new Error('nothing is observed');
  const move = (target: Element, isIntersecting: boolean) => act(() => report([{ target, isIntersecting }]));
  move(two, true);
  expect(screen.getByRole('status')).toHaveTextContent('two');
  move(one, true);
  expect(screen.getByRole('status')).toHaveTextContent('one');
  move(one, false);
  expect(screen.getByRole('status')).toHaveTextContent('two');
  move(two, false);
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

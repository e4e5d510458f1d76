import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { useStoreState } from './use-store-state';

describe('a part of the state of a store', () => {
  it('draws its component again only when it is another one', () => {
    const store = createStore(() => ({ name: 'one', count: 0 }));
    const draw = jest.fn();
    function Name() {
      draw();
      return <p>{useStoreState(store, ({ name }) => name)}</p>;
    }
    render(<Name />);
    act(() => store.setState({ count: 1 }));
    expect(draw).toHaveBeenCalledTimes(1);
    act(() => store.setState({ name: 'two' }));
    expect([draw.mock.calls.length, screen.getByText('two').tagName]).toEqual([2, 'P']);
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { button, focus, link, press } from '../../testing/navbar-elements';
import { renderSideNavbar } from '../../testing/side-navbar';

beforeEach(() => {
  jest.useFakeTimers();
});

describe('a folded navbar', () => {
  const place = () => screen.getByRole('navigation').closest('[data-mode]') as HTMLElement;
  const mode = () => place().dataset['mode'];
  const point = (kind: 'pointerOver' | 'pointerOut', pointerType = 'mouse') =>
    fireEvent(place(), Object.assign(createEvent[kind](place()), { pointerType }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  function folded(path = '/home') {
    const { state } = renderSideNavbar(path);
    fireEvent.click(button('Fold the navigation'));
    return state;
  }

  it('opens under the mouse, and closes 150 ms after it has left', () => {
    folded();
    point('pointerOver', 'touch');
    expect(mode()).toBe('folded');
    point('pointerOver');
    expect(mode()).toBe('folded-open');
    point('pointerOut');
    wait(149);
    expect(mode()).toBe('folded-open');
    wait(1);
    expect(mode()).toBe('folded');
  });

  it('opens with the focus, and closes when the focus has left it', () => {
    folded();
    focus(link('Home'));
    expect(mode()).toBe('folded-open');
    focus(link('Products'));
    wait(1000);
    expect(mode()).toBe('folded-open');
    focus(button('Outside'));
    wait(150);
    expect(mode()).toBe('folded');
  });

  it('closes on Escape, and its row of the top level keeps the focus', () => {
    folded('/products/gloves');
    focus(link('Gloves'));
    press('Escape');
    expect(mode()).toBe('folded');
    expect(link('Products')).toHaveFocus();
  });

  it('stays open with its button', () => {
    folded();
    focus(button('Keep the navigation open'));
    fireEvent.click(button('Keep the navigation open'));
    focus(button('Outside'));
    wait(1000);
    expect(mode()).toBe('open');
  });
});

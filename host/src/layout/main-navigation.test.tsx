import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MainNavigation } from './main-navigation';
import { MENU_CLOSE_DELAY_MS } from './use-menus';

const button = (name: string) => screen.getByRole('button', { name });
const item = (name: string) => button(name).closest('li') as HTMLElement;
/** jsdom has no pointer events; React makes enter and leave of over and out. */
const point = (kind: 'pointerOver' | 'pointerOut', name: string, pointerType: string) =>
  fireEvent(item(name), Object.assign(createEvent[kind](item(name)), { pointerType }));
const enter = (name: string, pointerType = 'mouse') => point('pointerOver', name, pointerType);
const leave = (name: string) => point('pointerOut', name, 'mouse');
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

describe('menus with a mouse', () => {
  it('open at once, and close the other', () => {
    render(<MainNavigation path="/home" />);
    enter('About Us menu');
    expect(isOpen('About Us menu')).toBe(true);
    enter('Products menu');
    expect(isOpen('About Us menu')).toBe(false);
    expect(isOpen('Products menu')).toBe(true);
  });

  it('close 150 ms after the pointer has left, not before', () => {
    expect(MENU_CLOSE_DELAY_MS).toBe(150);
    render(<MainNavigation path="/home" />);
    enter('Products menu');
    leave('Products menu');
    wait(149);
    expect(isOpen('Products menu')).toBe(true);
    wait(2);
    expect(isOpen('Products menu')).toBe(false);
  });

  it('stay when a click has pinned them', () => {
    render(<MainNavigation path="/home" />);
    enter('Products menu');
    fireEvent.click(button('Products menu'));
    leave('Products menu');
    wait(1000);
    expect(isOpen('Products menu')).toBe(true);
    fireEvent.click(button('Products menu'));
    expect(isOpen('Products menu')).toBe(false);
  });

  it('do not open on hover with touch or pen', () => {
    render(<MainNavigation path="/home" />);
    enter('Products menu', 'touch');
    enter('Products menu', 'pen');
    expect(isOpen('Products menu')).toBe(false);
  });
});

describe('menus with the keyboard', () => {
  it('close on Escape and give the focus to their button', () => {
    render(<MainNavigation path="/home" />);
    fireEvent.click(button('About Us menu'));
    screen.getByRole('link', { name: 'Profile' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(isOpen('About Us menu')).toBe(false);
    expect(button('About Us menu')).toHaveFocus();
  });
});

describe('an open menu closes', () => {
  const open = () => {
    const view = render(<MainNavigation path="/home" />);
    button('Products menu').focus();
    fireEvent.click(button('Products menu'));
    expect(isOpen('Products menu')).toBe(true);
    return view;
  };

  it('when the focus leaves it', () => {
    open();
    act(() => screen.getByRole('link', { name: 'Contact Us' }).focus());
    expect(isOpen('Products menu')).toBe(false);
  });

  it('when something else is pressed', () => {
    open();
    fireEvent.pointerDown(document.body);
    expect(isOpen('Products menu')).toBe(false);
  });

  it('when the path changes, and stays so on the way back', () => {
    const { rerender } = open();
    rerender(<MainNavigation path="/products" />);
    expect(isOpen('Products menu')).toBe(false);
    rerender(<MainNavigation path="/home" />);
    expect(isOpen('Products menu')).toBe(false);
  });

  it('when one of its links is followed, to the same path too', () => {
    open();
    fireEvent.click(screen.getByRole('link', { name: 'Leather' }));
    expect(isOpen('Products menu')).toBe(false);
  });
});

describe('aria-current', () => {
  it('is on the link of the page and of its section', () => {
    render(<MainNavigation path="/about-us/csr" />);
    expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'true');
    fireEvent.click(button('About Us menu'));
    expect(screen.getByRole('link', { name: 'CSR' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
  });

  it('is on no tab of the page of an article', () => {
    render(<MainNavigation path="/product-details/XP301" />);
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
  });
});

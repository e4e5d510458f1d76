import { act, fireEvent, screen } from '@testing-library/react';

export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const focus = (element: HTMLElement) => act(() => element.focus());
export const currents = () =>
  [...document.querySelectorAll('[aria-current]')].map((element) => [
    element.querySelector('.MuiListItemText-root')?.textContent,
    element.getAttribute('aria-current'),
  ]);

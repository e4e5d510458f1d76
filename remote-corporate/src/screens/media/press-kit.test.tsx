import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PressFile } from '../../model/press-kit';
import { PressKit } from './press-kit';

const file = (name: string, sizeBytes: number): PressFile => ({
  address: `/assets/${name}`,
  name,
  sizeBytes,
});
const logos = [file('logo.svg', 7_100), file('logo-on-dark.svg', 7_200), file('logo-2400.png', 21_700)];

it('each file of the press kit is listed with its true size', () => {
  const { container } = render(<PressKit kit={{ logos }} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Logo for light backgrounds SVG, 7 KB',
    'Logo for dark backgrounds SVG, 7 KB',
    'Logo, 2400 px wide PNG, 21 KB',
  ]);
  const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/assets/logo.svg', '/assets/logo-on-dark.svg']);
});

it('the gallery drawings are offered in one file', () => {
  const archive = { ...file('drawings.zip', 29_700), drawings: 18 };
  render(<PressKit kit={{ logos, archive }} />);
  const link = screen.getByRole('link', { name: 'All 18 gallery drawings ZIP, 29 KB' });
  expect(link).toHaveAttribute('download', 'drawings.zip');
});

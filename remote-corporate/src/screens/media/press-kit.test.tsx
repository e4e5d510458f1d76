import { expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { PressKit } from './press-kit';

it('names each file of the press kit with its true size', () => {
  render(<PressKit archive={undefined} />);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(3);
  for (const link of links) {
    const name = link.getAttribute('download') ?? '';
    const sizeKb = Math.round(statSync(path.join(__dirname, '../../press', name)).size / 1024);
    expect(link).toHaveTextContent(new RegExp(`${sizeKb} KB$`));
  }
});

it('offers the drawings of the gallery in one file', () => {
  render(<PressKit archive={{ address: '/assets/1.zip', sizeBytes: 29_700, drawings: 18 }} />);
  const link = screen.getByRole('link', { name: 'All 18 gallery drawings ZIP, 29 KB' });
  expect(link).toHaveAttribute('download', 'drawings.zip');
});

import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { PictureDialog } from './picture-dialog';

const picture = {
  address: '/back.svg',
  alt: 'A glove from the back',
  width: 300,
  height: 375,
};

interface RowProps {
  readonly first: number;
  readonly count: number;
  readonly side?: ReactNode;
}

function Row({ first, count, side }: RowProps) {
  const [place, setPlace] = useState(first);
  return (
    <PictureDialog
      title={`Glove ${place + 1}`}
      picture={picture}
      row={{ place, count, onMove: setPlace }}
      side={side}
      onClose={() => {}}
    />
  );
}

function showRow(first: number, count = 18, side?: ReactNode) {
  render(<Row {...{ first, count, side }} />);
  return { user: userEvent.setup() };
}

const position = () => screen.getByText(/^\d+ of \d+/);

describe('the picture dialog', () => {
  it('opens with its title as name and heading, and has the focus itself', async () => {
    const onClose = jest.fn();
    render(<PictureDialog title="Glove" picture={picture} onClose={onClose} />);
    const dialog = screen.getByRole('dialog', { name: 'Glove' });
    expect(dialog).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Glove' })).toBeVisible();
    expect(screen.getByRole('img', { name: picture.alt })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the picture dialog for a row of pictures', () => {
  it.each([
    ['its title', undefined, 'Glove 3'],
    ['the heading of what stands beside', <h2 key="side">Facts</h2>, 'Facts'],
  ])('shows the place in the row, and %s', (_, side, heading) => {
    showRow(2, 18, side);
    expect(position()).toHaveTextContent('3 of 18: Glove 3');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([heading]);
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 2],
    ['a', 1, 1],
    ['Control>}{ArrowRight', 1, 1],
  ])('moves with the key %s from place %p of 3 to %p', async (key, from, to) => {
    const { user } = showRow(from, 3);
    await user.keyboard(`{${key}}`);
    expect(position()).toHaveTextContent(`${to + 1} of 3`);
  });

  it('keeps the focus at a button that has reached the end of the row', async () => {
    const { user } = showRow(1, 3);
    const next = screen.getByRole('button', { name: 'Next picture' });
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(position()).toHaveTextContent('3 of 3');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PictureDialogProps } from 'shared-types';
import { PictureDialog } from './picture-dialog';

const picture = {
  address: '/back.svg',
  label: 'Glove, back',
  alt: 'A glove from the back',
  width: 300,
  height: 375,
};

function showDialog(changes: Partial<PictureDialogProps> = {}) {
  const onClose = jest.fn();
  const { rerender } = render(
    <PictureDialog title="Glove" picture={picture} onClose={onClose} {...changes} />,
  );
  const change = (more: Partial<PictureDialogProps>) =>
    rerender(<PictureDialog title="Glove" picture={picture} onClose={onClose} {...changes} {...more} />);
  return { dialog: screen.getByRole('dialog'), user: userEvent.setup(), onClose, change };
}

function Row({ first, count }: { readonly first: number; readonly count: number }) {
  const [place, setPlace] = useState(first);
  return (
    <PictureDialog
      title={`Glove ${place + 1}`}
      picture={picture}
      row={{ place, count, onMove: setPlace }}
      side={<h2>Facts</h2>}
      onClose={() => {}}
    />
  );
}

function showRow(first: number, count = 18) {
  render(<Row first={first} count={count} />);
  return { dialog: screen.getByRole('dialog'), user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByText(/^\d+ of \d+/);

describe('the picture dialog', () => {
  it('opens with its title as name and heading, the focus on the picture, and what it is given', () => {
    const { dialog } = showDialog({ bar: <p>Views</p>, side: <p>Facts</p> });
    expect(dialog).toHaveAccessibleName('Glove');
    expect(screen.getByRole('heading', { name: 'Glove' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Glove, back' })).toHaveFocus();
    expect(within(dialog).getByText('Views')).toBeVisible();
    expect(within(dialog).getByText('Facts')).toBeVisible();
  });

  it('keeps the focus at Larger and Smaller when they reach their ends', async () => {
    const { user } = showDialog();
    button('Larger').focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getByText('300 %')).toBeVisible();
    expect(button('Larger')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(screen.getByText('300 %')).toBeVisible();
    expect(button('Larger')).toHaveFocus();
    button('Smaller').focus();
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
    expect(screen.getByText('100 %')).toBeVisible();
    expect(button('Smaller')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Smaller')).toHaveFocus();
  });

  it('keeps the size when another picture is chosen outside of a row', async () => {
    const { user, change } = showDialog();
    await user.click(button('Larger'));
    change({ picture: { ...picture, address: '/palm.svg', alt: 'A glove from the palm' } });
    expect(screen.getByRole('img', { name: 'A glove from the palm' })).toBeVisible();
    expect(screen.getByText('150 %')).toBeVisible();
  });

  it('describes a picture that fails to load, and Retry loads it again', async () => {
    const { user } = showDialog();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(picture.alt)).toBeVisible();
    await user.click(button('Retry'));
    expect(screen.getByRole('img', { name: picture.alt })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Glove, back' })).toHaveFocus();
  });
});

describe('the picture dialog for a row of pictures', () => {
  it('shows the place in the row instead of the title', () => {
    showRow(2);
    expect(position()).toHaveTextContent('3 of 18: Glove 3');
    expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { name: 'Facts' })]);
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 0],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 2, 2],
    ['a', 1, 1],
    ['Control>}{ArrowRight', 1, 1],
  ])('moves with the key %s from place %p of 3 to %p', async (key, from, to) => {
    const { user } = showRow(from, 3);
    await user.keyboard(`{${key}}`);
    expect(position()).toHaveTextContent(`${to + 1} of 3`);
  });

  it('leaves the keys to an enlarged picture that has the focus: they scroll it', async () => {
    const { user } = showRow(1);
    await user.click(button('Larger'));
    await user.keyboard('{ArrowRight}');
    expect(position()).toHaveTextContent('3 of 18');
    await user.click(button('Larger'));
    screen.getByRole('region', { name: 'Glove, back' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(position()).toHaveTextContent('3 of 18');
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveHandle } from './move-handle';
import { useDrag } from './use-drag';

function open(places: { readonly isFirst?: boolean; readonly isLast?: boolean } = {}) {
  const onStep = jest.fn<(step: number) => void>();
  const Handle = () => {
    const drag = useDrag({ current: null }, () => {});
    const { isFirst = false, isLast = false } = places;
    return <MoveHandle id="a" name="Lining" drag={drag} isFirst={isFirst} isLast={isLast} onStep={onStep} />;
  };
  render(<Handle />);
  const handle = screen.getByRole('button', { name: 'Move: Lining' });
  return { onStep, handle, user: userEvent.setup() };
}

// jsdom has no pointer capture.
HTMLElement.prototype.setPointerCapture = () => {};

describe('the handle of an item', () => {
  it.each([
    ['{Alt>}{ArrowUp}{/Alt}', -1],
    ['{Alt>}{ArrowLeft}{/Alt}', -1],
    ['{Alt>}{ArrowDown}{/Alt}', 1],
    ['{Alt>}{ArrowRight}{/Alt}', 1],
  ])('moves it by %s', async (keys, step) => {
    const { user, onStep, handle } = open();
    handle.focus();
    await user.keyboard(keys);
    expect(onStep.mock.calls).toEqual([[step]]);
  });

  it('moves nothing by an arrow key alone', async () => {
    const { user, onStep, handle } = open();
    handle.focus();
    await user.keyboard('{ArrowDown}');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('has a menu that moves it, and takes the focus back', async () => {
    const { user, onStep, handle } = open();
    await user.click(handle);
    expect(screen.getByRole('menuitem', { name: 'Move earlier' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onStep.mock.calls).toEqual([[1]]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(handle).toHaveFocus();
  });

  it('closes the menu by Escape, and when the focus leaves it', async () => {
    const { user, handle } = open();
    await user.click(handle);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(handle);
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('offers only moves that are possible', async () => {
    const { user, handle } = open({ isFirst: true });
    await user.click(handle);
    expect(screen.getByRole('menuitem', { name: 'Move earlier' })).toBeDisabled();
    expect(screen.getByRole('menuitem', { name: 'Move later' })).toHaveFocus();
  });
});

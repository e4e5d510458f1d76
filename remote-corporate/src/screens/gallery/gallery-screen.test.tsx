import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import type { NavigateOptions, ShellLocation } from 'shared-types';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { pictures } from '#content/gallery.json';
import { Screen } from './gallery-screen';

/** A shell whose place is the address of the window. */
function shellInWindow() {
  const listeners = new Set<() => void>();
  const moves: string[] = [];
  const placeNow = (): ShellLocation => ({ path: '/gallery', search: location.search, hash: '', key: '' });
  let place = placeNow();
  const arrive = () => {
    place = placeNow();
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', arrive);
  const navigate = (to: string, { replace = false }: NavigateOptions = {}) => {
    moves.push(`${replace ? 'replace' : 'push'} ${to}`);
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    arrive();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getState = () => place;
  return {
    shell: fakeShell({ navigate, location: { getState, getInitialState: getState, subscribe } }),
    moves,
  };
}

function Gallery({ shell }: { shell: ReturnType<typeof shellInWindow>['shell'] }) {
  const { search } = useSyncExternalStore(shell.location.subscribe, shell.location.getState);
  return <Screen {...screenProps(fakeRequest(`/gallery${search}`), undefined, shell)} />;
}

function showGallery(search = '') {
  history.replaceState(null, '', `/gallery${search}`);
  const { shell, moves } = shellInWindow();
  render(<Gallery shell={shell} />);
  return { moves, user: userEvent.setup() };
}

/** The picture at a place of the grid, counted from 1, as its link. */
function thumbnail(place: number) {
  const { alt } = pictures[place - 1] ?? { alt: '' };
  const link = screen.getAllByRole('img', { name: alt, hidden: true })[0]?.closest('a');
  if (!link) throw new Error(`There is no picture ${place}.`);
  return link;
}

const openDialog = () => screen.findByRole('dialog');
const position = (dialog: HTMLElement) => within(dialog).getByText(/^\d+ of \d+/);

describe('a picture at full size', () => {
  it('is a dialog named by its title, and says its position and that it is an illustration', async () => {
    const { user } = showGallery();
    await user.click(thumbnail(3));
    const dialog = await openDialog();
    expect(dialog).toHaveAccessibleName(pictures[2]?.title ?? '');
    expect(position(dialog)).toHaveTextContent(`3 of ${pictures.length}`);
    expect(dialog).toHaveTextContent('Illustration');
  });

  it('adds one history entry, which the next picture replaces; Back returns the focus to the last picture', async () => {
    const { user, moves } = showGallery();
    await user.click(thumbnail(1));
    await openDialog();
    const next = screen.getByRole('button', { name: 'Next picture' });
    await user.click(next);
    await user.click(next);
    expect(moves).toEqual([
      `push /gallery?item=${pictures[0]?.id ?? ''}`,
      `replace /gallery?item=${pictures[1]?.id ?? ''}`,
      `replace /gallery?item=${pictures[2]?.id ?? ''}`,
    ]);
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(thumbnail(3)).toHaveFocus();
    expect(location.search).toBe('');
  });

  it('closes with Back, even if its address was never drawn', async () => {
    history.replaceState(null, '', '/gallery');
    const navigate = (to: string) => history.pushState(null, '', to);
    render(<Screen {...screenProps(fakeRequest('/gallery'), undefined, fakeShell({ navigate }))} />);
    await userEvent.click(thumbnail(3));
    await openDialog();
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(thumbnail(3)).toHaveFocus();
  });

  it('is removed from the address when it is closed, if the page was opened with it', async () => {
    const opened = showGallery(`?item=${pictures[8]?.id ?? ''}`);
    const dialog = await openDialog();
    await opened.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened.moves).toEqual(['replace /gallery']);
    expect(thumbnail(9)).toHaveFocus();
  });

  it('can be downloaded as a file', async () => {
    showGallery(`?item=${pictures[1]?.id ?? ''}`);
    const link = within(await openDialog()).getByRole('link', { name: /Download the drawing.*SVG, \d+ KB/ });
    expect(link).toHaveAttribute('download', `${pictures[1]?.id ?? ''}.svg`);
  });

  it('has its description, its facts and the nearby pictures', async () => {
    const { user } = showGallery(`?item=${pictures[1]?.id ?? ''}`);
    const dialog = await openDialog();
    expect(within(dialog).getByRole('img', { name: pictures[1]?.alt ?? '' })).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: pictures[1]?.title ?? '' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: pictures[2]?.title ?? '' }));
    expect(dialog).toHaveAccessibleName(pictures[2]?.title ?? '');
  });

  it('does not open for an unknown item', () => {
    showGallery('?item=x');
    expect(screen.getAllByRole('img')).toHaveLength(pictures.length);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

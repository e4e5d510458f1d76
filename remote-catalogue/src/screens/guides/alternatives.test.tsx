import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { readAsset, testRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { head, load, Screen } from './guides-screen';

beforeAll(testRelease);

const requestOf = (path: string, search = '') =>
  fakeRequest(path, { search, route: path === '/alternatives' ? path : '/alternatives/:marking' });

const loaded = (path: string) => load(requestOf(path), fakeContext({ readAsset }));

async function show(path: string, search = '') {
  const result = await loaded(path);
  if (result.kind !== 'ready') throw new Error(`${path} is ${result.kind}`);
  const shell = catalogueShell();
  render(<Screen {...screenProps(requestOf(path, search), result.data, shell)} />);
  return { shell, data: result.data };
}

describe('the page of equal or better gloves', () => {
  it('asks for a marking, and leads to its answer', async () => {
    const { shell } = await show('/alternatives');
    await userEvent.type(screen.getByRole('textbox', { name: 'Marking or article number' }), ' 4x43dp ');
    await userEvent.click(screen.getByRole('button', { name: 'Find equal or better' }));
    expect(shell.navigate).toHaveBeenCalledWith('/alternatives/4x43dp');
  });

  it('finds what was typed before the scripts ran', async () => {
    const { shell } = await show('/alternatives', '?marking=4X43D');
    expect(shell.navigate).toHaveBeenCalledWith('/alternatives/4X43D', { replace: true });
  });

  it('asks for a marking if the field is empty', async () => {
    const { shell } = await show('/alternatives');
    await userEvent.click(screen.getByRole('button', { name: 'Find equal or better' }));
    const field = screen.getByRole('textbox', { name: 'Marking or article number' });
    expect(field).toBeInvalid();
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('lists the articles that reach every level, with the difference, and counts those not shown', async () => {
    await show('/alternatives/4X43DP');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Equal to or better than 4X43DP');
    const answer = within(
      screen.getByRole('region', { name: /^\d+ of \d+ gloves reach all of these levels$/ }),
    );
    expect(answer.getByText('Required: abrasion 4, tear 4, puncture 3, ISO cut D, impact P.')).toBeVisible();
    for (const article of answer.getAllByRole('listitem').filter((item) => item.querySelector('h3')))
      expect(article).toHaveTextContent(/Same levels|Higher: /);
    expect(answer.getByText(/^\d+ more not shown: not tested for every level\.$/)).toBeVisible();
  });

  it('answers for the marking that another maker publishes, with its source and day', async () => {
    await expect(loaded('/alternatives/grip%2011840')).resolves.toEqual({
      kind: 'redirect',
      to: '/alternatives/Sample%20Works%20Grip%2011-840',
    });
    await show('/alternatives/Sample%20Works%20Grip%2011-840');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Equal to or better than 4X43D');
    expect(
      screen.getByText(/^Sample Works publishes EN 388 4X43D for Grip 11-840\. Source: Sample/),
    ).toHaveTextContent('Sample data sheet, edition 3, 12 March 2026. We compare markings, not articles');
  });

  it('names the articles of makers that share a number', async () => {
    await show('/alternatives/20-500');
    const names = 'Sample Works Cut 20500 and Samplehand Polar 20-500: enter one of them.';
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(names);
  });

  it('shows where a label has its marking for an unknown number of a known maker', async () => {
    await show('/alternatives/Samplehand%2099');
    expect(screen.getByText(/is an article of another maker\. Enter the marking on its label/)).toBeVisible();
    expect(screen.getByRole('img', { name: /^The label in a glove, enlarged/ })).toBeVisible();
  });

  it('compares garments by the marking of their label', async () => {
    await show(`/alternatives/${encodeURIComponent('EN ISO 20471 class 2')}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Equal to or better than EN ISO 20471 class 2',
    );
    expect(
      screen.getByRole('region', { name: /^\d+ of \d+ garments reach all of these levels$/ }),
    ).toBeVisible();
  });

  it('leads from the nearest to the list of all that are equal or better', async () => {
    const { data } = await show('/alternatives/1XXXX');
    if (data.kind !== 'found') throw new Error(data.kind);
    const list = screen.getByRole('link', { name: `All ${data.count} as a list` });
    expect(list).toHaveAttribute('href', '/products/gloves?abr=1');
  });

  it('asks a visitor to ask us if nothing is equal or better', async () => {
    await show('/alternatives/4544FP');
    expect(screen.getByRole('heading', { level: 2, name: /^None of \d+ gloves/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us about 4544FP' })).toBeVisible();
  });

  it('says at the field what is wrong with a marking, and gives it the focus', async () => {
    const { data } = await show('/alternatives/9X43D');
    const field = screen.getByRole('textbox', { name: 'Marking or article number' });
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('9X43D');
    expect(field).toHaveAccessibleDescription(/position 1 \(abrasion\) must be 0-4 or X, not “9”/);
    expect(head(data, requestOf('/alternatives/9X43D')).robots).toBe('noindex');
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await show('/alternatives/9X43D');
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('takes an article of another maker for what it is', async () => {
    await show('/alternatives/Ansell%2011-840');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      '“Ansell 11-840” is an article of another maker. Enter the marking on its label, for example 4X43DP.',
    );
  });

  it('takes the number of an article', async () => {
    expect(await loaded('/alternatives/xp301')).toEqual({ kind: 'redirect', to: '/alternatives/XP301' });
    await show('/alternatives/XP301');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Equal to or better than XP301 /);
  });

  it('says so if an article has no protection level', async () => {
    await show('/alternatives/UN701');
    expect(
      screen.getByRole('heading', { level: 2, name: /^This article has no protection level/ }),
    ).toBeVisible();
  });
});

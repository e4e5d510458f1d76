import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { handSizes } from '../../../articles/size-chart';
import { readAsset } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { load, paths, Screen } from './guides-screen';

const requestOf = (path: string) => fakeRequest(path, { route: '/size-guide/:system' });

async function show(path: string) {
  const result = await load(requestOf(path), fakeContext({}));
  if (result.kind !== 'ready') throw new Error(`${path} is ${result.kind}`);
  render(<Screen {...screenProps(requestOf(path), result.data, catalogueShell())} />);
}

/** Where horizontal lines of a drawing lie, as `M0 58H130` says it. */
const linesAt = (sheet: HTMLElement) =>
  [...sheet.querySelectorAll('path')].flatMap((line) => {
    const [, y] = /^M0 ([\d.]+)H/.exec(line.getAttribute('d') ?? '') ?? [];
    return y === undefined ? [] : [Number(y)];
  });

describe('the size guide', () => {
  it('exists for gloves and garments, where the catalogue has both', async () => {
    expect(await paths(fakeContext({ readAsset }))).toEqual(['/size-guide/gloves', '/size-guide/garments']);
  });

  it('is not found for anything else', async () => {
    expect(await load(requestOf('/size-guide/hats'), fakeContext({}))).toEqual({ kind: 'not-found' });
  });

  it('says how to measure, and states the rule that the size helper follows', async () => {
    await show('/size-guide/gloves');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Glove sizes');
    expect(screen.getByText(/^Take the nearest size\. If two are equally near/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^Palm circumference/ }), '210');
    await userEvent.click(screen.getByRole('button', { name: 'Find my size' }));
    expect(screen.getByText(/^Your size is 8\b/)).toBeVisible();
  });

  it('draws a line for the length of each hand, in mm from the wrist', async () => {
    await show('/size-guide/gloves');
    const sheet = screen.getByRole('img', { name: /^Sheet to print: a hand/ });
    const [wrist = 0] = linesAt(sheet).toSorted((one, other) => other - one);
    expect(linesAt(sheet).map((y) => wrist - y)).toEqual([...handSizes.map(({ lengthMm }) => lengthMm), 0]);
  });

  it('draws a line of 100 mm to check the print by', async () => {
    await show('/size-guide/garments');
    const sheet = screen.getByRole('img', { name: /^Sheet to print: a paper tape/ });
    expect(sheet).toHaveAttribute('viewBox', '0 0 186 254');
    expect(sheet.querySelector('path')).toHaveAttribute('d', expect.stringContaining('M.2 12H100.2'));
  });
});

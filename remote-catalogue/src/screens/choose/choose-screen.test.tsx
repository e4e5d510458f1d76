import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { isGloveType } from '../../../articles/product-types';
import { articleCount } from '../../../articles/article-count';
import { answerAt, askable } from '../../testing/answer-at';
import { catalogueRows } from '../../testing/catalogue-rows';
import { readAsset, testRelease } from '../../testing/built-release';
import { catalogueShell } from '../../testing/catalogue-shell';
import { linkAddress } from '../../testing/link-address';
import type { ChooseData } from './choose-data';
import { head, load, paths, Screen } from './choose-screen';
import { hazardsStep } from './steps';

const context = fakeContext({ readAsset });
beforeAll(testRelease);

async function loaded(path: string): Promise<ChooseData> {
  const result = await load(fakeRequest(path), context);
  if (result.kind !== 'ready') throw new Error(`${path} is ${result.kind}`);
  return result.data;
}

function draw(data: ChooseData, request = fakeRequest('/choose')) {
  return render(<Screen {...screenProps(request, data, catalogueShell())} />);
}

const show = async (path: string) => draw(await loaded(path), fakeRequest(path));

describe('the first step of the choice by hazard', () => {
  it('asks for the hands and for the body, with the number of articles behind each hazard', async () => {
    await show('/choose');
    expect(screen.getByRole('heading', { level: 1, name: 'Choose by hazard' })).toBeVisible();
    const hands = screen.getByRole('region', { name: 'What are the hands exposed to?' });
    expect(linkAddress(within(hands), /^Sharp edges\s?\d+ articles/)).toBe('/choose/sharp-edges');
    expect(within(hands).getByRole('link', { name: /^Electricity\s?No articles/ })).toBeVisible();
    const body = screen.getByRole('region', { name: 'What is the body exposed to?' });
    expect(within(body).getByRole('link', { name: /^Visibility near vehicles/ })).toBeVisible();
  });

  it('offers trades, each with its articles', async () => {
    await show('/choose');
    const trades = within(screen.getByRole('region', { name: 'What is the trade?' }));
    expect(linkAddress(trades, /^Sheet metal\s?\d+ articles$/)).toBe('/choose/sheet-metal');
    await show('/choose/sheet-metal');
    for (const level of ['Cut (ISO): C or better', 'Abrasion: 3 or better'])
      expect(screen.getByText(level)).toBeVisible();
    expect(linkAddress(screen, 'Filter them by size and material')).toBe('/products/gloves?cut=C&abr=3');
  });

  it('leads to all products where no article states a marking', () => {
    draw(hazardsStep([]));
    expect(screen.getByText(/state no test markings/)).toBeVisible();
    expect(linkAddress(screen, 'All products')).toBe('/products');
  });
});

describe('the questions about a hazard', () => {
  it('are links with the number of articles', async () => {
    await show('/choose/sharp-edges');
    expect(screen.getByRole('heading', { level: 2, name: 'What do the hands touch?' })).toBeVisible();
    expect(linkAddress(screen, /^Sheet metal, burrs\s?\d+ articles$/)).toBe(
      '/choose/sharp-edges/sheet-metal',
    );
  });

  it('say what no marking can', async () => {
    await show('/choose/cold');
    expect(screen.getByText(/no source that turns an air temperature into a level/)).toBeVisible();
  });

  it.each([
    ['chemicals', /no gloves tested against chemicals/],
    ['electricity', /No glove in this range is marked as insulating/],
  ])('give way to a plain sentence for %s, which the range has nothing for', async (slug, sentence) => {
    await show(`/choose/${slug}`);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(linkAddress(screen, 'Contact Us')).toBe('/contact-us');
    expect(screen.getByRole('link', { name: /^Sharp edges/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /No articles$/ })).not.toBeInTheDocument();
  });

  it('are not found for an unknown hazard or answer', async () => {
    for (const path of ['/choose/noise', '/choose/sharp-edges/paper'])
      await expect(load(fakeRequest(path), context)).resolves.toEqual({ kind: 'not-found' });
  });
});

describe('the articles of an answer', () => {
  it('stand below the rule and its test, each with the reason', async () => {
    await show('/choose/sharp-edges/sheet-metal');
    expect(screen.getByText('Gloves with ISO cut C or better (EN 388).')).toBeVisible();
    expect(linkAddress(screen, 'About EN 388')).toBe('/credentials#en-388');
    expect(screen.getByText(/^EN 388:2016\+A1:2018, position 5, by EN ISO 13997: A from 2\sN/)).toBeVisible();
    expect(screen.getByText('Which level the work needs is our own advice:')).toBeVisible();
    expect(screen.getByText(/^≥\s10\sN$/)).toBeVisible();
    const articles = within(screen.getByRole('region', { name: /^\d+ articles$/ })).getAllByRole('listitem');
    for (const article of articles) expect(article).toHaveTextContent(/Cut \(ISO\) [C-F]: ≥\s\d+\sN/);
    expect(screen.getByText('The employer’s risk assessment decides what the job needs.')).toBeVisible();
    expect(screen.getByText('Sample data, not a declaration of conformity')).toBeVisible();
  });

  it.each([
    ['/choose/sharp-edges/glass-and-blades', '/products/gloves?cut=E'],
    ['/choose/sharp-edges/light-edges', '/products/gloves?edges=a'],
  ])('are the same as those of the listing that they lead on to: %s', async (path, listing) => {
    await show(path);
    const link = screen.getByRole('link', { name: 'Filter them by size and material' });
    expect(link).toHaveAttribute('href', listing);
    const gloves = catalogueRows().filter(({ type }) => isGloveType(type));
    const { total } = answerAt(askable(gloves), listing);
    expect(screen.getByRole('region', { name: articleCount(total) })).toBeVisible();
  });

  it('give way to the next lower requirement where there are none', async () => {
    const data = await loaded('/choose/hot-parts/up-to-500');
    expect(data).toMatchObject({ isEmpty: true });
    draw(data);
    expect(screen.getByRole('heading', { name: 'No article meets this requirement' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Next lower requirement: Up to \d+\s°C/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    expect(head(data, { title: '' })).toMatchObject({ robots: 'noindex' });
  });

  it('are the 48 nearest, with the way to all of them', async () => {
    await show('/choose/sharp-edges/light-edges');
    const articles = within(screen.getByRole('region', { name: /^\d+ articles$/ }));
    expect(articles.getAllByRole('listitem')).toHaveLength(48);
    expect(linkAddress(articles, /^All \d+ as a list$/)).toBe('/products/gloves?edges=a');
  });
});

describe('every step', () => {
  it('has a title and a description of its own, and data that survive JSON', async () => {
    const all = ['/choose', ...(await paths(context))];
    expect(all.length).toBeGreaterThan(40);
    const descriptions = new Set<string>();
    const titles = new Set<string>();
    for (const path of all) {
      const data = await loaded(path);
      expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
      const { title, description } = head(data, { title: 'Choose by hazard' });
      expect([path, description.length >= 70 && description.length <= 160]).toEqual([path, true]);
      titles.add(title);
      descriptions.add(description);
    }
    expect(titles.size).toBe(all.length);
    expect(descriptions.size).toBe(all.length);
  });
});

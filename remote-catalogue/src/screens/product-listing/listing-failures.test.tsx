import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type { ScreenRequest } from 'shared-types';
import { fakeContext, fakeRequest, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { timeoutMs } from '../../api/http';
import { catalogueShell } from '../../testing/catalogue-shell';
import { fetchParts, fetchViews } from './fetch-deferred';
import { load, Screen } from './product-listing-screen';

const article = (articleNo: string, title: string) => ({
  articleNo,
  type: 'Mechanics Gloves General',
  title,
  image: '',
  description: [],
});
const articles = [article('QM101', 'Padded glove'), article('QM102', 'Plain glove')];

/** Answers a call, or fails. */
type Answer = (config: InternalAxiosRequestConfig) => Promise<unknown>;

const give =
  (data: unknown): Answer =>
  () =>
    Promise.resolve(data);
const fail =
  (status?: number): Answer =>
  (config) =>
    Promise.reject(
      new AxiosError('failed', undefined, config, undefined, {
        status: status ?? 0,
        statusText: '',
        data: undefined,
        headers: {},
        config,
      }),
    );
const unreachable: Answer = (config) =>
  Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config));
const hang: Answer = () => new Promise(() => {});

/** A screen whose page was made while the service answered, and whose service now does as it is told. */
async function openScreen(path = '/products/mechanics_gloves/general') {
  let answer: Answer = give(articles);
  const http = axios.create({
    adapter: async (config) => {
      const data = await answer(config);
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    },
  });
  const site = { ...fakeSite, api: { catalogue: { mode: 'http', baseUrl: '' } as const } };
  const readAsset = () => Promise.reject(new Error('no file of the release is read'));
  const context = fakeContext({ readAsset, http: () => Promise.resolve(http), site });
  const loaded = await load(fakeRequest(path), context);
  if (loaded.kind !== 'ready') throw new Error(`${path} is ${loaded.kind}`);
  const { data } = loaded;
  // A site of its own: what was answered while the page was made is not remembered in the browser.
  const shell = catalogueShell({ http: () => Promise.resolve(http), site: { ...site } });
  const shown = (request: ScreenRequest) => <Screen {...screenProps(request, data, shell)} />;
  const view = render(shown(fakeRequest(path)));
  view.rerender(shown(fakeRequest(path, { key: 'default' })));
  return {
    answerWith: (next: Answer) => {
      answer = next;
    },
    goTo: (search: string) => view.rerender(shown(fakeRequest(path + search, { key: search || 'default' }))),
  };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const banner = () => screen.queryByRole('alert');

beforeAll(async () => {
  const http = axios.create();
  await Promise.all([fetchParts({ http: () => Promise.resolve(http), site: fakeSite }), fetchViews()]);
});

describe('a listing with a failing service', () => {
  it.each([
    ['503', fail(503)],
    ['no network', unreachable],
  ])('reports %s, keeps the last list, and loads it on Retry', async (_, failure) => {
    const listing = await openScreen();
    listing.answerWith(failure);
    listing.goTo('?sort=title');
    expect(await screen.findByText('Products could not be loaded.')).toBeVisible();
    expect(titles()).toEqual(['Padded glove', 'Plain glove']);
    listing.answerWith(give(articles));
    await act(async () => {
      screen.getByRole('button', { name: 'Retry' }).click();
      await Promise.resolve();
    });
    await waitFor(() => expect(banner()).toBeNull());
    expect(screen.getByRole('combobox')).toHaveValue('title');
  });

  it('gives up after ten seconds', async () => {
    const listing = await openScreen();
    listing.answerWith(hang);
    jest.useFakeTimers();
    listing.goTo('?sort=title');
    await act(() => jest.advanceTimersByTimeAsync(timeoutMs - 1000));
    expect(banner()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(banner()).toHaveTextContent('Products could not be loaded.');
  });

  it.each([[null], [{}], ['<html>']])('reports the unexpected answer %p', async (answer) => {
    const listing = await openScreen();
    listing.answerWith(give(answer));
    listing.goTo('?sort=title');
    expect(await screen.findByText('The product service sent an unexpected answer.')).toBeVisible();
    expect(titles()).toEqual(['Padded glove', 'Plain glove']);
  });
});

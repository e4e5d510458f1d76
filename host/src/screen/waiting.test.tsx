import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeSite } from 'shared-types/testing/fake-site';
import { Waiting } from './waiting';

const article = { path: '/product-details/:articleNo', screen: 'article', title: 'Article' };

const show = (heading: string | undefined, isNoticed: boolean) =>
  render(
    <Waiting
      route={{ ...article, ...(heading && { heading }) }}
      site={fakeSite}
      path="/product-details/QM101"
      isNoticed={isNoticed}
    >
      Loading
    </Waiting>,
  );

const headings = () => screen.queryAllByRole('heading', { level: 1 }).map((element) => element.textContent);

describe('a screen that is on its way', () => {
  it('has no heading before a notice, if its data bring the heading', () => {
    show(undefined, false);
    expect(headings()).toEqual([]);
  });

  it('has its title as a heading above a notice, if its data bring the heading', () => {
    show(undefined, true);
    expect(headings()).toEqual(['Article']);
  });

  it('has no alert, not even a hidden one: nothing has failed', () => {
    show(undefined, false);
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  });

  it.each([false, true])('has the heading of its route, with a notice: %s', (isNoticed) => {
    show('Articles', isNoticed);
    expect(headings()).toEqual(['Articles']);
  });
});

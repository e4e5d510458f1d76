import { expect, it } from '@jest/globals';
import classNames from '../../../components/article-tile.module.css';
import { layOutRest } from './lay-out-rest';

const root = document.documentElement;
const steps: (() => void)[] = [];
const tile = `<li class="${classNames['tile'] ?? ''}"></li>`;
const visibleTiles = () => document.querySelectorAll('li[data-laid-out]').length;

it('lays out a few tiles at a time, and lets none wait from then on', () => {
  document.body.innerHTML = `<ol>${tile.repeat(20)}</ol>`;
  layOutRest((step) => steps.push(step));
  expect(visibleTiles()).toBe(8);
  steps.shift()?.();
  expect(visibleTiles()).toBe(16);
  expect(root.dataset['laidOut']).toBeUndefined();

  steps.shift()?.();
  expect(root.dataset['laidOut']).toBe('');
  expect(visibleTiles()).toBe(0);
  expect(steps).toEqual([]);
});

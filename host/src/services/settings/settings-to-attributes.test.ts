import { describe, expect, it } from '@jest/globals';
import type { DeepPartial, Settings } from 'shared-types';
import { initialSettings } from './initial-settings';
import { mergeSettings } from './merge-settings';
import { settingsToAttributes } from './settings-to-attributes';

const attributesOf = (change: DeepPartial<Settings>) =>
  settingsToAttributes(mergeSettings(initialSettings, change));

describe('settingsToAttributes', () => {
  it('gives every attribute for the settings of the site', () => {
    expect(attributesOf({})).toEqual({
      'data-layout': 'layout2',
      'data-mode': 'fullwidth',
      'data-scroll': 'body',
      'data-navbar': 'hidden',
      'data-navbar-position': 'top',
      'data-toolbar': 'fixed',
      'data-toolbar-position': 'below',
      'data-footer': 'static',
      'data-footer-position': 'below',
      'data-left-panel': 'hidden',
      'data-right-panel': 'hidden',
      'data-scrollbars': 'thin',
      'data-t-main': 'device',
      'data-t-navbar': 'defaultDark',
      'data-t-toolbar': 'device',
      'data-t-footer': 'defaultDark',
    });
  });

  it.each<[DeepPartial<Settings>, Record<string, string>]>([
    [
      { layout: { style: 'layout1' } },
      { 'data-navbar': 'open', 'data-navbar-position': 'left', 'data-scroll': 'content' },
    ],
    [{ layout: { style: 'layout1', config: { navbar: { folded: true } } } }, { 'data-navbar': 'folded' }],
    [
      { layout: { style: 'layout1', config: { navbar: { folded: true, display: false } } } },
      { 'data-navbar': 'hidden' },
    ],
    [
      { layout: { style: 'layout1', config: { navbar: { position: 'right' } } } },
      { 'data-navbar-position': 'right' },
    ],
    [
      { layout: { style: 'layout1', config: { footer: { position: 'above' } } } },
      { 'data-footer-position': 'above' },
    ],
    [{ layout: { style: 'layout3' } }, { 'data-mode': 'container', 'data-toolbar-position': 'above' }],
    [{ layout: { style: 'layout3' } }, { 'data-left-panel': 'shown', 'data-right-panel': 'shown' }],
    [{ layout: { config: { toolbar: { display: false } } } }, { 'data-toolbar': 'hidden' }],
    [{ layout: { config: { footer: { display: false, style: 'fixed' } } } }, { 'data-footer': 'hidden' }],
    [{ layout: { config: { footer: { style: 'fixed' } } } }, { 'data-footer': 'fixed' }],
    [{ customScrollbars: false }, { 'data-scrollbars': 'browser' }],
    [{ theme: { navbar: 'slate' } }, { 'data-t-navbar': 'slate' }],
  ])('gives for %j the attributes %j', (change, expected) => {
    expect(attributesOf(change)).toMatchObject(expected);
  });

  it.each<[string, DeepPartial<Settings>, readonly string[]]>([
    ['default', {}, ['device', 'device']],
    ['default, without following the device', { followDevice: false }, ['default', 'default']],
    ['defaultDark', { theme: { main: 'defaultDark' } }, ['defaultDark', 'device']],
    ['another theme', { theme: { main: 'beach', toolbar: 'tech' } }, ['beach', 'tech']],
  ])('gives main and toolbar for %s', (_, change, expected) => {
    const attributes = attributesOf(change);
    expect([attributes['data-t-main'], attributes['data-t-toolbar']]).toEqual(expected);
  });
});

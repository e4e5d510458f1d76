import type { Settings } from 'shared-types';
import { layoutDefaults } from './layout-styles';
import { deepFreeze } from '../deep-freeze';

/** Settings of a new visitor: the look of the public pages. */
export const initialSettings: Settings = deepFreeze({
  layout: {
    style: 'layout2',
    config: {
      ...layoutDefaults.layout2,
      mode: 'fullwidth',
      scroll: 'body',
      navbar: { display: false },
      toolbar: { display: true, style: 'fixed', position: 'below' },
      footer: { display: true, style: 'static' },
      leftSidePanel: { display: false },
      rightSidePanel: { display: false },
    },
  },
  customScrollbars: true,
  theme: { main: 'default', navbar: 'defaultDark', toolbar: 'default', footer: 'defaultDark' },
  followDevice: true,
});

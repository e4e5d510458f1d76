import type { Settings } from '../contract';

/** The settings of a visitor who has changed none. */
export const fakeSettings: Settings = {
  layout: {
    style: 'layout2',
    config: {
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
};

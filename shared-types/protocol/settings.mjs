const flag = /** @type {const} */ ([true, false]);

/** In the order of the specification. */
export const themeNames = /** @type {const} */ ([
  'default',
  'sunset',
  'greeny',
  'beach',
  'tech',
  'sweetHues',
  'defaultDark',
  'deepOcean',
  'slate',
]);

const bar = /** @type {const} */ ({
  display: flag,
  style: ['fixed', 'static'],
  position: ['above', 'below'],
});
const panel = { display: flag };

/** What each setting may be: a part of the type `Settings` has some of these keys. */
export const settingValues = /** @type {const} */ ({
  layout: {
    style: ['layout1', 'layout2', 'layout3'],
    config: {
      mode: ['boxed', 'container', 'fullwidth'],
      scroll: ['body', 'content'],
      navbar: { display: flag, folded: flag, position: ['left', 'right'] },
      toolbar: bar,
      footer: bar,
      leftSidePanel: panel,
      rightSidePanel: panel,
    },
  },
  customScrollbars: flag,
  theme: { main: themeNames, navbar: themeNames, toolbar: themeNames, footer: themeNames },
  followDevice: flag,
});

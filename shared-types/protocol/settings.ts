const flag = [true, false] as const;

/** Names of the themes, in the order of the specification. */
export const themeNames = [
  'default',
  'sunset',
  'greeny',
  'beach',
  'tech',
  'sweetHues',
  'defaultDark',
  'deepOcean',
  'slate',
] as const;

const bar = {
  display: flag,
  style: ['fixed', 'static'],
  position: ['above', 'below'],
} as const;
const panel = { display: flag };

/** Values that each setting may have: a part of the type `Settings` has some of these keys. */
export const settingValues = {
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
} as const;

import type { LayoutConfig, LayoutStyle } from 'shared-types';
import { deepFreeze } from '../deep-freeze';

const sidePanels = { leftSidePanel: { display: true }, rightSidePanel: { display: true } } as const;

/** The config that each style begins with. It has exactly the options of the style. */
export const layoutDefaults: Readonly<Record<LayoutStyle, LayoutConfig>> = deepFreeze({
  layout1: {
    mode: 'fullwidth',
    scroll: 'content',
    navbar: { display: true, folded: false, position: 'left' },
    toolbar: { display: true, style: 'fixed', position: 'below' },
    footer: { display: true, style: 'fixed', position: 'below' },
    ...sidePanels,
  },
  layout2: {
    mode: 'fullwidth',
    scroll: 'content',
    navbar: { display: true },
    toolbar: { display: true, style: 'static', position: 'below' },
    footer: { display: true, style: 'fixed' },
    ...sidePanels,
  },
  layout3: {
    mode: 'container',
    scroll: 'content',
    navbar: { display: true },
    toolbar: { display: true, style: 'static', position: 'above' },
    footer: { display: true, style: 'fixed' },
    ...sidePanels,
  },
});

export const layoutModes: Readonly<Record<LayoutStyle, readonly LayoutConfig['mode'][]>> = {
  layout1: ['fullwidth', 'boxed'],
  layout2: ['fullwidth', 'boxed', 'container'],
  layout3: ['fullwidth', 'boxed', 'container'],
};

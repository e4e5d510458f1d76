/** Look of the site for a visitor: layout of the frame and themes of its areas. */

import type { settingValues, themeNames } from './protocol/settings.js';

/** The layout styles of the frame. */
export type LayoutStyle = (typeof settingValues.layout.style)[number];

/** The themes that an area of a page may have. */
export type ThemeName = (typeof themeNames)[number];

/** Options of a layout style. An optional one is there exactly if the style has it. */
export interface LayoutConfig {
  /** Width of the page: the whole window, at most 1280 px (`layout3` 1120), or its contents at most 1120 px. `layout1` has no `container`. */
  readonly mode: 'boxed' | 'container' | 'fullwidth';
  /** Scrolling part: the document, or the content within the frame. */
  readonly scroll: 'body' | 'content';
  readonly navbar: NavbarConfig;
  readonly toolbar: ToolbarConfig;
  readonly footer: FooterConfig;
  /** The panel with the shortcuts. */
  readonly leftSidePanel: PanelConfig;
  /** The panel with the next events. */
  readonly rightSidePanel: PanelConfig;
}

/** The navigation bar: at a side in `layout1`, across the page in the others. */
export interface NavbarConfig {
  readonly display: boolean;
  /** Shows icons only; `layout1`. */
  readonly folded?: boolean;
  /** The side; `layout1`. */
  readonly position?: 'left' | 'right';
}

/** The toolbar or the footer. */
export interface BarConfig {
  readonly display: boolean;
  /** `fixed` stays at the edge of the frame, `static` scrolls away. */
  readonly style: 'fixed' | 'static';
}

/** The toolbar. */
export interface ToolbarConfig extends BarConfig {
  /** Place in `layout1`: across the whole page (`above`) or beside the navbar (`below`); in others above or below the navbar. */
  readonly position: 'above' | 'below';
}

/** The footer. */
export interface FooterConfig extends BarConfig {
  /** Place across the whole page (`above`), or beside the navbar (`below`); `layout1`. */
  readonly position?: 'above' | 'below';
}

/** A side panel. */
export interface PanelConfig {
  readonly display: boolean;
}

/** The themes of the four areas of a page. */
export interface AreaThemes {
  readonly main: ThemeName;
  readonly navbar: ThemeName;
  readonly toolbar: ThemeName;
  readonly footer: ThemeName;
}

/** Settings of the site's look that a visitor can change. */
export interface Settings {
  readonly layout: {
    readonly style: LayoutStyle;
    readonly config: LayoutConfig;
  };
  /** Thin scroll bars in the colours of the theme; otherwise those of the browser. */
  readonly customScrollbars: boolean;
  readonly theme: AreaThemes;
  /** On a dark device, `main` and `toolbar` have `defaultDark` in place of `default`. Absent: true. */
  readonly followDevice?: boolean;
}

/** A part of an object: of each object in it, any of its keys. */
export type DeepPartial<Whole> = {
  readonly [Key in keyof Whole]?: Whole[Key] extends object ? DeepPartial<Whole[Key]> : Whole[Key];
};

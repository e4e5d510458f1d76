import type { DeepPartial, Settings, ThemeName } from 'shared-types';

type Rule = (value: unknown) => boolean;

interface Rules {
  readonly [key: string]: Rule | Rules;
}

/** A rule for each leaf of a type. */
type RulesOf<Whole> = {
  readonly [Key in keyof Whole]-?: NonNullable<Whole[Key]> extends object
    ? RulesOf<NonNullable<Whole[Key]>>
    : Rule;
};

const flag: Rule = (value) => typeof value === 'boolean';

const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && values.includes(value);

/** A record, so that none is missing. */
const themes: Readonly<Record<ThemeName, true>> = {
  default: true,
  sunset: true,
  greeny: true,
  beach: true,
  tech: true,
  sweetHues: true,
  defaultDark: true,
  deepOcean: true,
  slate: true,
};

/** In the order of the specification. */
export const themeNames = Object.keys(themes) as readonly ThemeName[];

const theme = oneOf(...themeNames);
const barStyle = oneOf('fixed', 'static');
const barPosition = oneOf('above', 'below');

const rules: RulesOf<Settings> = {
  layout: {
    style: oneOf('layout1', 'layout2', 'layout3'),
    config: {
      mode: oneOf('boxed', 'container', 'fullwidth'),
      scroll: oneOf('body', 'content'),
      navbar: { display: flag, folded: flag, position: oneOf('left', 'right') },
      toolbar: { display: flag, style: barStyle, position: barPosition },
      footer: { display: flag, style: barStyle, position: barPosition },
      leftSidePanel: { display: flag },
      rightSidePanel: { display: flag },
    },
  },
  customScrollbars: flag,
  theme: { main: theme, navbar: theme, toolbar: theme, footer: theme },
  followDevice: flag,
};

/** Reads the keys of the rules only, so it makes no difference what else is there, and how much. */
function validPart(of: Rules, data: unknown): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const entries = Object.entries(of).flatMap(([key, rule]) => {
    if (!Object.hasOwn(data, key)) return [];
    const value = (data as Readonly<Record<string, unknown>>)[key];
    const valid = typeof rule === 'function' ? (rule(value) ? value : undefined) : validPart(rule, value);
    return valid === undefined ? [] : [[key, valid] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The settings in what a device, a provider, a remote or a visitor's program gives. Each leaf counts alone: invalid ones and
 * unknown keys are dropped.
 *
 * @returns `undefined` if nothing in it is valid
 */
export const parseSettings = (data: unknown): DeepPartial<Settings> | undefined => validPart(rules, data);

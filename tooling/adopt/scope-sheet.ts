/** Style sheets of an adopted app: valid inside its own element only. */
import { transform, type Rule, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';
import { appSelector } from 'shared-types/protocol/adopted-app';

/** Rules that cannot stand in `@scope`. They name things, and style nothing by themselves. */
const unscoped: readonly Rule['type'][] = [
  'font-face',
  'keyframes',
  'property',
  'layer-statement',
  'namespace',
  'font-palette-values',
  'font-feature-values',
  'counter-style',
  'page',
  'view-transition',
];

/** Rules that only stand in `@scope`, and those which would be for all pages. */
const scopedOnly: readonly Rule['type'][] = [
  'style',
  'nested-declarations',
  'unknown',
  'page',
  'view-transition',
];

const isRoot = (component: SelectorComponent) =>
  (component.type === 'pseudo-class' && component.kind === 'root') ||
  (component.type === 'type' && (component.name === 'html' || component.name === 'body'));

const scope: SelectorComponent = { type: 'pseudo-class', kind: 'scope' };

/** Root, `html` and `body` are one element here: `html body .a` becomes `:scope .a`. */
const scoped = (selector: Selector): Selector =>
  selector
    .map((component) => (isRoot(component) ? scope : component))
    .filter(
      (component, index, all) =>
        !(
          (component === scope && all[index - 2] === scope && all[index - 1]?.type === 'combinator') ||
          (component.type === 'combinator' && all[index - 1] === scope && all[index + 1] === scope)
        ),
    );

/** @param id  of the release in the federation. @returns the text of the sheet, minified */
export function scopeSheet(css: string, { id, filename }: { id: string; filename: string }): string {
  const without = (types: readonly Rule['type'][], more: Visitor<never> = {}) =>
    transform({
      filename,
      code: Buffer.from(css),
      minify: true,
      errorRecovery: true,
      visitor: {
        ...more,
        Rule: ({ type }) => (types.includes(type) ? [] : undefined),
      },
    }).code.toString();
  const inside = without(unscoped, { Selector: scoped });
  const outside = without(scopedOnly).replaceAll(/@[^{};]*\{\}/g, '');
  return `${outside}@scope (${appSelector(id)}){${inside}}`;
}

import type { Drawing, Material, ProductExt } from './product';

/** A line that points at a part of a drawing. */
export interface Callout {
  /** Where it stands: at the upper left, in the middle of the right side, or at the lower right. */
  readonly place: 'upper' | 'middle' | 'lower';
  readonly title: string;
  readonly text: string;
}

/** Up to three callouts for one view, made from what is known of the article. */
export function calloutsOf(ext: ProductExt, view: Drawing['view']): readonly Callout[] {
  const callouts = ext.drawings?.shape === 'glove' ? gloveCallouts(ext, view) : garmentCallouts(ext, view);
  return callouts.filter(({ text }) => text !== '');
}

function gloveCallouts(ext: ProductExt, view: Drawing['view']): readonly Callout[] {
  const cuff: Callout = { place: 'lower', title: 'Cuff', text: ext.cuff ?? '' };
  if (view === 'palm') {
    return [
      { place: 'upper', title: 'Palm', text: materialNames(ext, 'palm') },
      { place: 'middle', title: 'Coating', text: ext.coating ?? '' },
      cuff,
    ];
  }
  return [
    { place: 'upper', title: 'Back', text: materialNames(ext, 'back') },
    { place: 'middle', title: 'Lining', text: materialNames(ext, 'lining') },
    cuff,
  ];
}

function garmentCallouts(ext: ProductExt, view: Drawing['view']): readonly Callout[] {
  const closures = (ext.closures ?? []).filter((closure) => isSeen(closure, view));
  return [
    { place: 'upper', title: 'Shell', text: materialNames(ext, 'shell') },
    { place: 'middle', title: 'Closure', text: closures.join(', ') },
  ];
}

/** Zips and buttons are in front, ties are at the back; whatever else closes a garment is not drawn. */
const isSeen = (closure: string, view: Drawing['view']): boolean =>
  (view === 'front' ? /zip|button/i : /ties/i).test(closure);

function materialNames({ materials = [] }: ProductExt, part: Material['part']): string {
  const ofPart = materials.filter((material) => material.part === part);
  return ofPart.map(({ name }) => name).join(', ');
}

import type { Drawing } from '../../../articles/product';

const names: Readonly<Record<Drawing['view'], string>> = { back: 'Back', palm: 'Palm', front: 'Front' };

export const viewName = (view: Drawing['view']): string => names[view];

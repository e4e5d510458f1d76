import type { Sizes } from './product';

/** Names of the systems in addresses. */
const names: Readonly<Record<Sizes['system'], string>> = { glove: 'gloves', garment: 'garments' };

const systems = ['glove', 'garment'] as const;

/** Address of the page that says how to measure for a size. */
export const sizeGuidePath = (system: Sizes['system']): string => `/size-guide/${names[system]}`;

/** The system that such an address is about; `undefined` for any other address. */
export const sizeGuideSystem = (path: string): Sizes['system'] | undefined =>
  systems.find((system) => sizeGuidePath(system) === path);

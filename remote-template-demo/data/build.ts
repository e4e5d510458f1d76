import type { BuildData } from 'shared-types/build';
import type { SamplePart } from 'shared-types/release';
import { claims } from '../remote.json';

const samplePart: SamplePart = {
  part: 'Template demo',
  holds: claims,
  change:
    'Take it off the site: `retire template-demo`, and remove it from "remotes" in the configuration, then `configure`.',
};

/** Tells `release doctor` that the demo is not about the company's products. */
export const build: BuildData = (output) => {
  output.emitJson('sample-parts.json', [samplePart]);
  return Promise.resolve();
};

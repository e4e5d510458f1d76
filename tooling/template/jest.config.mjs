import { jestConfig } from 'tooling/jest/preset.mjs';

export default jestConfig;

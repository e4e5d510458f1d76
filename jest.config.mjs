import { compileSources } from 'tooling/setup/compile';

await compileSources(console.error);
const { jestConfig } = await import('tooling/jest/preset');

export default jestConfig;

import { fileURLToPath } from 'node:url';

/** @param name of the program, without its ending */
export const renderingProgram = (name: string): string =>
  fileURLToPath(new URL(`./child/${name}.js`, import.meta.url));

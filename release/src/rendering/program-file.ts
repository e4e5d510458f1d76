import { fileURLToPath } from 'node:url';

/** The program of the rendering process. */
export const renderingProgram = (): string => fileURLToPath(new URL('./child/program.js', import.meta.url));

import { fileURLToPath } from 'node:url';

export const renderingProgram = (): string => fileURLToPath(new URL('./child/program.js', import.meta.url));

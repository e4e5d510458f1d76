// Stands in for the logger of @module-federation/sdk 2.9.2, with the two methods that the runtime calls in a browser. Its
// debug mode and its delegates, which only servers and build tools use, would be in every first visit.
export const createLogger = (prefix) => ({
  warn: (...args) => console.warn(prefix, ...args),
  error: (...args) => console.error(prefix, ...args),
});
export const createInfrastructureLogger = (prefix) => createLogger(prefix);
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');

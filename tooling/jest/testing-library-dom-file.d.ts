/** The file that `@testing-library/dom` names as its own. */
declare module '@testing-library/dom/dist/index.js' {
  export * from '@testing-library/dom';
}

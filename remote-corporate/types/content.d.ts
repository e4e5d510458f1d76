/** What an import of a page of `content/pages` gives. */
declare module '*.md' {
  const page: import('../src/model/content').PageContent;
  export default page;
}

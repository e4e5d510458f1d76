/** Import of a page of `content/pages`. */
declare module '*.md' {
  const page: import('../src/model/content').PageContent;
  export default page;
}

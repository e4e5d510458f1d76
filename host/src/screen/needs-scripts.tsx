/** What a page says that has nothing to show without scripts. @param heading absent where the page has one */
export const NeedsScripts = ({ heading }: { readonly heading?: string | false | undefined }) => (
  <>
    {heading && <h1>{heading}</h1>}
    <p>This page needs JavaScript. Please switch it on in your browser.</p>
  </>
);

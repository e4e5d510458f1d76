import { useIsLinked } from '../layout/left-out';
import { contactUs, products } from '../layout/site-links';

/** What a page says that has nothing to show without scripts. @param heading absent where the page has one */
export function NeedsScripts({ heading }: { readonly heading?: string | false | undefined }) {
  const isLinked = useIsLinked();
  return (
    <>
      {heading && <h1>{heading}</h1>}
      <p>This page needs JavaScript. Please switch it on in your browser.</p>
      {isLinked(products) && isLinked(contactUs) && (
        <p>
          Without JavaScript, you can <a href={products.path}>see all products</a> and{' '}
          <a href={contactUs.path}>contact us</a>.
        </p>
      )}
    </>
  );
}

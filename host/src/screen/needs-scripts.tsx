import { useIsLinked } from '../layout/left-out';
import { contactUs, products } from '../layout/site-links';

interface NeedsScriptsProps {
  /** Absent where the page has one. */
  readonly heading?: string | false | undefined;
}

/** Content of a page that has nothing to show without scripts. Nobody must take it for a search without results. */
export function NeedsScripts({ heading }: NeedsScriptsProps) {
  const isLinked = useIsLinked();
  return (
    <>
      {heading && <h1>{heading}</h1>}
      <p>This page needs JavaScript to show its content. Please switch it on in your browser.</p>
      {isLinked(products) && isLinked(contactUs) && (
        <p>
          Without JavaScript, you can <a href={products.path}>see all products</a> and{' '}
          <a href={contactUs.path}>contact us</a>.
        </p>
      )}
    </>
  );
}

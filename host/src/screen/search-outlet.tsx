import { useEffect, useState } from 'react';
import { searchPath } from 'shared-types/protocol/search-path';
import { searched } from '../services/location';
import type { Services } from '../services/services';
// In the sheet of the deferred part: the first scripts would name a sheet of its own.
import { Boundary } from './screen-boundary';
import './suggestions.module.css';
import { useDeferred } from './use-deferred';

/** A box of the site's search, whoever has drawn it: without scripts, its form asks this page. */
const boxOfSearch = 'form[action="/search"] input[name="q"]';

const isBox = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.matches(boxOfSearch);

/** Suggests while somebody types into a search of the site, and searches without loading a document. */
export function SearchOutlet({ services }: { readonly services: Services }) {
  const box = useFocusedBox(services);
  const part = useDeferred(services.search);
  useSearchOfForms(services);
  return part && box ? (
    <Boundary key={box.id} fallback={null}>
      <part.Suggestions box={box} />
    </Boundary>
  ) : null;
}

/** The box that had the focus last. Its script comes with the first focus. */
function useFocusedBox({ search }: Services): HTMLInputElement | undefined {
  const [box, setBox] = useState<HTMLInputElement>();
  useEffect(() => {
    const take = (element: unknown) => {
      if (!isBox(element)) return;
      setBox(element);
      // Without it, the box works as before.
      search.load().catch(() => {});
    };
    const onFocus = ({ target }: FocusEvent) => take(target);
    take(document.activeElement);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [search]);
  return box;
}

/** Searches of header, drawer and remotes; an empty one does nothing. */
function useSearchOfForms({ locationService: { navigate } }: Services) {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const field = event.target instanceof HTMLFormElement && event.target.elements.namedItem('q');
      if (event.defaultPrevented || !isBox(field)) return;
      event.preventDefault();
      const text = field.value.trim();
      if (text === '') return;
      field.value = '';
      navigate(searchPath(text), { state: searched });
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [navigate]);
}

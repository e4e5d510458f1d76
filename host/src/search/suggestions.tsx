import { useId } from 'react';
import { createPortal } from 'react-dom';
import type { Shell } from 'shared-types';
import type { SuggestionsProps } from '../services/deferred-parts';
import { SuggestionLink } from './suggestion-link';
import type { SuggestionSource } from './suggestion-source';
import classNames from '../screen/suggestions.module.css';
import { useCombobox } from './use-combobox';

interface AllSuggestionsProps extends SuggestionsProps {
  readonly source: SuggestionSource;
  readonly announce: Shell['announce'];
}

/** A list below a box of the site's search. It stands in the form of the box, so that it moves and prints with it. */
export function Suggestions({ box, source, announce }: AllSuggestionsProps) {
  const id = useId();
  const { groups, place, isResting, point, leave } = useCombobox({ box, id, source, announce });
  if (!box.form) return null;
  const places = new Map(
    groups.flatMap(({ suggestions }) => suggestions).map(({ path }, index) => [path, index]),
  );
  const list = (
    <div
      id={id}
      className={classNames.list}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      hidden={groups.length === 0}
      // A press in the list leaves the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, suggestions }, index) => (
        <div key={title} role="group" aria-labelledby={`${id}group${index}`}>
          <div className={classNames.heading} role="presentation" id={`${id}group${index}`}>
            {title}
          </div>
          {suggestions.map((suggestion) => {
            const own = places.get(suggestion.path) ?? -1;
            return (
              <SuggestionLink
                key={suggestion.path}
                id={`${id}${own}`}
                suggestion={suggestion}
                isActive={own === place}
                hasPictures={isResting}
                onPoint={() => point(own)}
                onOpen={leave}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
  return createPortal(list, box.form);
}

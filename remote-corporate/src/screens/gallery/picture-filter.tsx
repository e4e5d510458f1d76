import scripts from '../../components/scripted.module.css';
import { galleryFilters, type GalleryChoice } from '../../model/gallery';
import classNames from './picture-filter.module.css';

interface PictureFilterProps {
  readonly choice: GalleryChoice;
  readonly count: number;
  readonly onChoose: (change: Partial<GalleryChoice>) => void;
}

/** Line and view, one of each. Without scripts the whole grid is there and nothing to choose. */
export function PictureFilter({ choice, count, onChoose }: PictureFilterProps) {
  return (
    <div
      className={`no-print ${scripts.scripted} ${classNames.filter}`}
      role="search"
      aria-label="Pictures"
      data-gallery-filter=""
    >
      {galleryFilters.map(({ name, label, choices }) => (
        <fieldset key={name}>
          <legend className={classNames.legend}>{label}</legend>
          <div className={`segments ${classNames.choices}`}>
            {[{ value: '', label: 'All' }, ...choices].map((option) => (
              <label key={option.value} className="segment">
                <input
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={choice[name] === option.value}
                  onChange={() => onChoose({ [name]: option.value })}
                />
                {option.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className={`small muted ${classNames.count}`} role="status">
        {countText(count)}
      </p>
    </div>
  );
}

const countText = (count: number) =>
  count === 0 ? 'No pictures' : `${count} ${count === 1 ? 'picture' : 'pictures'}`;

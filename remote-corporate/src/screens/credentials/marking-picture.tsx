import classNames from './marking-picture.module.css';

const characters = ['4', 'X', '4', '3', 'D', 'P'];

/** A marking as it is printed, with the position that buyers look for. */
export function MarkingPicture() {
  return (
    <div className={classNames.picture}>
      <p className={classNames.cells} role="img" aria-label={`Example marking: ${characters.join('')}`}>
        {characters.map((character, index) => (
          <span key={index}>{character}</span>
        ))}
      </p>
      <p className={`callout ${classNames.place}`}>
        <strong>Fifth position</strong> cut, ISO 13997
      </p>
    </div>
  );
}

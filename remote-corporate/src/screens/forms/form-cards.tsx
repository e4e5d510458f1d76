import entries from '../../components/entry-block.module.css';
import { forms } from './forms';
import classNames from './form-cards.module.css';

export function FormCards({ shown }: { shown: string | undefined }) {
  return (
    <ul className={`${entries.cards} ${classNames.cards}`}>
      {forms.map((form) => {
        const isShown = shown === form.name;
        const { heading, card } = form.texts;
        return (
          <li key={form.name} aria-current={isShown || undefined}>
            <strong className={entries.card}>{heading}</strong>
            <p className="small muted">{card}</p>
            <a className={`link ${classNames.link}`} href={`#${form.name}`}>
              {isShown ? 'Shown below' : 'Open'}
              <span className="visually-hidden">{heading}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

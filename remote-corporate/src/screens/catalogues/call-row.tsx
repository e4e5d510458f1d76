import classNames from './call-row.module.css';

interface CallRowProps {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  readonly path: string;
}

export const CallRow = ({ heading, text, label, path }: CallRowProps) => (
  <section className={classNames.row}>
    <h2>{heading}</h2>
    <p className="muted">{text}</p>
    <a className="button button-outlined" href={path}>
      {label}
    </a>
  </section>
);

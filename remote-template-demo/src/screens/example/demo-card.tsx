import classNames from './demo-card.module.css';
import type { Demo } from './demos';

interface DemoCardProps extends Demo {
  readonly isDone: boolean;
  /** Absent while scripts do not run. */
  readonly onDone: ((isDone: boolean) => void) | undefined;
}

/** A demo, with the link to it, the code for it, and a tick of the visitor. */
export function DemoCard({ title, href, text, tryThis, use, snippet, isDone, onDone }: DemoCardProps) {
  const id = `demo${href.replaceAll('/', '-')}`;
  return (
    <article className={classNames.demo} aria-labelledby={id}>
      <div className={classNames.words}>
        <div className={classNames.head}>
          <h3 id={id}>
            <a href={href}>{title}</a>
          </h3>
          <label className={classNames.done}>
            <input
              id={`${id}-done`}
              type="checkbox"
              checked={isDone}
              disabled={!onDone}
              aria-describedby={id}
              onChange={({ target }) => onDone?.(target.checked)}
            />
            Done
          </label>
        </div>
        <p>{text}</p>
        <p>
          <strong>Try this:</strong> {tryThis}
        </p>
        <p>
          <strong>In a remote:</strong> {use}
        </p>
      </div>
      <pre className={classNames.code}>
        <code>{snippet}</code>
      </pre>
    </article>
  );
}

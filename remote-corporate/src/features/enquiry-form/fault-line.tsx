import classNames from './fault-line.module.css';

export function FaultLine({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={`error-text ${classNames.fault}`}>
      <svg className={classNames.sign} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 2.5 18.5 17h-17zM10 8v4.5m0 1v1.5" />
      </svg>
      {text}
    </p>
  );
}

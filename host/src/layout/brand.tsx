import classNames from './brand.module.css';

interface BrandProps {
  readonly companyName: string;
}

/** Mark and wordmark: one drawing and one string, both replaceable. The first word is the bold one. */
export function Brand({ companyName }: BrandProps) {
  const [firstWord, ...otherWords] = companyName.split(' ');
  return (
    <>
      <svg className={classNames.mark} viewBox="0 0 30 34" aria-hidden="true">
        <path d="M15 .8L29 5v12.6C29 25.4 23.4 30.6 15 33.4C6.6 30.6 1 25.4 1 17.6V5Z" fill="#0b5d57" />
        <path d="M8.5 25V9.5M21.5 25V9.5" stroke="#fff" strokeWidth="3.6" />
        <path d="M8.5 17.5H21.5" stroke="#d9ee2b" strokeWidth="3.6" />
      </svg>
      <span className={classNames.name}>
        <b>{firstWord}</b> {otherWords.join(' ')}
      </span>
    </>
  );
}

import classNames from './list.module.css';

/** A cross. */
export const ClearIcon = () => (
  <svg className={classNames.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M5 5l10 10M15 5L5 15" />
  </svg>
);

/** Three lines that become shorter. */
export const FilterIcon = () => (
  <svg className={classNames.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3 5.5h14M6 10h8M8.5 14.5h3" />
  </svg>
);

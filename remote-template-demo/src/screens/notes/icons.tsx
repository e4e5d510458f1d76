import classNames from './notes.module.css';

/** A box with a lid. */
export const ArchiveIcon = () => (
  <svg className={classNames.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M2.5 4h15v3.5h-15ZM4 7.5V16h12V7.5M8 11h4" />
  </svg>
);

/** A bin. */
export const DeleteIcon = () => (
  <svg className={classNames.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5" />
  </svg>
);

/** A pencil. */
export const EditIcon = () => (
  <svg className={classNames.icon} width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 16l.8-3.6L13.6 3.6l2.8 2.8-8.8 8.8ZM11.6 5.6l2.8 2.8" />
  </svg>
);

/** Six dots. */
export const HandleIcon = () => (
  <svg width={20} height={20} viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d="M7 3.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM7 8.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm-6 5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm6 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z" />
  </svg>
);

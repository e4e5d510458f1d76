import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../theme/icons';
import classNames from './side-panel.module.css';
import { useModal } from './use-modal';

interface SidePanelProps {
  readonly title: string;
  /** Class of the panel, which sets its width. */
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal panel at the right, while it is drawn. Its heading has the focus first. */
export function SidePanel({ title, className, onClose, children }: SidePanelProps) {
  const dialogProps = useModal(onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <dialog
      className={`no-print ${classNames.panel} ${className ?? ''}`}
      aria-labelledby={titleId}
      {...dialogProps}
    >
      <div className={classNames.content}>
        <div className={classNames.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button className="icon-button" type="button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

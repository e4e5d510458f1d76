interface IconProps {
  readonly path: string;
}

const Icon = ({ path }: IconProps) => (
  <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="1.8" d={path} />
  </svg>
);

export const CloseIcon = () => <Icon path="M3.5 3.5l13 13M16.5 3.5l-13 13" />;
export const LeftIcon = () => <Icon path="M12.5 3.5L6 10l6.5 6.5" />;
export const RightIcon = () => <Icon path="M7.5 3.5L14 10l-6.5 6.5" />;
export const UpIcon = () => <Icon path="M3.5 12.5L10 6l6.5 6.5" />;
export const DownIcon = () => <Icon path="M3.5 7.5L10 14l6.5-6.5" />;
export const LargerIcon = () => (
  <Icon path="M8.5 2.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M13 13l5 5M8.5 5.5v6M5.5 8.5h6" />
);
export const SmallerIcon = () => <Icon path="M8.5 2.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12M13 13l5 5M5.5 8.5h6" />;
export const DownloadIcon = () => <Icon path="M10 2.5v10.5M5.5 8.5L10 13l4.5-4.5M3 17.2h14" />;

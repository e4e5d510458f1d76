/** Line drawings as those of the host. They follow the colour of the text and say nothing to assistive technology. */

const Icon = ({ path }: { readonly path: string }) => (
  <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      d={path}
    />
  </svg>
);

export const ArchiveIcon = () => <Icon path="M2.5 4h15v3.5h-15ZM4 7.5V16h12V7.5M8 11h4" />;
export const CheckedIcon = () => <Icon path="M3 3h14v14h-14ZM6.5 10l2.5 2.5l4.5-5" />;
export const UncheckedIcon = () => <Icon path="M3 3h14v14h-14Z" />;
export const CloseIcon = () => <Icon path="M5 5l10 10M15 5L5 15" />;
export const DeleteIcon = () => (
  <Icon path="M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.5 8.5v5.5M11.5 8.5v5.5" />
);
export const EditIcon = () => <Icon path="M4 16l.8-3.6L13.6 3.6l2.8 2.8-8.8 8.8ZM11.6 5.6l2.8 2.8" />;
export const FilterIcon = () => <Icon path="M3 5.5h14M6 10h8M8.5 14.5h3" />;

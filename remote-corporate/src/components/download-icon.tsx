/** An arrow onto a line. The text beside it says what it means. */
export const DownloadIcon = () => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M8 1.5V10M4.4 6.6L8 10.2L11.6 6.6M2 14H14" />
  </svg>
);

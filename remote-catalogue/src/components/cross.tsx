/** Two strokes in the colour of the text, on a button that closes or removes something. */
export const Cross = ({ size = 14 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 14 14"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M1 1 13 13M13 1 1 13" />
  </svg>
);

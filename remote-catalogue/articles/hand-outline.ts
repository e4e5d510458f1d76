/** Length of the drawn hand in mm, from the wrist to the tip of the middle finger: that of size 9. */
export const drawnHandMm = 192;

/**
 * The outline of a right hand, palm down, in mm: open at the wrist, which is at y = 192; the tip of the middle finger is at
 * y = 0. Our own drawing: of the standard's measures it keeps the length.
 */
export const handOutline =
  'M44 192C43.5 181 33 173 19.8 154.5C13.7 144.3 6.8 121.9 -0.2 108.1' +
  'C-5.7 97.2 10.8 88.9 16.2 99.9C25.3 117.2 27 122 30.3 124.2C33.5 120 32.6 104 31.8 84.2' +
  'L28.3 21.1C27.5 10.3 43.8 9 44.7 19.9L50.9 82.7Q52 93.5 52.1 78.5L53.2 8.4' +
  'C53.1 -2.7 69.7 -2.8 69.8 8.2L71.7 78.4Q72.3 93.5 73.2 81.6L78.6 17C79.3 6.5 95 7.5 94.4 18' +
  'L91.9 82.8Q91.3 101.5 93.5 93.4L104.1 41.8C105.7 32.6 119.5 35.1 117.9 44.2L110.3 94.6' +
  'C107.5 118 109.5 128 108 145C106.8 160 101.5 178 101 192';

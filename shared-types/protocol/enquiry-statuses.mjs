/** @type {typeof import('./enquiry-statuses.mjs').enquiryStatuses} */
export const enquiryStatuses = {
  stored: 201,
  held: 202,
  known: 409,
  outdated: 400,
  tooLong: 413,
  refused: 422,
  tooMany: 429,
  unavailable: 503,
};

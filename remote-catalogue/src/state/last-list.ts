/** The list that was shown last in this visit: an article leads back to its address. */
export const lastList: { address?: string } = {};

/** What stands in the areas of the frame. */
export const Areas = () => null;

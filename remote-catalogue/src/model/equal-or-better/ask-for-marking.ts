/** Says what to enter where nothing is. Apart from what reads markings, which the form does not need. */
export const askForMarking = 'Enter the marking from the label, for example 4X43DP.';

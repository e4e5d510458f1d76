/** Says what to type where nothing is typed. Apart from what reads markings, which the form does not need. */
export const askForMarking = 'Type the marking from the label, for example 4X43DP.';

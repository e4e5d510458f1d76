/** What puts a step together. A visitor whose page is rendered ahead needs it for the next step only. */
export const importLoad = () => import(/* webpackChunkName: "choose-load" */ './load');

/** The connections and machines that are emulated. */

/**
 * @typedef {object} Profile
 * @property {number} latencyMs              for each request
 * @property {number} downBytesPerSecond
 * @property {number} upBytesPerSecond
 * @property {number} slowdown               of the processor
 */

/**
 * `slowLine` is `slow4g` on a whole processor, `slowMachine` is `slow4g` on a line without limits.
 *
 * @typedef {'none' | 'slowLine' | 'slowMachine' | 'slow4g'} ProfileName
 */

const bytesPerMegabit = 1e6 / 8;

/** How the browser names an unlimited connection. */
const unlimited = -1;

const slowLine = {
  latencyMs: 150,
  downBytesPerSecond: 1.6 * bytesPerMegabit,
  upBytesPerSecond: 0.75 * bytesPerMegabit,
  slowdown: 1,
};

/** @type {Readonly<Record<ProfileName, Profile | undefined>>} */
const profiles = {
  none: undefined,
  slowLine,
  slowMachine: { latencyMs: 0, downBytesPerSecond: unlimited, upBytesPerSecond: unlimited, slowdown: 4 },
  slow4g: { ...slowLine, slowdown: 4 },
};

export const profileNames = /** @type {readonly ProfileName[]} */ (Object.keys(profiles));

/**
 * @param {import('@playwright/test').CDPSession} session of the page
 * @param {ProfileName} name
 */
export async function imitate(session, name) {
  const profile = profiles[name];
  if (!profile) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.downBytesPerSecond,
    uploadThroughput: profile.upBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
}

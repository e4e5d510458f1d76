import type { CDPSession } from '@playwright/test';

type Profile = {
  latencyMs: number;
  downBytesPerSecond: number;
  upBytesPerSecond: number;
  /** Factor by which the processor is slower. */
  slowdown: number;
};

/** `slowLine` is `slow4g` on a whole processor, `slowMachine` is `slow4g` on a line without limits. */
export type ProfileName = 'none' | 'slowLine' | 'slowMachine' | 'slow4g';

const bytesPerMegabit = 1e6 / 8;

/** The browser's number for an unlimited connection. */
const unlimited = -1;

const slowLine = {
  latencyMs: 150,
  downBytesPerSecond: 1.6 * bytesPerMegabit,
  upBytesPerSecond: 0.75 * bytesPerMegabit,
  slowdown: 1,
};

const profiles: Readonly<Record<ProfileName, Profile | undefined>> = {
  none: undefined,
  slowLine,
  slowMachine: { latencyMs: 0, downBytesPerSecond: unlimited, upBytesPerSecond: unlimited, slowdown: 4 },
  slow4g: { ...slowLine, slowdown: 4 },
};

export const profileNames = Object.keys(profiles) as readonly ProfileName[];

export async function imitate(session: CDPSession, name: ProfileName) {
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

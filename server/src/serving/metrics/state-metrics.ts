import { Gauge, type Registry } from 'prom-client';
import type { FollowedSite } from '../follow-site.js';

/** Health as `/release/health` says it. */
export type SaidHealth = Readonly<Record<string, unknown>> & { readonly state: string };

/** Parts of the health that are about a service, or about drawing, by their names. */
const servicesIn = (health: SaidHealth) =>
  Object.entries(health).flatMap(([service, said]) =>
    typeof said === 'object' && said !== null && !Array.isArray(said) ? [{ service, said }] : [],
  );

/** Metrics of what is served. @returns function that sets them, before they are read */
export function openStateMetrics(register: Registry, site: FollowedSite) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const state = gauge('site_state', 'State of the server, as /release/health names it.', ['state']);
  const problems = gauge('site_problems', 'Files that are missing or damaged.');
  const generation = gauge('site_generation', 'Number of the generation that is served.');
  const releases = gauge('site_release_info', 'Versions that are served, by package.', [
    'package',
    'version',
  ]);
  const attention = gauge(
    'site_service_attention',
    '1 if somebody should look at this service in /release/health.',
    ['service'],
  );
  const numbers = gauge(
    'site_service_number',
    'Numbers in /release/health, by service and name: enquiries that are waiting, failed, suspicious; outcomes of drawing.',
    ['service', 'name'],
  );

  return (health: SaidHealth): void => {
    for (const labelled of [state, releases, attention, numbers]) labelled.reset();
    const live = site.current();
    state.set({ state: health.state }, 1);
    problems.set(site.health().problems?.length ?? 0);
    generation.set(live?.n ?? 0);
    for (const { release } of [live, site.shared()?.site].flatMap((side) => side?.releases ?? []))
      releases.set({ package: release.name, version: release.version }, 1);
    for (const { service, said } of servicesIn(health)) {
      attention.set({ service }, 'state' in said && said.state === 'attention' ? 1 : 0);
      for (const [name, value] of Object.entries(said))
        if (typeof value === 'number') numbers.set({ service, name }, value);
    }
  };
}

/** Park and Miller's generator: the same choices in every run. @returns a whole number from 0 up to `below` */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

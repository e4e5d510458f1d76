import { printed } from '../print/press';

/** `inThread` of a build that draws where it runs. */
export const printedHere = (work: string, input: unknown): Promise<unknown> =>
  printed[work as keyof typeof printed](input as never);

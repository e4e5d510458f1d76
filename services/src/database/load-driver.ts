import { ReleaseError } from 'release/model/release-error';
import { messageOf } from 'release/model/thrown';

/** Loads the package of a database when it is needed. @throws `ReleaseError` that says how to install it */
export async function loadDriver<Driver>(
  name: string,
  load: () => Promise<{ readonly default: Driver }>,
): Promise<Driver> {
  try {
    return (await load()).default;
  } catch (error) {
    throw new ReleaseError(
      'fault',
      `The package ${name} cannot be loaded (${messageOf(error)}). Run 'npm install' on this machine.`,
    );
  }
}

import type { ChangeResult } from '../operating/change-result.js';
import { openOperator, type Operator, type OperatorOptions } from '../operating/operator.js';
import type { ReasonedRequest } from '../operating/retire.js';

export interface RollbackOperator extends Operator {
  /** Rolls back with nothing to follow. */
  readonly rollBack: (request: ReasonedRequest) => Promise<ChangeResult>;
}

/** Opens an operator whose rollbacks can end at once. */
export function openRollbackOperator(options: OperatorOptions): RollbackOperator {
  const operator = openOperator(options);
  return {
    ...operator,
    rollBack: async (request) => {
      const { result, end } = await operator.startRollback(request);
      await end();
      return result;
    },
  };
}

import type { ChangeResult } from '../operating/change-result.js';
import { openOperator, type Operator, type OperatorOptions } from '../operating/operator.js';
import type { ReasonedRequest } from '../operating/reasoned-request.js';

export interface RollbackOperator extends Omit<Operator, 'rollBack'> {
  readonly rollBack: (request: ReasonedRequest) => Promise<ChangeResult>;
}

export function openRollbackOperator(options: OperatorOptions): RollbackOperator {
  const operator = openOperator(options);
  return { ...operator, rollBack: (request) => operator.rollBack(request, async (result) => result) };
}

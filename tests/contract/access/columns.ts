/** Who calls, in the order in which the expectations are written. */
export const columns = ['superUser', 'dealerAdmin', 'dealerUser', 'operatorAdmin', 'operatorUser', 'operator'] as const

/** The staff of a dealership that serves the caller's operator too, and of one that did so until a while ago. */
export const neighbours = {
  rival: ['rivalAdmin', 'rivalUser'],
  former: ['formerAdmin', 'formerUser'],
} as const

export type Column = (typeof columns)[number]
export type Neighbour = (typeof neighbours)[keyof typeof neighbours][number]

/**
 * `own`: of the caller's organization, or the caller's own. `foreign`: of people who have nothing to do with them.
 * `rival`: of the first dealership and its operator, where the rival's staff ask. `before` and `after`: where the former
 * dealership's staff ask, of that dealership and the operator from the time of its service, and of the operator since.
 */
export type Side = 'own' | 'foreign' | 'rival' | 'before' | 'after'

/** Where the caller is at home; the super user, who is nowhere, is tried as if with the dealership. */
export const isOperator = (who: Column): boolean => who.startsWith('operator')

/** Who calls, in the order in which the expectations are written. */
export const columns = ['superUser', 'dealerAdmin', 'dealerUser', 'operatorAdmin', 'operatorUser', 'operator'] as const

export type Column = (typeof columns)[number]

/** `own`: of the caller's organization, or the caller's own. `foreign`: of people who have nothing to do with them. */
export type Side = 'own' | 'foreign'

/** Where the caller is at home; the super user, who is nowhere, is tried as if with the dealership. */
export const isOperator = (who: Column): boolean => who.startsWith('operator')

export { holdsUnsent, type Place, useHoldsUnsent } from './unsent'
export { useLeaveWarning } from './use-leave-warning'

export { hasUnsent, type Place, useHasUnsent } from './unsent'
export { useLeaveWarning } from './use-leave-warning'

export { usePercent } from './use-percent'

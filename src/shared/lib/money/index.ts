export { useMoney } from './use-money'

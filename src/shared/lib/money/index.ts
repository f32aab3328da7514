export { type Money, useMoney } from './use-money'

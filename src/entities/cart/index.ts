export { type Cart, type CartLine, type CartSides, type CartSummary, sidesOf } from './cart'
export { cartMutations } from './cart.mutations'
export { cartQueries } from './cart.queries'

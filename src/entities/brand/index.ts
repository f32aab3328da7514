export type { Brand } from './brand'
export { brandMutations } from './brand.mutations'
export { brandQueries } from './brand.queries'

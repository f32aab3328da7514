export type { Brand } from './brand'
export { brandMutations } from './brand.mutations'
export { type BrandFilter, brandQueries } from './brand.queries'

export type { NewServiceKit, ServiceKit } from './service-kit'
export { serviceKitMutations } from './service-kit.mutations'
export { serviceKitQueries } from './service-kit.queries'

export { type KitPart, type NewServiceKit, partKey, type ServiceKit } from './service-kit'
export { serviceKitMutations } from './service-kit.mutations'
export { serviceKitQueries } from './service-kit.queries'

export { CatalogueTabs } from './ui/catalogue-tabs'
export { ManagedCatalogue } from './ui/managed-catalogue'
export { RenameCatalogue } from './ui/rename-catalogue'

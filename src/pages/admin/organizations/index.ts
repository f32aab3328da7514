export { OrganizationsPage } from './organizations-page'
export type { OrganizationsSearch } from './organizations-search'

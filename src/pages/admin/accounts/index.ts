export { AccountsPage } from './accounts-page'
export type { AccountsSearch } from './accounts-search'

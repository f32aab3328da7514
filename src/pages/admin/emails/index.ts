export { EmailsPage } from './emails-page'
export type { EmailsSearch } from './emails-search'

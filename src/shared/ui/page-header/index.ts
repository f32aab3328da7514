export { BackLink } from './back-link'
export { PageHeader } from './page-header'
export { RecordNav } from './record-nav'

export { BackLink } from './back-link'
export { FirstHeading } from './first-heading'
export { PageHeader } from './page-header'
export { RecordNav } from './record-nav'

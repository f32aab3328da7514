export { PageTabs } from './page-tabs'

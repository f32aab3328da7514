export { focusMain, mainId } from './focus-main'
export { PageAnnouncer } from './page-announcer'
export { usePageTitle } from './use-page-title'

export { focusMain, mainId, PageAnnouncer, usePageTitle } from './page-title'

export type { Notice } from './notice'
export { noticeMutations } from './notice.mutations'
export { noticeQueries } from './notice.queries'

export { followManuals, refreshManuals } from './follow-manuals'
export {
  isUnderWay,
  type LibraryManual,
  type Manual,
  type ManualChange,
  type ManualHit,
  type ManualKind,
  manualKinds,
  manualStatuses,
} from './manual'
export { manualMutations } from './manual.mutations'
export { type HitFilter, manualQueries } from './manual.queries'
export { type ManualAccess, manualAccessQueries, untilRenewal } from './manual-access.queries'
export { imageInWidths, pageImage, platformAddress } from './page-image'
export { manualText } from './text'
export { ManualProgressBar } from './ui/manual-progress-bar'
export { ManualStatusBadge } from './ui/manual-status-badge'
export { MarkedText } from './ui/marked-text'
export { PageTexts } from './ui/page-texts'
export { useLiveManuals } from './use-live-manuals'
export { usePageImage } from './use-page-image'

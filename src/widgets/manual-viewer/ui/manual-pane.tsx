import { useMediaQuery } from '@/shared/lib/media-query'
import { ManualSheet } from './manual-sheet'
import { ManualViewer, type ManualViewerProps } from './manual-viewer'

/** The viewer beside what it belongs to where there is room for both, over the whole screen where there is not. */
export function ManualPane({ onClose, ...viewer }: ManualViewerProps & { onClose: () => void }) {
  const hasRoom = useMediaQuery(beside)
  return hasRoom ? <ManualViewer {...viewer} /> : <ManualSheet {...viewer} onClose={onClose} />
}

/** From the `lg` step of the styles on. */
const beside = '(width >= 64rem)'

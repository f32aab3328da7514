import { Dialog } from 'radix-ui'
import { useText } from '@/shared/lib/i18n'
import { useMediaQuery } from '@/shared/lib/media-query'
import { useReturnFocus } from '@/shared/lib/return-focus'
import { manualViewerText } from '../text'
import { ManualViewer, type ManualViewerProps } from './manual-viewer'

/** The viewer beside what it belongs to where there is room for both, over the whole screen where there is not. */
export function ManualPane({ onClose, ...viewer }: ManualViewerProps & { onClose: () => void }) {
  const hasRoom = useMediaQuery(beside)
  return hasRoom ? <ManualViewer {...viewer} /> : <ManualSheet {...viewer} onClose={onClose} />
}

/** From the `lg` step of the styles on. */
const beside = '(width >= 64rem)'

/** The viewer over the whole screen of a phone, until it is closed; nothing while there is no manual to show. */
function ManualSheet({ onClose, ...viewer }: ManualViewerProps & { onClose: () => void }) {
  const t = useText(manualViewerText)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={viewer.manualId !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 bg-surface pb-[env(safe-area-inset-bottom)] outline-none data-[state=open]:animate-rise-in"
        >
          <Dialog.Title className="sr-only">{t('viewer')}</Dialog.Title>
          <ManualViewer {...viewer} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

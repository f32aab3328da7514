import { Dialog } from 'radix-ui'
import { useText } from '@/shared/lib/i18n'
import { useReturnFocus } from '@/shared/lib/return-focus'
import { manualViewerText } from '../text'
import { ManualViewer, type ManualViewerProps } from './manual-viewer'

/** The viewer over the whole screen of a phone, until it is closed; nothing while there is no manual to show. */
export function ManualSheet({ onClose, ...viewer }: ManualViewerProps & { onClose: () => void }) {
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

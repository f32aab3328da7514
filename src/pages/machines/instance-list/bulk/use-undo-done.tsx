import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { useUndoToast } from '@/shared/ui/toaster'
import type { DoneService } from './done-service'
import { bulkText } from './text'
import { UndoDoneDialog } from './undo-done-dialog'

/**
 * Reports what was marked as done together, with a button that takes all of it back. The selection has ended by then and
 * its bar is gone, so that the page has the dialog.
 */
export function useUndoDone() {
  const t = useText(bulkText)
  const [undone, setUndone] = useState<DoneService>()
  const offerUndo = useUndoToast()

  function report(services: readonly DoneService[]) {
    for (const service of services) {
      const { name, completions } = service
      const [first] = completions
      offerUndo(t('doneOnMachines', { name, count: completions.length }), {
        // Two batches of one service are undone separately.
        id: `done ${first?.id}`,
        onUndo: () => setUndone(service),
      })
    }
  }

  return { report, dialog: undone && <UndoDoneDialog service={undone} onClose={() => setUndone(undefined)} /> }
}

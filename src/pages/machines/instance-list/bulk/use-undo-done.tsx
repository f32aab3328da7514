import { useEffect, useRef, useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { toast, undoToastMs } from '@/shared/ui/toaster'
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
  const offered = useRef<string[]>([])
  // The buttons belong to this page.
  useEffect(() => () => offered.current.forEach(toast.dismiss), [])

  function report(services: readonly DoneService[]) {
    for (const service of services) {
      const id = `done ${service.name}`
      const undo = () => {
        toast.dismiss(id)
        setUndone(service)
      }
      offered.current.push(id)
      toast.success(t('doneOnMachines', { name: service.name, count: service.completions.length }), {
        id,
        durationMs: undoToastMs,
        action: (
          <span className="mt-2 block">
            <Button onClick={undo}>{t('undo')}</Button>
          </span>
        ),
      })
    }
  }

  return { report, dialog: undone && <UndoDoneDialog service={undone} onClose={() => setUndone(undefined)} /> }
}

import { useCallback, useEffect, useRef } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { uiText } from '../text'
import { toast, undoToastMs } from './toast'

/**
 * Shows what was done with a button that takes it back, long enough to be reached. The buttons go with the page, which has
 * the dialog that asks for the reason.
 */
export function useUndoToast() {
  const t = useText(uiText)
  const offered = useRef<string[]>([])
  useEffect(() => () => offered.current.forEach(toast.dismiss), [])
  return useCallback(
    (text: string, { id, onUndo }: { id: string; onUndo: () => void }) => {
      const undo = () => {
        toast.dismiss(id)
        onUndo()
      }
      offered.current.push(id)
      toast.success(text, {
        id,
        durationMs: undoToastMs,
        action: (
          <span className="mt-2 block">
            <Button onClick={undo}>{t('undo')}</Button>
          </span>
        ),
      })
    },
    [t],
  )
}

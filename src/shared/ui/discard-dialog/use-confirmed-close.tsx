import { type ReactNode, useState } from 'react'
import { useLeaveWarning } from '@/shared/lib/leave-warning'
import { DiscardDialog } from './discard-dialog'

type ConfirmedCloseOptions = {
  /** Something was typed that closing would lose. */
  isDirty: boolean
  /** It is on its way to the server. */
  isSending?: boolean
  onClose: () => void
}

/** Closes a dialog, after a confirmation if it has unsaved input. Render `question` beside the dialog. */
export function useConfirmedClose({ isDirty, isSending, onClose }: ConfirmedCloseOptions): {
  close: () => void
  question: ReactNode
} {
  const [asks, setAsks] = useState(false)
  useLeaveWarning(isDirty, { isSending, place: 'dialog' })
  const stay = () => setAsks(false)
  const discard = () => {
    stay()
    onClose()
  }
  return {
    close: () => (isDirty ? setAsks(true) : onClose()),
    question: asks && <DiscardDialog onDiscard={discard} onStay={stay} />,
  }
}

import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { Callout } from '../callout'
import { Dialog } from '../dialog'
import { uiText } from '../text'

export type ConfirmDialogProps = {
  title: string
  /** What it does, and what stays as it is. */
  description: ReactNode
  /** The button that does it, in the words of the title. */
  confirm: string
  /** The button that leaves everything as it is, where "Cancel" would not say which of the two it cancels. */
  cancel?: string
  onConfirm: () => void
  onClose: () => void
  pending: boolean
  /** Why the last attempt did not work. */
  failure?: string | undefined
  /** `danger` for what takes something away. */
  variant?: 'danger' | 'primary'
  /** What there is to know besides. */
  children?: ReactNode
}

/** Asks before something is done. Render it while it asks. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  onClose,
  pending,
  failure,
  variant = 'danger',
  children,
}: ConfirmDialogProps) {
  const t = useText(uiText)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      locked={pending}
      actions={
        <>
          <Button onClick={onClose} disabled={pending}>
            {cancel ?? t('cancel')}
          </Button>
          <Button variant={variant} pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      {children}
    </Dialog>
  )
}

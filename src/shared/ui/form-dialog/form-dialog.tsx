import { type FormEventHandler, type ReactNode, useId } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { Callout } from '../callout'
import { Dialog } from '../dialog'
import { useAskedClose } from '../discard-dialog'
import { uiText } from '../text'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** The button that sends it. */
  submit: string
  onSubmit: FormEventHandler
  onClose: () => void
  pending: boolean
  /** Something was typed: closing asks first, so that no slip of the hand loses it; only Cancel means it. */
  isDirty: boolean
  /** What the server says against it that belongs to none of its fields. */
  failure?: string | undefined
  size?: 'md' | 'lg'
  children: ReactNode
}

/** A form in a dialog. Render it while it is open, so that it begins anew each time. */
export function FormDialog({
  title,
  description,
  submit,
  onSubmit,
  onClose,
  pending,
  isDirty,
  failure,
  size,
  children,
}: FormDialogProps) {
  const t = useText(uiText)
  const formId = useId()
  const { close, question } = useAskedClose({ isDirty, isSending: pending, onClose })
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={description}
      size={size}
      locked={pending}
      actions={
        <>
          <Button onClick={onClose} disabled={pending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-5">
        {failure && (
          <Callout tone="danger" announce>
            {failure}
          </Callout>
        )}
        {children}
      </form>
      {question}
    </Dialog>
  )
}

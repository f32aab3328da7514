import { type ReactNode, useId } from 'react'
import type { ApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '../button'
import { Callout } from '../callout'
import { Dialog } from '../dialog'
import { useConfirmedClose } from '../discard-dialog'
import { uiText } from '../text'

type FormDialogProps = {
  title: string
  description?: ReactNode
  /** The button that sends it. */
  submit: string
  /** `danger` for what cannot be taken back, such as a cancellation. */
  variant?: 'primary' | 'danger'
  /** Another answer, beside the button that sends it. */
  other?: { label: string; onPress: () => void } | undefined
  /** The button that closes it unsent, where it cancels nothing. */
  cancel?: string
  /** Closing a dirty one asks first, by Cancel too, so that no slip of the hand loses what was typed. */
  form: ApiForm
  onClose: () => void
  size?: 'md' | 'lg'
  children: ReactNode
}

/** A form in a dialog. Render it only while it is open, so that it starts empty each time. */
export function FormDialog({
  title,
  description,
  submit,
  variant = 'primary',
  other,
  cancel,
  form: { submit: onSubmit, isPending, isDirty, failure },
  onClose,
  size,
  children,
}: FormDialogProps) {
  const t = useText(uiText)
  const formId = useId()
  const { close, question } = useConfirmedClose({ isDirty, isSending: isPending, onClose })
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={description}
      size={size}
      locked={isPending}
      actions={
        <>
          <Button onClick={close} disabled={isPending}>
            {cancel ?? t('cancel')}
          </Button>
          {other && (
            <Button onClick={other.onPress} disabled={isPending} className="whitespace-normal">
              {other.label}
            </Button>
          )}
          <Button type="submit" form={formId} variant={variant} pending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // Where the dialog was opened from within another form, that one would be sent, too.
          event.stopPropagation()
          return onSubmit(event)
        }}
        className="grid gap-5"
      >
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

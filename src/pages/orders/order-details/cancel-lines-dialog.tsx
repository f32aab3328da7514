import { useMutation } from '@tanstack/react-query'
import { cancelledLinesLimits } from '#contract/platform-limits'
import { isRefundable, lineName, linesOf, type Order, openQuantity, orderMutations } from '@/entities/order'
import { enteredQuantities, QuantityFields } from '@/features/receive-order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { OrderRecipients } from './order-recipients'
import { orderText } from './text'

type CancelLinesDialogProps = { order: Order; onClose: () => void }

/** Cancels pieces that are not shipped yet. */
export function CancelLinesDialog({ order, onClose }: CancelLinesDialogProps) {
  const t = useText(orderText)
  const lines = linesOf(order).filter((line) => openQuantity(line) > 0)
  const { mutateAsync } = useMutation(orderMutations.cancelLines(order.id))
  const form = useApiForm({
    defaultValues: { reason: '', lines: lines.map(() => ({ quantity: '' })) },
    send: async ({ lines: typed, reason }) => {
      await mutateAsync({ version: order.version, lines: enteredQuantities(lines, typed), reason: reason.trim() })
      toast.success(t('linesCancelled'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('cancelLinesTitle')}
      description={[t('cancelLinesAbout'), isRefundable(order) && t('cancelLinesPaid')].filter(Boolean).join(' ')}
      submit={t('cancelLines')}
      variant="danger"
      cancel={t('doNotCancel')}
      form={form}
      onClose={onClose}
    >
      <QuantityFields
        lines={lines}
        limitOf={openQuantity}
        labelOf={(line) => t('cancelLine', { line: lineName(line), count: openQuantity(line) })}
        someRequired
        register={(index, rules) => form.register(`lines.${index}.quantity`, rules)}
        errorOf={(index) => form.errorOf(`lines.${index}.quantity`)}
      />
      <TextareaField
        label={t('cancelReason')}
        optional
        error={form.errorOf('reason')}
        maxLength={cancelledLinesLimits.reason.maxLength}
        {...form.register('reason')}
      />
      <OrderRecipients order={order} about="orders" />
    </FormDialog>
  )
}

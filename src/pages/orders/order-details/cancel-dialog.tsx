import { useMutation } from '@tanstack/react-query'
import { orderStatusChangeLimits } from '#contract/platform-limits'
import { isRefundable, type Order, orderMutations } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { OrderRecipients } from './order-recipients'
import { orderText } from './text'

type CancelDialogProps = { order: Order; isSeller: boolean; onClose: () => void }

/** Cancels an order as a whole, and says what happens to its stock and its money. */
export function CancelDialog({ order, isSeller, onClose }: CancelDialogProps) {
  const t = useText(orderText)
  const { mutateAsync } = useMutation(orderMutations.changeStatus(order.id))
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ status: 'CANCELLED', version: order.version, reason: reason.trim() })
      toast.success(t('moved'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('cancelTitle')}
      description={[t('cancelAbout'), isRefundable(order) && t('cancelRefunds')].filter(Boolean).join(' ')}
      submit={t('toCANCELLED')}
      variant="danger"
      cancel={t('doNotCancel')}
      form={form}
      onClose={onClose}
    >
      <TextareaField
        label={t('cancelReason')}
        optional
        error={form.errorOf('reason')}
        maxLength={orderStatusChangeLimits.reason.maxLength}
        {...form.register('reason')}
      />
      {isSeller && <OrderRecipients order={order} about="orders" />}
    </FormDialog>
  )
}

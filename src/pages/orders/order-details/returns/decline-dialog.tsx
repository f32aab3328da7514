import { useMutation } from '@tanstack/react-query'
import { orderReturnStatusChangeLimits } from '#contract/platform-limits'
import { type Order, type OrderReturn, orderMutations } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { OrderRecipients } from '../order-recipients'
import { returnsText } from './text'

type DeclineDialogProps = { order: Order; item: OrderReturn; onClose: () => void }

/** The customer is given the reason. */
export function DeclineDialog({ order, item, onClose }: DeclineDialogProps) {
  const t = useText(returnsText)
  const { mutateAsync } = useMutation(orderMutations.changeReturn(order.id, item.id))
  const form = useApiForm({
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      await mutateAsync({ status: 'DECLINED', version: item.version, reason: reason.trim() })
      toast.success(t('updated'))
      onClose()
    },
  })
  return (
    <FormDialog title={t('declineTitle')} submit={t('decline')} variant="danger" form={form} onClose={onClose}>
      <TextareaField
        label={t('reason')}
        error={form.errorOf('reason')}
        maxLength={orderReturnStatusChangeLimits.reason.maxLength}
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('reasonRequired') })}
      />
      <OrderRecipients order={order} about="returns" />
    </FormDialog>
  )
}

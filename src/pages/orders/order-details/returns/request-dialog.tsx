import { useMutation } from '@tanstack/react-query'
import { newOrderReturnLimits } from '#contract/platform-limits'
import { linesOf, type Order, orderMutations } from '@/entities/order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { enteredQuantities, QuantityFields } from '../quantity-fields'
import { returnsText } from './text'

type RequestDialogProps = { order: Order; onClose: () => void }

/** Which delivered pieces go back, and why. */
export function RequestDialog({ order, onClose }: RequestDialogProps) {
  const t = useText(returnsText)
  const lines = linesOf(order).filter(({ delivered, returned }) => delivered > returned)
  const { mutateAsync } = useMutation(orderMutations.requestReturn(order.id))
  const form = useApiForm({
    defaultValues: { reason: '', lines: lines.map(() => ({ quantity: '' })) },
    send: async ({ reason, lines: typed }) => {
      await mutateAsync({ version: order.version, reason: reason.trim(), lines: enteredQuantities(lines, typed) })
      toast.success(t('requested'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('requestTitle')}
      description={t('requestAbout')}
      submit={t('request')}
      form={form}
      onClose={onClose}
    >
      <QuantityFields
        lines={lines}
        limitOf={({ delivered, returned }) => delivered - returned}
        label="returnLine"
        someRequired
        register={(index, rules) => form.register(`lines.${index}.quantity`, rules)}
        errorOf={(index) => form.errorOf(`lines.${index}.quantity`)}
      />
      <TextareaField
        label={t('reason')}
        error={form.errorOf('reason')}
        maxLength={newOrderReturnLimits.reason.maxLength}
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('reasonRequired') })}
      />
    </FormDialog>
  )
}

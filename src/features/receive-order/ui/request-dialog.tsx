import type { ReactNode } from 'react'
import { newOrderReturnByLinkLimits, newOrderReturnLimits } from '#contract/platform-limits'
import { lineName, linesOf, type Order } from '@/entities/order'
import type { OrderSide } from '@/entities/portal-order'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { receiveOrderText } from '../text'
import { enteredQuantities, QuantityFields } from './quantity-fields'

interface RequestedReturn {
  version: number
  reason: string
  /** Empty if the name is known. */
  contact: string
  lines: { line_id: string; quantity: number }[]
}

export type RequestReturn = (asked: RequestedReturn) => Promise<unknown>

type RequestDialogProps = {
  order: Order
  /** Who enters it: the customer, or the dealership for them. */
  side: OrderSide
  requestReturn: RequestReturn
  asksContact: boolean
  notice: ReactNode
  onClose: () => void
}

/** Which delivered pieces go back, and why. */
export function RequestDialog({ order, side, requestReturn, asksContact, notice, onClose }: RequestDialogProps) {
  const t = useText(receiveOrderText)
  const lines = linesOf(order).filter(({ delivered, returned }) => delivered > returned)
  const form = useApiForm({
    defaultValues: { contact: '', reason: '', lines: lines.map(() => ({ quantity: '' })) },
    send: async ({ contact, reason, lines: typed }) => {
      await requestReturn({
        version: order.version,
        contact: contact.trim(),
        reason: reason.trim(),
        lines: enteredQuantities(lines, typed),
      })
      toast.success(t('requested'))
      onClose()
    },
  })
  const limits = asksContact ? newOrderReturnByLinkLimits : newOrderReturnLimits
  return (
    <FormDialog
      title={t('requestTitle')}
      description={t(`requestAbout_${side}`)}
      submit={t('request')}
      form={form}
      onClose={onClose}
    >
      <QuantityFields
        lines={lines}
        limitOf={({ delivered, returned }) => delivered - returned}
        labelOf={(line) => t('returnLine', { line: lineName(line), count: line.delivered - line.returned })}
        someRequired
        register={(index, rules) => form.register(`lines.${index}.quantity`, rules)}
        errorOf={(index) => form.errorOf(`lines.${index}.quantity`)}
      />
      <TextareaField
        label={t('reason')}
        error={form.errorOf('reason')}
        maxLength={limits.reason.maxLength}
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || t('reasonRequired') })}
      />
      {asksContact && (
        <TextField
          label={t('contact')}
          error={form.errorOf('contact')}
          autoComplete="name"
          required
          maxLength={newOrderReturnByLinkLimits.contact.maxLength}
          {...form.register('contact', { validate: (name) => name.trim() !== '' || t('contactRequired') })}
        />
      )}
      {notice}
    </FormDialog>
  )
}

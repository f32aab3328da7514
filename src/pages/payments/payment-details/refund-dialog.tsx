import { useMutation } from '@tanstack/react-query'
import { newRefundLimits } from '#contract/platform-limits'
import { type Payment, paymentMutations, useRefundFailure } from '@/entities/payment'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useAmountCheck, useMoney, writeAmount } from '@/shared/lib/money'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { paymentPageText } from './text'

/** Refunds some or all of what is left of a payment. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useText(paymentPageText)
  const money = useMoney()
  const failureOf = useRefundFailure()
  const { order, refundable } = payment
  const { currency } = refundable
  const { mutateAsync } = useMutation(paymentMutations.refund(order.id))
  const form = useApiForm({
    defaultValues: { amount: writeAmount(refundable.amount, currency), reason: '' },
    send: async ({ amount: typed, reason }) => {
      const amount = { amount: readAmount(typed, currency) ?? 0, currency }
      const { state, failure } = await mutateAsync({ amount, reason: reason.trim(), payment_id: payment.id })
      if (state === 'FAILED') toast.error(t('refundRefused', { failure: failureOf(failure) }))
      else toast.success(t('refundRequested', { amount: money(amount) }))
      onClose()
    },
  })
  const { register, errorOf } = form
  const wrong = t('refundAmountWrong', { least: money({ amount: 1, currency }), most: money(refundable) })
  const isAmount = useAmountCheck(currency, wrong)
  const isRefundable = (typed: string) => {
    const amount = readAmount(typed, currency)
    if (amount === undefined) return isAmount(typed)
    if (amount > 0 && amount <= refundable.amount) return true
    return wrong
  }
  return (
    <FormDialog
      title={t('refundTitle', { number: order.number })}
      description={t('refundAbout', { amount: money(refundable) })}
      submit={t('refund')}
      variant="danger"
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('refundAmount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('amount')}
        {...register('amount', { validate: isRefundable })}
      />
      <TextareaField
        label={t('refundReason')}
        help={t('refundReasonHelp')}
        maxLength={newRefundLimits.reason.maxLength}
        error={errorOf('reason')}
        {...register('reason', { validate: (reason) => reason.trim() !== '' || t('refundReasonRequired') })}
      />
    </FormDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { newRefundLimits } from '#contract/platform-limits'
import { type Payment, paymentMutations, useRefundFailure } from '@/entities/payment'
import { NobodyEmailed } from '@/features/notify-customer'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readAmount, useAmountCheck, useMoney, writeAmount } from '@/shared/lib/money'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { paymentPageText } from './text'

/** Refunds some or all of what is left of a payment. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useText(paymentPageText)
  const money = useMoney()
  const failureOf = useRefundFailure()
  const { order, refundable, returns_due: returnsDue } = payment
  const { currency } = refundable
  const { mutateAsync } = useMutation(paymentMutations.refund(order.id))
  const form = useApiForm({
    defaultValues: {
      returnId: returnsDue[0]?.id ?? '',
      amount: writeAmount(returnsDue[0]?.due.amount ?? refundable.amount, currency),
      reason: returnsDue[0] ? t('refundOfReturn', { number: String(returnsDue[0].number) }) : '',
    },
    send: async ({ returnId, amount: typed, reason }) => {
      const amount = { amount: readAmount(typed, currency) ?? 0, currency }
      const { state, failure } = await mutateAsync({
        amount,
        reason: reason.trim(),
        payment_id: payment.id,
        ...(returnId !== '' && { return_id: returnId }),
      })
      if (state === 'FAILED') toast.error(t('refundRefused', { failure: failureOf(failure) }))
      else toast.success(t('refundRequested', { amount: money(amount) }))
      onClose()
    },
  })
  const { register, errorOf, watch, setValue } = form
  const chosen = returnsDue.find(({ id }) => id === watch('returnId'))
  const most = chosen?.due ?? refundable
  const wrong = t('refundAmountWrong', { least: money({ amount: 1, currency }), most: money(most) })
  const choose = (returnId: string) => {
    const one = returnsDue.find(({ id }) => id === returnId)
    setValue('amount', writeAmount((one?.due ?? refundable).amount, currency))
    setValue('reason', one ? t('refundOfReturn', { number: String(one.number) }) : '')
  }
  const isAmount = useAmountCheck(currency, wrong)
  const isRefundable = (typed: string) => {
    const amount = readAmount(typed, currency)
    if (amount === undefined) return isAmount(typed)
    if (amount > 0 && amount <= most.amount) return true
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
      {returnsDue.length > 0 && (
        <SelectField
          label={t('refundFor')}
          options={[
            ...returnsDue.map(({ id, number, due }) => ({
              value: id,
              label: t('refundForReturn', { number: String(number), amount: money(due) }),
            })),
            { value: '', label: t('refundForOther') },
          ]}
          {...register('returnId', { onChange: (event: { target: { value: string } }) => choose(event.target.value) })}
        />
      )}
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
      <NobodyEmailed record={{ kind: 'order', id: order.id, about: 'payments' }} />
    </FormDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { disputeAnswerLimits } from '#contract/platform-limits'
import { type Dispute, paymentMutations } from '@/entities/payment'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { paymentPageText } from './text'

/** Tells the customer's bank why a payment is right. */
export function AnswerDisputeDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useText(paymentPageText)
  const money = useMoney()
  const { mutateAsync } = useMutation(paymentMutations.answerDispute(dispute.id))
  const form = useApiForm({
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await mutateAsync({ text: text.trim() })
      toast.success(t('answerSent'))
      onClose()
    },
  })
  const { register, errorOf } = form
  return (
    <FormDialog
      title={t('answerTitle', { number: dispute.order.number })}
      description={t('answerAbout', { amount: money(dispute.amount) })}
      submit={t('answerSend')}
      form={form}
      onClose={onClose}
    >
      <TextareaField
        label={t('answerText')}
        help={t('answerHelp')}
        maxLength={disputeAnswerLimits.text.maxLength}
        error={errorOf('text')}
        {...register('text', { validate: (text) => text.trim() !== '' || t('answerRequired') })}
      />
    </FormDialog>
  )
}

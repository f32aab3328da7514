import { useMutation } from '@tanstack/react-query'
import { quoteAnswerByLinkLimits } from '#contract/platform-limits'
import { type PortalQuote, type PortalQuoteAnswer, portalQuoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { quoteOfLinkText } from './text'

export type Answer = PortalQuoteAnswer['status']

type AnswerDialogProps = { token: string; quote: PortalQuote; to: Answer; onClose: () => void }

/** Asks who answers and why, and sends it. */
export function AnswerDialog({ token, quote, to, onClose }: AnswerDialogProps) {
  const t = useText(quoteOfLinkText)
  const money = useMoney()
  const { mutateAsync } = useMutation(portalQuoteMutations.answer(token))
  const isChange = to === 'REVISION_REQUESTED'
  const form = useApiForm({
    defaultValues: { contact: '', comment: '' },
    send: async ({ contact, comment }) => {
      await mutateAsync({ status: to, version: quote.version, contact: contact.trim(), comment: comment.trim() })
      toast.success(t('answered'))
      onClose()
    },
  })
  const { register, errorOf } = form
  const about = t(`about${to}`, { dealership: quote.dealership.name, total: quote.total ? money(quote.total) : '' })
  return (
    <FormDialog title={t(`to${to}`)} description={about} submit={t(`to${to}`)} form={form} onClose={onClose}>
      <TextField
        label={t('contact')}
        error={errorOf('contact')}
        autoComplete="name"
        required
        maxLength={quoteAnswerByLinkLimits.contact.maxLength}
        {...register('contact', { validate: (name) => name.trim() !== '' || t('contactRequired') })}
      />
      <TextareaField
        label={t(isChange ? 'reason' : 'words')}
        optional={!isChange}
        error={errorOf('comment')}
        maxLength={quoteAnswerByLinkLimits.comment.maxLength}
        {...register('comment', {
          validate: (comment) => !isChange || comment.trim() !== '' || t('reasonRequired'),
        })}
      />
    </FormDialog>
  )
}

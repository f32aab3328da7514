import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { quoteAnswerByLinkLimits } from '#contract/platform-limits'
import { lacksAddress, type PortalQuote, type PortalQuoteAnswer, portalQuoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import {
  type AskedLine,
  askedLinesOf,
  DeliveryFields,
  deliveryOf,
  deliveryToWire,
  LinesFields,
} from '@/widgets/quote-fields'
import { ContactField } from './contact-field'
import { typedPlace } from './delivery-dialog'
import { quoteOfLinkText } from './text'

/** What the holder of a link does: answers, or changes the lines of what is asked for. */
export type Answer = NonNullable<PortalQuoteAnswer['status']> | 'LINES'

type AnswerDialogProps = { token: string; quote: PortalQuote; to: Answer; onClose: () => void }

/** Asks who answers and why, and sends it. */
export function AnswerDialog({ token, quote, to, onClose }: AnswerDialogProps) {
  const t = useText(quoteOfLinkText)
  const money = useMoney()
  const { mutateAsync } = useMutation(portalQuoteMutations.answer(token))
  const isChange = to === 'REVISION_REQUESTED'
  const hasLines = isChange || to === 'LINES'
  const asksAddress = (isChange || to === 'ACCEPTED') && lacksAddress(quote)
  const form = useApiForm({
    defaultValues: { contact: '', comment: '', lines: hasLines ? askedLinesOf(quote) : [], ...deliveryOf(quote) },
    send: async ({ contact, comment, lines, ...delivery }) => {
      await mutateAsync({
        ...(to !== 'LINES' && { status: to }),
        version: quote.version,
        contact: contact.trim(),
        comment: comment.trim(),
        ...((areLinesChanged || to === 'LINES') && { lines: lines.map(toWire) }),
        ...(asksAddress && deliveryToWire(delivery, typedPlace)),
      })
      toast.success(t('answered'))
      onClose()
    },
  })
  const { register, errorOf } = form
  const areLinesChanged = form.formState.dirtyFields.lines !== undefined
  const needsWords = isChange && !areLinesChanged && !asksAddress
  const key = asksAddress && to === 'ACCEPTED' ? 'aboutACCEPTEDWithoutAddress' : (`about${to}` as const)
  const about = t(key, { dealership: quote.dealership.name, total: quote.total ? money(quote.total) : '' })
  return (
    <FormDialog
      title={t(`to${to}`)}
      description={about}
      submit={t(`to${to}`)}
      variant={to === 'DECLINED' ? 'danger' : 'primary'}
      form={form}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {hasLines && <LinesFields />}
        {asksAddress && <DeliveryFields {...typedPlace} />}
        <ContactField />
      </FormProvider>
      <TextareaField
        label={t(isChange ? 'reason' : 'words')}
        optional={!needsWords}
        error={errorOf('comment')}
        maxLength={quoteAnswerByLinkLimits.comment.maxLength}
        {...register('comment', {
          validate: (comment) => !needsWords || comment.trim() !== '' || t('reasonRequired'),
        })}
      />
    </FormDialog>
  )
}

const toWire = ({ line_id: id, description, quantity }: AskedLine) => ({
  ...(id ? { id } : { description: description.trim() }),
  quantity: readWholeNumber(quantity) ?? 1,
})

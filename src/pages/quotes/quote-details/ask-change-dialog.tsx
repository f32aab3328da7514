import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { quoteUpdateLimits } from '#contract/platform-limits'
import { lacksAddress, type Quote, quoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import {
  askedLinesOf,
  askedLinesToWire,
  DeliveryFields,
  deliveryOf,
  deliveryToWire,
  usePlaces,
} from '@/widgets/quote-fields'
import { QuoteLinesFields } from './quote-lines-fields'
import { quoteDetailsText } from './text'

/**
 * Asks the dealership for another offer: for other lines, in the customer's own words, or both. It also asks for the
 * address that a quote to be shipped cannot be accepted without.
 */
export function AskChangeDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useText(quoteDetailsText)
  const { mutateAsync } = useMutation(quoteMutations.update(quote.id))
  const places = usePlaces(lacksAddress(quote) ? quote.operator.id : '')
  const form = useApiForm({
    defaultValues: { comment: '', lines: askedLinesOf(quote), ...deliveryOf(quote) },
    send: async ({ comment, lines, ...delivery }) => {
      await mutateAsync({
        status: 'REVISION_REQUESTED',
        version: quote.version,
        ...(areLinesChanged && { lines: askedLinesToWire(lines) }),
        ...(places && deliveryToWire(delivery, places)),
        ...(comment.trim() && { comment: comment.trim() }),
      })
      toast.success(t('moved'))
      onClose()
    },
  })
  const areLinesChanged = form.formState.dirtyFields.lines !== undefined
  const needsWords = !areLinesChanged && !places
  return (
    <FormDialog
      title={t('toREVISION_REQUESTED')}
      description={t('revisionAbout')}
      submit={t('toREVISION_REQUESTED')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      <FormProvider {...form}>
        <QuoteLinesFields quote={quote} />
        {places && <DeliveryFields {...places} />}
      </FormProvider>
      <TextareaField
        label={t('reason')}
        optional={!needsWords}
        error={form.errorOf('comment')}
        maxLength={quoteUpdateLimits.comment.maxLength}
        {...form.register('comment', {
          validate: (comment) => !needsWords || comment.trim() !== '' || t('reasonRequired'),
        })}
      />
    </FormDialog>
  )
}

import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { quoteUpdateLimits } from '#contract/platform-limits'
import { type Quote, quoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { askedLinesOf, askedLinesToWire } from '@/widgets/quote-fields'
import { QuoteLinesFields } from './quote-lines-fields'
import { quoteDetailsText } from './text'

/** Asks the dealership for another offer: for other lines, in the customer's own words, or both. */
export function AskChangeDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const t = useText(quoteDetailsText)
  const { mutateAsync } = useMutation(quoteMutations.update(quote.id))
  const form = useApiForm({
    defaultValues: { comment: '', lines: askedLinesOf(quote) },
    send: async ({ comment, lines }) => {
      await mutateAsync({
        status: 'REVISION_REQUESTED',
        version: quote.version,
        ...(areLinesChanged && { lines: askedLinesToWire(lines) }),
        ...(comment.trim() && { comment: comment.trim() }),
      })
      toast.success(t('moved'))
      onClose()
    },
  })
  const areLinesChanged = form.formState.dirtyFields.lines !== undefined
  return (
    <FormDialog
      title={t('toREVISION_REQUESTED')}
      description={t('aboutREVISION_REQUESTED')}
      submit={t('toREVISION_REQUESTED')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      <FormProvider {...form}>
        <QuoteLinesFields quote={quote} />
      </FormProvider>
      <TextareaField
        label={t('reason')}
        optional={areLinesChanged}
        error={form.errorOf('comment')}
        maxLength={quoteUpdateLimits.comment.maxLength}
        {...form.register('comment', {
          validate: (comment) => areLinesChanged || comment.trim() !== '' || t('reasonRequired'),
        })}
      />
    </FormDialog>
  )
}

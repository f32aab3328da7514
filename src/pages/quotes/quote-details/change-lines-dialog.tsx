import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { type Quote, quoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { toast } from '@/shared/ui/toaster'
import { askedLinesOf, askedLinesToWire } from '@/widgets/quote-fields'
import { QuoteLinesFields } from './quote-lines-fields'
import { quoteDetailsText } from './text'

type ChangeLinesDialogProps = {
  /** As it was when the dialog was opened: what somebody else changes meanwhile is not overwritten. */
  quote: Quote
  onClose: () => void
}

/** Changes quantities, and adds, replaces and removes lines. */
export function ChangeLinesDialog({ quote, onClose }: ChangeLinesDialogProps) {
  const t = useText(quoteDetailsText)
  const { mutateAsync } = useMutation(quoteMutations.update(quote.id))
  const form = useApiForm({
    defaultValues: { lines: askedLinesOf(quote) },
    send: async ({ lines }) => {
      await mutateAsync({ version: quote.version, lines: askedLinesToWire(lines) })
      toast.success(t('linesChanged'))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('changeLines')}
      description={t(quote.may_quote ? 'aboutLines_seller' : 'aboutLines_buyer')}
      submit={t('saveLines')}
      form={form}
      onClose={onClose}
      size="lg"
    >
      <FormProvider {...form}>
        <QuoteLinesFields quote={quote} />
      </FormProvider>
    </FormDialog>
  )
}

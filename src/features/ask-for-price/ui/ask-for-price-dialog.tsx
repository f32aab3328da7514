import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newQuoteLimits, newQuoteLineLimits } from '#contract/platform-limits'
import type { ChosenMachine } from '@/entities/machine'
import { quoteMutations } from '@/entities/quote'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { openRequestIn, type PartToPrice, quotesOfPart, type Seller } from '../model/open-request'
import { askForPriceText } from '../text'

/** What the part was looked for with. */
export type AskedFor = {
  machine: Pick<ChosenMachine, 'name' | 'serial_number' | 'instance'> | undefined
  question: string
}

type AskForPriceDialogProps = {
  part: PartToPrice
  sellers: readonly Seller[]
  about: AskedFor
  onClose: () => void
}

const MOST = newQuoteLineLimits.quantity.maximum

/** A request for a quote as it is sent: part, quantity, machine and question. */
export function AskForPriceDialog({ part, sellers, about, onClose }: AskForPriceDialogProps) {
  const t = useText(askForPriceText)
  const { mutateAsync } = useMutation(quoteMutations.create())
  const queryClient = useQueryClient()
  const { machine, question } = about
  const machineName = machine && [machine.name, machine.serial_number].filter(Boolean).join(' · ')
  const forMachine = machineName && t('forMachine', { machine: machineName })
  // A model is no machine of the customer's, whose quotes are listed with it.
  const note = [!machine?.instance && forMachine, question && t('question', { question })]
  const form = useApiForm({
    defaultValues: {
      dealership_id: sellers[0]?.id ?? '',
      quantity: '1',
      note: note.filter(Boolean).join('\n').slice(0, newQuoteLimits.note.maxLength),
    },
    send: async ({ dealership_id, quantity, note }) => {
      // Another tab, or a colleague whose requests are seen, may have asked since this one was opened.
      const asked = sellers.filter(({ id }) => id === dealership_id)
      const quotes = await queryClient.fetchQuery({ ...quotesOfPart(part, asked), staleTime: 0 })
      const requested = openRequestIn(quotes)
      if (requested) toast.info(t('askedBefore', { number: requested.quote_number }))
      else {
        const quote = await mutateAsync({
          dealership_id,
          lines: [{ ...whatIsAsked(part), quantity: readWholeNumber(quantity) ?? 1 }],
          note: note.trim(),
          ...(machine?.instance && { instance_id: machine.instance.id }),
        })
        toast.success(t('sent', { dealership: quote.dealership.name, number: quote.quote_number }))
      }
      onClose()
    },
  })
  const { register, errorOf } = form

  function isQuantity(typed: string) {
    const quantity = readWholeNumber(typed) ?? 0
    return (quantity >= 1 && quantity <= MOST) || t('quantityWrong', { most: MOST })
  }

  return (
    <FormDialog
      title={t('title')}
      description={[part.number, part.description].filter(Boolean).join(' ')}
      submit={t('send')}
      form={form}
      onClose={onClose}
    >
      <p className="text-ink-muted">{t('whatIsSent')}</p>
      {machine?.instance && <p className="font-semibold wrap-anywhere">{forMachine}</p>}
      {sellers.length > 1 && (
        <SelectField
          label={t('dealership')}
          options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
          error={errorOf('dealership_id')}
          {...register('dealership_id')}
        />
      )}
      <TextField
        label={t('quantity')}
        inputMode="numeric"
        autoComplete="off"
        error={errorOf('quantity')}
        {...register('quantity', { validate: isQuantity })}
      />
      <TextareaField
        label={t('note')}
        optional
        error={errorOf('note')}
        maxLength={newQuoteLimits.note.maxLength}
        {...register('note')}
      />
    </FormDialog>
  )
}

const whatIsAsked = ({ id, number, description }: PartToPrice) =>
  id === undefined
    ? {
        part_number: number.slice(0, newQuoteLineLimits.part_number.maxLength),
        description: (description || number).slice(0, newQuoteLineLimits.description.maxLength),
      }
    : { part_id: id }

import { useMutation, useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { newQuoteLimits } from '#contract/platform-limits'
import type { Catalogue } from '@/entities/catalogue'
import { organizationQueries } from '@/entities/organization'
import { quoteMutations } from '@/entities/quote'
import { isOfDealership, type User } from '@/entities/user'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import {
  type AskedLine,
  askedLinesToWire,
  CataloguePickers,
  DeliveryFields,
  deliveryOf,
  deliveryToWire,
  LinesFields,
  usePlaces,
} from '@/widgets/quote-fields'
import { addQuoteText } from './text'

/** The machine that a quote is for, and its two sides. */
export type QuoteSubject = {
  instance_id?: string | undefined
  dealership_id?: string | undefined
  operator_id?: string | undefined
  /** Where its lines come from. */
  from?: 'cart' | undefined
}

type QuoteFormProps = {
  user: User
  about?: QuoteSubject | undefined
  /** What it begins with. */
  lines?: AskedLine[] | undefined
  /** Of which one is chosen; at least one. */
  catalogues: readonly Catalogue[]
  onAdded: (quoteId: string) => void
}

/** Lines from the catalogue or in one's own words, for one dealership and one operator. */
export function QuoteForm({ user, about = {}, lines: initial = [], catalogues, onAdded }: QuoteFormProps) {
  const t = useText(addQuoteText)
  const isSeller = isOfDealership(user)
  const { mutateAsync } = useMutation(quoteMutations.create())
  const [first] = catalogues
  const form = useApiForm({
    defaultValues: {
      dealership_id: about.dealership_id ?? (catalogues.length === 1 ? (first?.organization.id ?? '') : ''),
      operator_id: about.operator_id ?? '',
      po_number: '',
      note: '',
      lines: initial,
      ...deliveryOf(),
    },
    send: async ({ dealership_id, operator_id, lines, po_number, note, ...delivery }) => {
      const quote = await mutateAsync({
        ...(isSeller ? { operator_id } : { dealership_id }),
        // It belongs to that customer alone.
        ...(about.instance_id &&
          (!isSeller || operator_id === about.operator_id) && { instance_id: about.instance_id }),
        lines: askedLinesToWire(lines),
        ...(places && deliveryToWire(delivery, places)),
        po_number: po_number.trim(),
        note: note.trim(),
      })
      toast.success(t(isSeller ? 'written' : 'requested'))
      onAdded(quote.id)
    },
  })
  const { register, errorOf, failure, submit, isPending, watch } = form
  const dealershipId = watch('dealership_id')
  const catalogue = isSeller ? first : catalogues.find(({ organization }) => organization.id === dealershipId)
  const operatorId = isSeller ? watch('operator_id') : (user.organization?.id ?? '')
  const places = usePlaces(operatorId, { canWait: isSeller })

  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-5">
      {failure && (
        <Callout tone="danger" announce>
          {failure}
        </Callout>
      )}
      {isSeller ? (
        <CustomerField
          dealershipId={user.organization?.id ?? ''}
          error={errorOf('operator_id')}
          {...register('operator_id', { validate: (id) => id !== '' || t('customerRequired') })}
        />
      ) : (
        catalogues.length > 1 && (
          <SelectField
            label={t('dealership')}
            placeholder={t('choose')}
            error={errorOf('dealership_id')}
            options={catalogues.map(({ organization: { id, name } }) => ({ value: id, label: name }))}
            {...register('dealership_id', { validate: (id) => id !== '' || t('dealershipRequired') })}
          />
        )
      )}
      <FormProvider {...form}>
        <LinesFields
          pickers={(add) =>
            catalogue && <CataloguePickers catalogueId={catalogue.id} operatorId={operatorId} onAdd={add} />
          }
        />
        {places && <DeliveryFields {...places} />}
      </FormProvider>
      <TextField
        label={t('poNumber')}
        optional
        error={errorOf('po_number')}
        maxLength={newQuoteLimits.po_number.maxLength}
        autoComplete="off"
        {...register('po_number')}
      />
      <TextareaField
        label={t('note')}
        optional
        error={errorOf('note')}
        maxLength={newQuoteLimits.note.maxLength}
        {...register('note')}
      />
      <div className="max-sm:grid">
        <Button type="submit" variant="primary" pending={isPending}>
          {t(isSeller ? 'write' : 'request')}
        </Button>
      </div>
    </form>
  )
}

type CustomerFieldProps = Omit<Parameters<typeof SelectField>[0], 'label' | 'options'> & { dealershipId: string }

function CustomerField({ dealershipId, ...field }: CustomerFieldProps) {
  const t = useText(addQuoteText)
  const { data } = useQuery(organizationQueries.operatorsOf(dealershipId))
  const options = data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return <SelectField {...field} label={t('customer')} placeholder={t('choose')} options={options} />
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import { newQuoteLimits } from '#contract/platform-limits'
import type { Catalogue } from '@/entities/catalogue'
import { organizationQueries } from '@/entities/organization'
import { quoteMutations } from '@/entities/quote'
import { isOfDealership, type User } from '@/entities/user'
import { BundlePicker, PartPicker } from '@/features/pick-part'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { useKeptFocus } from '@/shared/lib/kept-focus'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { TextareaField } from '@/shared/ui/textarea-field'
import { toast } from '@/shared/ui/toaster'
import { type AskedLine, LineFields } from './line-fields'
import { addQuoteText } from './text'

/** The machine that a quote is for, and its two sides. */
export type QuoteSubject = {
  instance_id?: string | undefined
  dealership_id?: string | undefined
  operator_id?: string | undefined
}

type QuoteFormProps = {
  user: User
  about?: QuoteSubject | undefined
  /** Of which one is chosen; at least one. */
  catalogues: readonly Catalogue[]
  onAdded: (quoteId: string) => void
}

/** Lines from the catalogue or in one's own words, for one dealership and one operator. */
export function QuoteForm({ user, about = {}, catalogues, onAdded }: QuoteFormProps) {
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
      lines: [] as AskedLine[],
    },
    send: async ({ dealership_id, operator_id, lines, po_number, note }) => {
      const quote = await mutateAsync({
        ...(isSeller ? { operator_id } : { dealership_id }),
        // It belongs to that customer alone.
        ...(about.instance_id &&
          (!isSeller || operator_id === about.operator_id) && { instance_id: about.instance_id }),
        lines: lines.map(({ part_id, bundle_id, description, quantity }) => ({
          ...(part_id ? { part_id } : bundle_id ? { bundle_id } : { description: description.trim() }),
          quantity: readWholeNumber(quantity) ?? 1,
        })),
        po_number: po_number.trim(),
        note: note.trim(),
      })
      toast.success(t(isSeller ? 'written' : 'requested'))
      onAdded(quote.id)
    },
  })
  const { control, register, errorOf, failure, submit, isPending, watch } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'lines',
    rules: { validate: (lines) => lines.length > 0 || t('noLines') },
  })
  const dealershipId = watch('dealership_id')
  const catalogue = isSeller ? first : catalogues.find(({ organization }) => organization.id === dealershipId)
  const add = (line: Partial<AskedLine>) =>
    append({ part_id: '', bundle_id: '', name: '', description: '', quantity: '1', ...line }, { shouldFocus: false })
  const keptFocus = useKeptFocus()
  const linesError = form.formState.errors.lines?.root?.message

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
      {catalogue && (
        <div className="grid gap-4 sm:grid-cols-2">
          <PartPicker
            label={t('addPart')}
            catalogueId={catalogue.id}
            onPick={({ id, part_number, description, min_quantity }) =>
              add({
                part_id: id,
                name: [part_number, description].filter(Boolean).join(' '),
                quantity: String(min_quantity),
              })
            }
          />
          <BundlePicker
            label={t('addBundle')}
            catalogueId={catalogue.id}
            onPick={({ id, name }) => add({ bundle_id: id, name })}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields, but what has the focus once a line is gone */}
      <div role="group" aria-label={t('lines')} {...keptFocus}>
        <ol aria-label={t('lines')} className="grid gap-4 empty:hidden">
          {fields.map((field, index) => (
            <LineFields
              key={field.id}
              line={field}
              index={index}
              register={(name, rules) => register(`lines.${index}.${name}`, rules)}
              errorOf={(name) =>
                errorOf(`lines.${index}.${name}`) ?? (name === 'quantity' ? errorOf(`lines.${index}`) : undefined)
              }
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </div>
      {linesError && (
        <p role="alert" className="text-sm text-danger-ink">
          {linesError}
        </p>
      )}
      <div>
        <Button onClick={() => add({})}>{t('addText')}</Button>
      </div>
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
      <div>
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

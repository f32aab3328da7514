import { useMutation } from '@tanstack/react-query'
import { type CustomerTerms, type PriceList, pricingMutations } from '@/entities/catalogue'
import { useApiForm, useTheirChanges } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { Checkbox } from '@/shared/ui/checkbox'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { toast } from '@/shared/ui/toaster'
import { pricesText } from '../text'

type TermsDialogProps = {
  catalogueId: string
  lists: readonly PriceList[]
  /** As they were when the dialog was opened, and as they are now. */
  opened: CustomerTerms
  terms: CustomerTerms
  onClose: () => void
}

export function TermsDialog({ catalogueId, lists, opened, terms, onClose }: TermsDialogProps) {
  const t = useText(pricesText)
  const { operator_id: operatorId, operator_name: name, version } = terms
  const { mutateAsync } = useMutation(pricingMutations.setTerms(catalogueId))
  const form = useApiForm({
    defaultValues: valuesOf(opened),
    send: async ({ price_list_id, pays_on_account }) => {
      await mutateAsync({ operatorId, version, price_list_id: price_list_id || null, pays_on_account })
      toast.success(t('saved', { name }))
      onClose()
    },
  })
  const isChanged = useTheirChanges({ form, version, theirs: valuesOf(terms) })
  const listNow = lists.find(({ id }) => id === terms.price_list_id)?.name ?? t('cataloguePrices')
  return (
    <FormDialog title={t('termsOf', { name })} submit={t('saveTerms')} form={form} onClose={onClose}>
      {isChanged && (
        <Callout tone="warning" announce>
          {t('termsChanged', { list: listNow, payment: t(terms.pays_on_account ? 'onAccount' : 'inAdvance') })}
        </Callout>
      )}
      <SelectField
        label={t('list')}
        help={t('listHelp')}
        error={form.errorOf('price_list_id')}
        placeholder={t('cataloguePrices')}
        options={lists.map((list) => ({ value: list.id, label: list.name }))}
        {...form.register('price_list_id')}
      />
      <Checkbox label={t('paysOnAccount')} help={t('paysOnAccountHelp')} {...form.register('pays_on_account')} />
    </FormDialog>
  )
}

const valuesOf = ({ price_list_id, pays_on_account }: CustomerTerms) => ({
  price_list_id: price_list_id ?? '',
  pays_on_account,
})

import { Pencil } from 'lucide-react'
import type { CustomerTerms, PriceList } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import type { Column } from '@/shared/ui/data-table'
import { IconButton } from '@/shared/ui/icon-button'
import { pricesText } from '../text'

export function useCustomerColumns(
  lists: readonly PriceList[],
  onEdit: (terms: CustomerTerms) => void,
): Column<CustomerTerms>[] {
  const t = useText(pricesText)
  const listOf = ({ price_list_id }: CustomerTerms) => lists.find(({ id }) => id === price_list_id)?.name
  return [
    {
      id: 'customer',
      header: t('customer'),
      onCard: 'title',
      cell: ({ operator_name }) => <span className="font-semibold wrap-anywhere">{operator_name}</span>,
    },
    {
      id: 'list',
      header: t('list'),
      cell: (terms) => listOf(terms) ?? <span className="text-ink-muted">{t('cataloguePrices')}</span>,
    },
    { id: 'account', header: t('payment'), cell: (terms) => t(terms.pays_on_account ? 'onAccount' : 'inAdvance') },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (terms) => (
        <IconButton
          label={t('editTerms', { name: terms.operator_name })}
          icon={<Pencil aria-hidden />}
          onClick={() => onEdit(terms)}
        />
      ),
    },
  ]
}

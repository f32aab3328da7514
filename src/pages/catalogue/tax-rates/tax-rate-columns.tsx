import type { TaxRate } from '@/entities/catalogue'
import { useCountryName } from '@/shared/lib/countries'
import { useText } from '@/shared/lib/i18n'
import { usePercent } from '@/shared/lib/percent'
import type { Column } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { taxRatesText } from './text'

type TaxRateActions = { onEdit: (rate: TaxRate) => void; onDelete: (rate: TaxRate) => void }

export function useTaxRateColumns({ onEdit, onDelete }: TaxRateActions): Column<TaxRate>[] {
  const t = useText(taxRatesText)
  const countryName = useCountryName()
  const percent = usePercent()
  return [
    {
      id: 'name',
      header: t('name'),
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    { id: 'country', header: t('country'), cell: ({ country }) => countryName(country) },
    { id: 'region', header: t('region'), cell: ({ region }) => region || t('everywhereElse') },
    {
      id: 'rate',
      header: t('rate'),
      kind: 'number',
      onCard: 'corner',
      cell: ({ basis_points }) => percent(basis_points),
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (rate) => <RowMenu name={rate.name} onEdit={() => onEdit(rate)} onDelete={() => onDelete(rate)} />,
    },
  ]
}

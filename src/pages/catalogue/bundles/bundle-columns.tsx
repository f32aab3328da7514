import type { CatalogueBundle } from '@/entities/catalogue'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { StatusBadge } from '@/shared/ui/status-badge'
import { BundleActions } from './bundle-actions'
import { contentsOf } from './contents'
import { catalogueBundlesText } from './text'

export function useBundleColumns(onOpen: (bundle: CatalogueBundle) => void): Column<CatalogueBundle>[] {
  const t = useText(catalogueBundlesText)
  const money = useMoney()
  const written = useDateTime()
  return [
    {
      id: 'name',
      sortable: true,
      header: t('name'),
      onCard: 'title',
      value: ({ name }) => name,
      cell: (bundle) => (
        <button type="button" data-printed onClick={() => onOpen(bundle)} className={rowTitleClass}>
          {bundle.name}
        </button>
      ),
    },
    {
      id: 'description',
      header: t('description'),
      value: ({ description }) => description,
      cell: ({ description }) => <span className="wrap-anywhere">{description}</span>,
    },
    {
      id: 'parts',
      header: t('parts'),
      value: contentsOf,
      cell: (bundle) => <Contents bundle={bundle} />,
    },
    {
      id: 'cost',
      header: t('price'),
      kind: 'money',
      amount: ({ cost }) => cost,
      cell: ({ cost }) => (cost ? money(cost) : t('noPrice')),
    },
    {
      id: 'state',
      header: t('state'),
      kind: 'status',
      onCard: 'corner',
      value: ({ is_active }) => t(is_active ? 'sold' : 'not_sold'),
      cell: ({ is_active }) => (
        <StatusBadge status={is_active ? 'done' : 'idle'} label={t(is_active ? 'sold' : 'not_sold')} />
      ),
    },
    {
      id: 'updated_at',
      sortable: true,
      header: t('updated'),
      kind: 'date',
      moment: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => <time dateTime={updated_at}>{written(updated_at)}</time>,
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: (bundle) => <BundleActions bundle={bundle} onEdit={() => onOpen(bundle)} />,
    },
  ]
}

/** Each part stays on one line: its number is never broken. */
function Contents({ bundle }: { bundle: CatalogueBundle }) {
  return (
    <span className="figures flex flex-wrap gap-x-2">
      {bundle.parts.map(({ part, quantity }, at) => (
        <span key={part.id} className="whitespace-nowrap">
          {quantity} × {part.part_number}
          {at < bundle.parts.length - 1 && ','}
        </span>
      ))}
    </span>
  )
}

import type { ServiceKit } from '@/entities/service-kit'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import type { Column } from '@/shared/ui/data-table'
import { RowMenu } from '@/shared/ui/row-menu'
import { machineDetailsText } from '../text'
import { useSpan } from '../use-span'

/** @param changes undefined for those who only read */
export function useKitColumns(
  changes: { onEdit: (kit: ServiceKit) => void; onDelete: (kit: ServiceKit) => void } | undefined,
): Column<ServiceKit>[] {
  const t = useText(machineDetailsText)
  const span = useSpan()
  const money = useMoney()
  const actions: Column<ServiceKit> = {
    id: 'actions',
    header: t('actions'),
    kind: 'actions',
    onCard: 'menu',
    cell: (kit) =>
      changes && <RowMenu name={kit.name} onEdit={() => changes.onEdit(kit)} onDelete={() => changes.onDelete(kit)} />,
  }
  return [
    {
      id: 'kit',
      header: t('kit'),
      onCard: 'title',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    { id: 'interval', header: t('interval'), cell: ({ interval_hours: hours }) => span({ hours, days: null }) },
    { id: 'parts', header: t('parts'), onCard: 'footer', cell: (kit) => <Parts kit={kit} /> },
    {
      id: 'price',
      header: t('price'),
      kind: 'money',
      onCard: 'corner',
      cell: ({ cost }) => (cost ? money(cost) : t('none')),
    },
    ...(changes ? [actions] : []),
  ]
}

function Parts({ kit: { name, parts } }: { kit: ServiceKit }) {
  const t = useText(machineDetailsText)
  return (
    <ul aria-label={t('partsOf', { name })} className="grid gap-1">
      {parts.map(({ part_id, part_number, description, quantity }) => (
        <li key={part_id} className="figures wrap-anywhere">
          {quantity} × <span className="font-medium">{part_number}</span> {description}
        </li>
      ))}
    </ul>
  )
}

import { Boxes, ClipboardCheck, Ellipsis, MoveRight, PackageX, RotateCcw } from 'lucide-react'
import { type PartStock, type StockLevel, useStockLevelColumns } from '@/entities/inventory'
import type { StockAction } from '@/features/move-stock'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { type Column, DataTable } from '@/shared/ui/data-table'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { EmptyState } from '@/shared/ui/empty-state'
import { IconButton } from '@/shared/ui/icon-button'
import { stockText } from './text'

type LevelsProps = { stock: PartStock; onAction: (action: StockAction) => void }

/** The stock at each location, and what may be done with it there. */
export function Levels({ stock, onAction }: LevelsProps) {
  const t = useText(stockText)
  return (
    <Card title={t('locations')} flush>
      <DataTable
        inCard
        label={t('locations')}
        columns={useLevelColumns(onAction)}
        rows={stock.levels}
        rowKey={({ location_id }) => location_id}
        empty={
          <EmptyState title={t('nowhereTitle')} icon={Boxes}>
            {t('nowhere')}
          </EmptyState>
        }
      />
    </Card>
  )
}

function useLevelColumns(onAction: LevelsProps['onAction']): Column<StockLevel>[] {
  const t = useText(stockText)
  return [
    ...useStockLevelColumns(),
    {
      id: 'reorder_level',
      header: t('reorderLevel'),
      kind: 'number',
      cell: ({ reorder_level }) => reorder_level ?? t('never'),
    },
    {
      id: 'actions',
      header: t('actions'),
      kind: 'actions',
      onCard: 'menu',
      cell: ({ location, location_id: locationId }) => (
        <DropdownMenu
          trigger={<IconButton label={t('actionsFor', { name: location })} icon={<Ellipsis aria-hidden />} />}
          actions={[
            {
              label: t('count'),
              icon: <ClipboardCheck aria-hidden />,
              onSelect: () => onAction({ kind: 'COUNTED', locationId }),
            },
            {
              label: t('adjust'),
              icon: <PackageX aria-hidden />,
              onSelect: () => onAction({ kind: 'ADJUSTED', locationId }),
            },
            {
              label: t('move'),
              icon: <MoveRight aria-hidden />,
              onSelect: () => onAction({ kind: 'TRANSFERRED', locationId }),
            },
            {
              label: t('setReorderLevel'),
              icon: <RotateCcw aria-hidden />,
              onSelect: () => onAction({ kind: 'reorder-level', locationId }),
            },
          ]}
        />
      ),
    },
  ]
}

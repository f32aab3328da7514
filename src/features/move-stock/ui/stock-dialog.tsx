import { useQuery } from '@tanstack/react-query'
import { inventoryQueries, type NewStockMovement, type PartStock } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialog'
import { Loaded } from '@/shared/ui/loaded'
import { moveStockText } from '../text'
import { AdjustDialog } from './adjust-dialog'
import { CountDialog } from './count-dialog'
import { ReceiveDialog } from './receive-dialog'
import { ReorderLevelDialog } from './reorder-level-dialog'
import { TransferDialog } from './transfer-dialog'

/** What a person does with the stock of a part at a location. */
export type StockAction =
  | { kind: 'RECEIVED'; locationId: undefined }
  | { kind: Exclude<NewStockMovement['kind'], 'RECEIVED'> | 'reorder-level'; locationId: string }

type StockDialogProps = {
  stock: PartStock
  action: StockAction
  /** Goods were received; the dialog closes after it. */
  onSaved?: () => void
  onClose: () => void
}

export function StockDialog({ stock, action, onSaved, onClose }: StockDialogProps) {
  const t = useText(moveStockText)
  const query = useQuery(inventoryQueries.locations(stock.part.organization_id))
  const level = stock.levels.find(({ location_id }) => location_id === action.locationId)
  const dialog = { stock, onClose }
  if (level && action.kind === 'COUNTED') return <CountDialog {...dialog} level={level} />
  if (level && action.kind === 'ADJUSTED') return <AdjustDialog {...dialog} level={level} />
  if (level && action.kind === 'reorder-level') return <ReorderLevelDialog {...dialog} level={level} />
  const open = query.data?.items.filter(({ is_active }) => is_active)
  if (!open || open.length === 0) {
    const title = t(action.kind === 'TRANSFERRED' ? 'moveTitle' : 'receiveTitle', { number: stock.part.part_number })
    return <WithoutLocations title={title} query={query} onClose={onClose} />
  }
  if (level && action.kind === 'TRANSFERRED') return <TransferDialog {...dialog} level={level} locations={open} />
  return <ReceiveDialog {...dialog} locations={open} onSaved={onSaved} />
}

type WithoutLocationsProps = {
  /** Of what is to be done, while they load. */
  title: string
  query: Parameters<typeof Loaded<unknown>>[0]['query']
  onClose: () => void
}

/** While the locations load, and where there is none to choose. */
function WithoutLocations({ title, query, onClose }: WithoutLocationsProps) {
  const t = useText(moveStockText)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={query.data ? t('noLocationsTitle') : title}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Loaded query={query}>{() => <p>{t('noLocations')}</p>}</Loaded>
    </Dialog>
  )
}

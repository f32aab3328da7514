import type { Order } from '@/entities/order'
import { CancelLinesDialog } from './cancel-lines-dialog'
import { EditLinesDialog } from './edit-lines-dialog'
import { PickDialog } from './pick-dialog'
import { ShipDialog } from './ship-dialog'

export type LineStep = 'pick' | 'ship' | 'cancel' | 'edit'

type LineDialogProps = {
  step: LineStep
  /** As it was when the dialog was opened: the fields belong to these lines, the version to what was read. */
  asked: Order
  /** As it is now. */
  order: Order
  onClose: () => void
}

/** What staff do with the lines of an order, from its header or from the lines themselves. */
export function LineDialog({ step, asked, order, onClose }: LineDialogProps) {
  if (step === 'pick') return <PickDialog order={asked} onClose={onClose} />
  if (step === 'ship') return <ShipDialog order={asked} onClose={onClose} />
  if (step === 'cancel') return <CancelLinesDialog order={asked} onClose={onClose} />
  // The present one: its form follows what others change as long as nothing is typed.
  return <EditLinesDialog order={order} onClose={onClose} />
}

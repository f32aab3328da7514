import type { PartStock, StockLevel } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { useMovementForm } from '../model/use-movement-form'
import { moveStockText } from '../text'

type AdjustDialogProps = { stock: PartStock; level: StockLevel; onClose: () => void }

/** Goods that were lost, broken or found at a location. */
export function AdjustDialog({ stock, level, onClose }: AdjustDialogProps) {
  const t = useText(moveStockText)
  const fields = useMovementForm({ stock, kind: 'ADJUSTED', locationId: level.location_id, onClose })
  return (
    <FormDialog
      title={t('adjustTitle', { number: stock.part.part_number })}
      description={t('adjustHelp', { available: level.on_hand - level.reserved, location: level.location })}
      submit={t('saveAdjust')}
      form={fields.form}
      onClose={onClose}
    >
      <TextField label={t('change')} help={t('changeExample')} {...fields.quantity} inputMode="text" />
      <TextField {...fields.reason} />
    </FormDialog>
  )
}

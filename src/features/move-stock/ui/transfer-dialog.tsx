import type { PartStock, StockLevel, StockLocation } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { useMovementForm } from '../model/use-movement-form'
import { moveStockText } from '../text'

type TransferDialogProps = {
  stock: PartStock
  level: StockLevel
  /** The open ones. */
  locations: readonly StockLocation[]
  onClose: () => void
}

/** Moves available goods from one location to another. */
export function TransferDialog({ stock, level, locations, onClose }: TransferDialogProps) {
  const t = useText(moveStockText)
  const fields = useMovementForm({ stock, kind: 'TRANSFERRED', locationId: level.location_id, onClose })
  const others = locations.filter(({ id }) => id !== level.location_id)
  return (
    <FormDialog
      title={t('moveTitle', { number: stock.part.part_number })}
      description={t('moveHelp', { available: level.on_hand - level.reserved, location: level.location })}
      submit={t('saveMove')}
      form={fields.form}
      onClose={onClose}
    >
      <TextField label={t('quantity')} {...fields.quantity} />
      <SelectField
        label={t('to')}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.location('to_location_id')}
      />
      <TextField {...fields.reason} />
    </FormDialog>
  )
}

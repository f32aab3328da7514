import type { PartStock, StockLocation } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { FormDialog } from '@/shared/ui/form-dialog'
import { SelectField } from '@/shared/ui/select-field'
import { TextField } from '@/shared/ui/text-field'
import { useMovementForm } from '../model/use-movement-form'
import { moveStockText } from '../text'

type ReceiveDialogProps = {
  stock: PartStock
  locations: readonly StockLocation[]
  onSaved: (() => void) | undefined
  onClose: () => void
}

/** Goods that were delivered to a location. */
export function ReceiveDialog({ stock, locations, onSaved, onClose }: ReceiveDialogProps) {
  const t = useText(moveStockText)
  const [first] = locations
  const fields = useMovementForm({ stock, kind: 'RECEIVED', locationId: first?.id, onSaved, onClose })
  return (
    <FormDialog
      title={t('receiveTitle', { number: stock.part.part_number })}
      description={t('receiveHelp')}
      submit={t('saveReceive')}
      form={fields.form}
      onClose={onClose}
    >
      <TextField label={t('quantity')} {...fields.quantity} />
      <SelectField
        label={t('location')}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        {...fields.location('location_id')}
      />
      <TextField {...fields.reason} />
    </FormDialog>
  )
}

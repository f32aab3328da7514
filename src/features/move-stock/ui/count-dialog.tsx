import { useState } from 'react'
import type { PartStock, StockLevel } from '@/entities/inventory'
import { useText } from '@/shared/lib/i18n'
import { Callout } from '@/shared/ui/callout'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { useMovementForm } from '../model/use-movement-form'
import { moveStockText } from '../text'

type CountDialogProps = {
  stock: PartStock
  /** As it is now. */
  level: StockLevel
  onClose: () => void
}

/** Sets what is on hand at a location to what was counted. */
export function CountDialog({ stock, level, onClose }: CountDialogProps) {
  const t = useText(moveStockText)
  const [opened] = useState(level)
  const fields = useMovementForm({
    stock,
    kind: 'COUNTED',
    locationId: level.location_id,
    expected: level.on_hand,
    onClose,
  })
  return (
    <FormDialog
      title={t('countTitle', { number: stock.part.part_number })}
      description={t('countHelp', { location: level.location, count: level.on_hand, reserved: level.reserved })}
      submit={t('saveCount')}
      form={fields.form}
      onClose={onClose}
    >
      {level.on_hand !== opened.on_hand && (
        <Callout tone="warning" announce>
          {t('changed', { count: level.on_hand })}
        </Callout>
      )}
      <TextField label={t('counted')} {...fields.quantity} />
      <TextField {...fields.reason} />
    </FormDialog>
  )
}

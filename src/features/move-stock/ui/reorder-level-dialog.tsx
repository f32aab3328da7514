import { useMutation } from '@tanstack/react-query'
import { reorderLevelLimits } from '#contract/platform-limits'
import { inventoryMutations, type PartStock, type StockLevel } from '@/entities/inventory'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { isWholeOrEmpty, readWholeNumber } from '@/shared/lib/whole-number'
import { FormDialog } from '@/shared/ui/form-dialog'
import { TextField } from '@/shared/ui/text-field'
import { toast } from '@/shared/ui/toaster'
import { moveStockText } from '../text'

const { maximum } = reorderLevelLimits.reorder_level

type ReorderLevelDialogProps = { stock: PartStock; level: StockLevel; onClose: () => void }

export function ReorderLevelDialog({ stock: { part }, level, onClose }: ReorderLevelDialogProps) {
  const t = useText(moveStockText)
  const { mutateAsync } = useMutation(inventoryMutations.setReorderLevel(part.id))
  const form = useApiForm({
    defaultValues: { reorder_level: level.reorder_level === null ? '' : String(level.reorder_level) },
    send: async ({ reorder_level }) => {
      await mutateAsync({ location_id: level.location_id, reorder_level: readWholeNumber(reorder_level) ?? null })
      toast.success(t('saved', { number: part.part_number }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('reorderTitle', { number: part.part_number })}
      description={t('reorderHelp', { location: level.location })}
      submit={t('saveReorder')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('reorderField')}
        help={t('reorderFieldHelp')}
        inputMode="numeric"
        autoComplete="off"
        error={form.errorOf('reorder_level')}
        {...form.register('reorder_level', {
          validate: (typed) =>
            (isWholeOrEmpty(typed) && (readWholeNumber(typed) ?? 0) <= maximum) ||
            t('quantityWrong', { min: 0, max: maximum }),
        })}
      />
    </FormDialog>
  )
}

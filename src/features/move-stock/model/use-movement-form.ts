import { useMutation } from '@tanstack/react-query'
import { newStockMovementLimits } from '#contract/platform-limits'
import { inventoryMutations, type NewStockMovement, type PartStock } from '@/entities/inventory'
import { useApiForm } from '@/shared/lib/api-form'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { toast } from '@/shared/ui/toaster'
import { moveStockText } from '../text'

export type MovementValues = { location_id: string; to_location_id: string; quantity: string; reason: string }

const { maximum } = newStockMovementLimits.quantity

/** A typed change of the stock, with its sign; undefined for what is none or is 0. */
function readChange(typed: string): number | undefined {
  const [, sign, digits = ''] = /^([-−+]?)(\d+)$/.exec(typed.trim()) ?? []
  const pieces = readWholeNumber(digits)
  if (pieces === undefined || pieces === 0 || pieces > maximum) return undefined
  return sign === '-' || sign === '−' ? -pieces : pieces
}

interface MovementForm {
  stock: PartStock
  kind: NewStockMovement['kind']
  locationId?: string
  /** What was on hand as the person saw it, for a count. */
  expected?: number
  onSaved?: (() => void) | undefined
  onClose: () => void
}

/** The form of a movement, with the fields that every kind shares. */
export function useMovementForm({ stock: { part }, kind, locationId = '', expected, onSaved, onClose }: MovementForm) {
  const t = useText(moveStockText)
  const { mutateAsync } = useMutation(inventoryMutations.record(part.id))
  const form = useApiForm<MovementValues>({
    defaultValues: { location_id: locationId, to_location_id: '', quantity: '', reason: '' },
    send: async ({ location_id, to_location_id, quantity, reason }) => {
      await mutateAsync({
        kind,
        location_id,
        quantity: (kind === 'ADJUSTED' ? readChange(quantity) : readWholeNumber(quantity)) ?? 0,
        reason: reason.trim(),
        ...(kind === 'COUNTED' && { expected }),
        ...(kind === 'TRANSFERRED' && { to_location_id }),
      })
      toast.success(t('saved', { number: part.part_number }))
      onSaved?.()
      onClose()
    },
  })
  const { register, errorOf } = form
  const min = kind === 'COUNTED' ? 0 : 1
  const isWhole = (typed: string) => {
    const pieces = readWholeNumber(typed)
    return pieces !== undefined && pieces >= min && pieces <= maximum
  }
  return {
    form,
    quantity: {
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      error: errorOf('quantity'),
      ...register('quantity', {
        validate: (typed) =>
          kind === 'ADJUSTED'
            ? readChange(typed) !== undefined || t('changeWrong')
            : isWhole(typed) || t('quantityWrong', { min, max: maximum }),
      }),
    },
    reason: {
      label: t('reason'),
      optional: kind !== 'ADJUSTED',
      maxLength: newStockMovementLimits.reason.maxLength,
      autoComplete: 'off',
      error: errorOf('reason'),
      ...register('reason', {
        validate: (reason) => kind !== 'ADJUSTED' || reason.trim() !== '' || t('reasonRequired'),
      }),
    },
    location: (name: 'location_id' | 'to_location_id') => ({
      placeholder: t('chooseLocation'),
      error: errorOf(name),
      ...register(name, { validate: (id) => id !== '' || t('locationRequired') }),
    }),
  }
}

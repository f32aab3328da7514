import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { TextField } from '@/shared/ui/text-field'
import { placeOrderText } from '../text'

type QuantityFieldProps = {
  /** The part or bundle. */
  name: string
  quantity: number
  /** Called with a new quantity once the field is left, or by Enter. */
  onStore: (quantity: number) => void
}

/** How many of a line are ordered. Give it the quantity as its key: one that was stored elsewhere replaces what is typed. */
export function QuantityField({ name, quantity, onStore }: QuantityFieldProps) {
  const t = useText(placeOrderText)
  const [typed, setTyped] = useState(String(quantity))
  const entered = readWholeNumber(typed) ?? 0
  const store = () => {
    if (entered > 0 && entered !== quantity) onStore(entered)
  }
  return (
    <TextField
      label={t('pieces')}
      aria-label={t('quantity', { name })}
      error={entered > 0 ? undefined : t('quantityWrong')}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={store}
      onKeyDown={({ key }) => key === 'Enter' && store()}
    />
  )
}

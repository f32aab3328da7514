import type { UseFormRegisterReturn } from 'react-hook-form'
import type { OrderLine } from '@/entities/order'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { TextField } from '@/shared/ui/text-field'
import { receiveOrderText } from '../text'

/** What is typed for each line, in the order of the lines; empty means none. */
type Quantities = { lines: { quantity: string }[] }
type Rule = (typed: string, all: Quantities) => string | true

type QuantityFieldsProps = {
  lines: readonly OrderLine[]
  /** The most that can be entered for a line. */
  limitOf: (line: OrderLine) => number
  labelOf: (line: OrderLine) => string
  /** Whether something has to be entered for at least one line. */
  someRequired?: boolean
  register: (index: number, rules: { validate: Rule }) => UseFormRegisterReturn
  errorOf: (index: number) => string | undefined
}

/** A field for each line of an order. */
export function QuantityFields({ lines, limitOf, labelOf, someRequired, register, errorOf }: QuantityFieldsProps) {
  const t = useText(receiveOrderText)
  const isNone = ({ quantity }: { quantity: string }) => ['', '0'].includes(quantity.trim())
  return lines.map((line, index) => {
    const limit = limitOf(line)
    const validate: Rule = (typed, all) => {
      if (someRequired && index === 0 && all.lines.every(isNone)) return t('nothingChosen')
      const count = typed.trim() === '' ? 0 : readWholeNumber(typed)
      return (count !== undefined && count <= limit) || t('quantityWrong', { most: String(limit) })
    }
    return (
      <TextField
        key={line.id}
        label={labelOf(line)}
        error={errorOf(index)}
        inputMode="numeric"
        autoComplete="off"
        {...register(index, { validate })}
      />
    )
  })
}

/** The lines for which something was entered. */
export const enteredQuantities = (lines: readonly OrderLine[], typed: Quantities['lines']) =>
  lines.flatMap(({ id }, index) => {
    const quantity = readWholeNumber(typed[index]?.quantity ?? '') ?? 0
    return quantity > 0 ? [{ line_id: id, quantity }] : []
  })

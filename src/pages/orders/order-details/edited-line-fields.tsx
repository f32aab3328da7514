import { X } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { IconButton } from '@/shared/ui/icon-button'
import { TextField } from '@/shared/ui/text-field'
import { orderText } from './text'

type EditedLineFieldsProps = {
  name: string
  /** What it costs, in words. */
  price: string
  isRemoved?: boolean
  /** The smallest quantity; 0 removes the line. */
  least: 0 | 1
  error: string | undefined
  register: (rules: { validate: (typed: string) => string | true }) => UseFormRegisterReturn
  onRemove: () => void
}

/** A line whose quantity is changed. */
export function EditedLineFields({
  name,
  price,
  isRemoved = false,
  least,
  error,
  register,
  onRemove,
}: EditedLineFieldsProps) {
  const t = useText(orderText)
  const validate = (typed: string) => (readWholeNumber(typed) ?? -1) >= least || t('atLeast', { least: String(least) })
  return (
    <li className="grid items-end gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_6rem_auto]">
      <div className="min-w-0 self-center wrap-anywhere">
        <p className={isRemoved ? 'font-semibold text-ink-muted line-through' : 'font-semibold'}>{name}</p>
        <p className="figures text-sm text-ink-muted">{isRemoved ? t('lineRemoved') : price}</p>
      </div>
      <div className="flex items-end gap-3 sm:contents">
        <TextField
          label={t('quantityOf', { line: name })}
          hideLabel
          error={error}
          inputMode="numeric"
          autoComplete="off"
          {...register({ validate })}
        />
        <IconButton label={t('removeLine', { line: name })} icon={<X aria-hidden />} onClick={onRemove} />
      </div>
    </li>
  )
}

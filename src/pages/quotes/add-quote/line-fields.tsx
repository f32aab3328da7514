import { X } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { newQuoteLineLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { IconButton } from '@/shared/ui/icon-button'
import { TextField } from '@/shared/ui/text-field'
import { addQuoteText } from './text'

/** A line as it is typed: a part, a bundle, or a description. */
export type AskedLine = { part_id: string; bundle_id: string; name: string; description: string; quantity: string }
type Name = 'description' | 'quantity'

type LineFieldsProps = {
  line: AskedLine
  index: number
  register: (name: Name, rules: { validate: (typed: string) => string | true }) => UseFormRegisterReturn
  errorOf: (name: Name) => string | undefined
  onRemove: () => void
}

export function LineFields({ line, index, register, errorOf, onRemove }: LineFieldsProps) {
  const t = useText(addQuoteText)
  const isFreeText = line.name === ''
  const name = line.name || t('unnamed', { n: String(index + 1) })
  return (
    <li className="grid items-end gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_10rem_auto]">
      {isFreeText ? (
        <TextField
          label={t('description')}
          error={errorOf('description')}
          maxLength={newQuoteLineLimits.description.maxLength}
          {...register('description', { validate: (typed) => typed.trim() !== '' || t('descriptionRequired') })}
        />
      ) : (
        <p className="self-center font-semibold wrap-anywhere">{name}</p>
      )}
      <TextField
        label={t('quantity', { line: name })}
        error={errorOf('quantity')}
        inputMode="numeric"
        autoComplete="off"
        {...register('quantity', { validate: (typed) => (readWholeNumber(typed) ?? 0) > 0 || t('quantityWrong') })}
      />
      <IconButton label={t('remove', { line: name })} icon={<X aria-hidden />} onClick={onRemove} />
    </li>
  )
}

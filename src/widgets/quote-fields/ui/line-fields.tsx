import { X } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { newQuoteLineLimits } from '#contract/platform-limits'
import { useText } from '@/shared/lib/i18n'
import { readWholeNumber } from '@/shared/lib/whole-number'
import { IconButton } from '@/shared/ui/icon-button'
import { TextField } from '@/shared/ui/text-field'
import type { AskedLine } from '../model/asked-line'
import { quoteFieldsText } from '../text'

type LineFieldsProps = { line: AskedLine; index: number; onRemove: () => void }

export function LineFields({ line, index, onRemove }: LineFieldsProps) {
  const t = useText(quoteFieldsText)
  const { register, getFieldState, formState } = useFormContext<{ lines: AskedLine[] }>()
  const errorOf = (name: `lines.${number}` | `lines.${number}.${'description' | 'quantity'}`) =>
    getFieldState(name, formState).error?.message
  const name = line.name || t('unnamed', { n: String(index + 1) })
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_10rem_auto]">
      <div className="col-span-2 self-center wrap-anywhere sm:col-span-1">
        {line.name === '' ? (
          <TextField
            label={t('description')}
            error={errorOf(`lines.${index}.description`)}
            maxLength={newQuoteLineLimits.description.maxLength}
            {...register(`lines.${index}.description`, {
              validate: (typed) => typed.trim() !== '' || t('descriptionRequired'),
            })}
          />
        ) : (
          <>
            <p className="font-semibold">{name}</p>
            {line.problem && <p className="text-sm text-danger-ink">{line.problem}</p>}
          </>
        )}
      </div>
      <TextField
        label={t('pieces')}
        aria-label={t('quantity', { line: name })}
        error={errorOf(`lines.${index}.quantity`) ?? errorOf(`lines.${index}`)}
        inputMode="numeric"
        autoComplete="off"
        {...register(`lines.${index}.quantity`, {
          validate: (typed) => (readWholeNumber(typed) ?? 0) > 0 || t('quantityWrong'),
        })}
      />
      <IconButton label={t('remove', { line: name })} icon={<X aria-hidden />} onClick={onRemove} />
    </li>
  )
}

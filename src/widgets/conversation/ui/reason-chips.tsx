import { useText } from '@/shared/lib/i18n'
import { reasonsIn, toggleReason } from '../lib/reasons'
import { conversationText } from '../text'

const chips = ['chip_figure', 'chip_question', 'chip_page', 'chip_incomplete', 'chip_unclear'] as const

/** The usual reasons, for people in gloves: each press writes one into the text, or takes it out again. */
export function ReasonChips({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) {
  const t = useText(conversationText)
  return (
    <ul aria-label={t('chips')} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip}>
          <button
            type="button"
            aria-pressed={reasonsIn(reason).includes(t(chip))}
            onClick={() => onChange(toggleReason(reason, t(chip)))}
            className="min-h-control rounded-full border border-line bg-surface px-4 text-sm font-medium hover:bg-hover aria-pressed:border-ink aria-pressed:bg-accent-soft"
          >
            {t(chip)}
          </button>
        </li>
      ))}
    </ul>
  )
}

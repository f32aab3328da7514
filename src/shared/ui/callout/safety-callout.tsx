import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { uiText } from '../text'

/** The signal words of a manual, from the gravest down. */
export type SafetyLevel = 'danger' | 'warning' | 'caution' | 'notice'

const levels = {
  danger: {
    surface: 'border-danger-ink bg-danger-surface',
    ink: 'text-danger-ink',
    Icon: OctagonAlert,
    word: 'signalDanger',
  },
  warning: {
    surface: 'border-caution-ink bg-caution-surface',
    ink: 'text-caution-ink',
    Icon: TriangleAlert,
    word: 'signalWarning',
  },
  caution: {
    surface: 'border-warning-ink bg-warning-surface',
    ink: 'text-warning-ink',
    Icon: TriangleAlert,
    word: 'signalCaution',
  },
  notice: { surface: 'border-info-ink bg-info-surface', ink: 'text-info-ink', Icon: Info, word: 'signalNotice' },
} as const

/** A safety text as the manual has it, after its signal word in the reader's language. */
export function SafetyCallout({ level, children }: { level: SafetyLevel; children: ReactNode }) {
  const t = useText(uiText)
  const { surface, ink, Icon, word } = levels[level]
  return (
    <div role="note" className={cx('flex break-inside-avoid gap-3 rounded-md border border-l-4 px-4 py-3', surface)}>
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 wrap-anywhere">
        <strong className={cx('mr-2 tracking-wide', ink)}>{t(word)}</strong>
        {children}
      </div>
    </div>
  )
}

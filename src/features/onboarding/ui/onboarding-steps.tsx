import { Check } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'
import { useText } from '@/shared/lib/i18n'
import { onboardingText } from '../text'

const steps = [
  { status: 'CHANGE_PASSWORD', name: 'password' },
  { status: 'COMPLETE_PROFILE', name: 'profile' },
] as const

/** The screens of the onboarding in their order; the payments of a dealership are a banner later. */
export function OnboardingSteps({ current }: { current: (typeof steps)[number]['status'] }) {
  const t = useText(onboardingText)
  const at = steps.findIndex(({ status }) => status === current)
  return (
    <ol aria-label={t('steps')} className="grid grid-cols-2 gap-3">
      {steps.map(({ name }, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2 border-t-4 pt-2 text-sm',
            index <= at ? 'border-ink' : 'border-line',
            index === at ? 'font-semibold' : 'text-ink-muted',
          )}
        >
          {index < at ? <Check aria-hidden className="size-4 shrink-0" /> : <span>{index + 1}</span>}
          {t(name)}
          {index < at && <span className="sr-only">, {t('stepDone')}</span>}
        </li>
      ))}
    </ol>
  )
}

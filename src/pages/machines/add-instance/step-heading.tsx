import { useEffect, useRef } from 'react'
import { useText } from '@/shared/lib/i18n'
import { type AddStep, addSteps } from './steps'
import { addInstanceText } from './text'

/** Where one is on the way; takes the focus when the step changes, so that it is read out. */
export function StepHeading({ step }: { step: AddStep }) {
  const t = useText(addInstanceText)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
      {t('step', { n: addSteps.indexOf(step) + 1, of: addSteps.length, name: t(step) })}
    </h2>
  )
}

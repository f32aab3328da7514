import { machineInstanceText, useMeter } from '@/entities/machine-instance'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { Button } from '@/shared/ui/button'
import type { AddStep } from './steps'
import { addInstanceText } from './text'
import type { AddForm } from './use-add-form'

type CheckStepProps = {
  form: AddForm
  machine: string
  /** Where it is one of the things that were asked. */
  owner: string | undefined
  onStep: (step: AddStep) => void
}

/** Everything that was entered, each with a link back to its step. */
export function CheckStep({ form, machine, owner, onStep }: CheckStepProps) {
  const t = useText(addInstanceText)
  const words = useText(machineInstanceText)
  const day = useDay()
  const meter = useMeter()
  const { serial_number, name, location, unit, hours, in_service_on } = form.getValues()
  const first = readFigure(hours)
  const entered: { step: AddStep; name: string; value: string }[] = [
    ...(owner === undefined ? [] : [{ step: 'model' as const, name: t('operator'), value: owner }]),
    { step: 'model', name: t('model'), value: machine },
    { step: 'serial', name: t('serial'), value: serial_number.trim() },
    { step: 'details', name: t('name'), value: name },
    { step: 'details', name: t('place'), value: location },
    { step: 'details', name: t('unit'), value: words(unit) },
    { step: 'details', name: t('hours'), value: first === undefined ? '' : meter(first, unit) },
    { step: 'details', name: t('inServiceOn'), value: in_service_on && day(in_service_on) },
  ]
  return (
    <dl className="divide-y divide-line">
      {entered.map(({ step, name: what, value }) => (
        <div key={what} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2">
          <dt className="text-sm text-ink-muted">{what}</dt>
          <dd className="figures col-start-1 min-w-0 wrap-anywhere">{value || t('none')}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <Button variant="quiet" aria-label={t('changeNamed', { step: what })} onClick={() => onStep(step)}>
              {t('change')}
            </Button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

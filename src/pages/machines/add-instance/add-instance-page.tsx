import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Machine } from '@/entities/machine'
import { useOpenInstance } from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { Callout } from '@/shared/ui/callout'
import { PageHeader } from '@/shared/ui/page-header'
import { CheckStep } from './check-step'
import { DetailsStep } from './details-step'
import { ModelStep } from './model-step'
import { addInstanceRoute } from './route'
import { SerialStep } from './serial-step'
import { type AddStep, addSteps, fieldsOfStep, reachable, stepAfter, stepBefore } from './steps'
import { addInstanceText } from './text'
import { useAddForm } from './use-add-form'
import { useOwners } from './use-owners'

type AddInstancePageProps = {
  /** Where one is on the way; lives in the address, so that the browser's Back is the way's. */
  step: AddStep
  onStep: (step: AddStep) => void
  /** The owner of the new machine, where that is known already. */
  organizationId: string | undefined
  onAdded: (instanceId: string) => void
  onCancel: () => void
}

/** Model, serial number, name and hours, check: one thing at a time, and what was typed survives Back. */
export function AddInstancePage({ step: asked, onStep, organizationId, onAdded, onCancel }: AddInstancePageProps) {
  const t = useText(addInstanceText)
  usePageTitle(t('title'))
  const user = useUser()
  const owners = useOwners(user)
  const [machine, setMachine] = useState<Machine>()
  const form = useAddForm(owners ? (organizationId ?? '') : (user.organization?.id ?? ''), onStep, onAdded)
  const step = reachable(asked, form.watch())
  const before = stepBefore(step)

  async function goOn(event: FormEvent) {
    event.preventDefault()
    if (step === 'check') return form.submit(event)
    if (await form.trigger(fieldsOfStep(step), { shouldFocus: true })) onStep(stepAfter(step))
  }

  return (
    <div className="max-w-160">
      <PageHeader title={t('title')} />
      <form noValidate onSubmit={(event) => void goOn(event)} className="grid gap-5">
        <StepHeading step={step} />
        {form.failure && (
          <Callout tone="danger" announce>
            {form.failure}
          </Callout>
        )}
        {step === 'model' && <ModelStep form={form} owners={owners} machine={machine} onMachine={setMachine} />}
        {step === 'serial' && <SerialStep form={form} />}
        {step === 'details' && <DetailsStep form={form} />}
        {step === 'check' && (
          <CheckStep
            form={form}
            machine={machine?.name ?? ''}
            owner={owners?.find(({ value }) => value === form.getValues('organization_id'))?.label}
            onStep={onStep}
          />
        )}
        <div className="flex gap-2 max-sm:sticky max-sm:bottom-0 max-sm:bg-canvas max-sm:py-3 max-sm:*:grow">
          {before ? (
            <Button onClick={() => onStep(before)} disabled={form.isPending}>
              {t('back')}
            </Button>
          ) : (
            <Button onClick={onCancel}>{t('cancel')}</Button>
          )}
          <Button type="submit" variant="primary" pending={form.isPending}>
            {step === 'check' ? t('save') : t('next')}
          </Button>
        </div>
      </form>
    </div>
  )
}

export function AddInstanceScreen() {
  const { search, changeSearch } = useRouteSearch(addInstanceRoute)
  const navigate = useNavigate()
  return (
    <AddInstancePage
      step={search.step ?? 'model'}
      onStep={(step) => changeSearch({ step: step === 'model' ? undefined : step }, 'push')}
      organizationId={search.organization_id}
      onAdded={useOpenInstance()}
      onCancel={() => void navigate({ to: '/machine-instances', search: {} })}
    />
  )
}

/** Where one is on the way; takes the focus when the step changes, so that it is read out. */
function StepHeading({ step }: { step: AddStep }) {
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

import { useActorRef, useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type AnyEventObject, type InspectionEvent, isMachineSnapshot } from 'xstate'
import { Button } from '@/shared/ui/button'
import { activeStates, type ChartTransition, chartOf, chartTransitions, eventName } from './chart'
import { ChartDrawing } from './chart-drawing'
import { ChartText } from './chart-text'
import type { StateChartProps } from './state-chart'

type Step = { id: number; event: string; states: string }

export function RunningChart({
  machine,
  events,
  provide,
  input,
  onRestart,
}: StateChartProps & { onRestart: () => void }) {
  const [steps, setSteps] = useState<Step[]>([])
  const [last, setLast] = useState<ChartTransition[]>([])
  const provided = useMemo(() => machine.provide(provide ?? {}), [machine, provide])
  const chart = useMemo(() => chartOf(machine), [machine])

  function inspect(inspected: InspectionEvent) {
    if (inspected.type !== '@xstate.snapshot' && inspected.type !== '@xstate.microstep') return
    const { snapshot, event } = inspected
    if (!isMachineSnapshot(snapshot) || snapshot.machine.id !== machine.id) return
    if (inspected.type === '@xstate.microstep') {
      const taken = inspected._transitions.flatMap(chartTransitions)
      if (taken.length > 0) setLast(taken)
      return
    }
    const states = active(machine.root, snapshot.value)
    setSteps((before) => [...before, { id: before.length + 1, event: eventName(event.type), states }])
  }
  const actor = useActorRef(provided, { input, inspect })
  const snapshot = useSelector(actor, (current) => current)
  const activeIds = useMemo(() => activeStates(machine.root, snapshot.value), [machine, snapshot.value])

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p role="status">
          Current state: <strong>{active(machine.root, snapshot.value)}</strong>
        </p>
        <Button size="sm" variant="quiet" icon={<RotateCcw aria-hidden />} onClick={onRestart}>
          Start again
        </Button>
      </div>
      <section aria-label="Events" className="flex flex-wrap gap-2">
        {events.map((event) => (
          <EventButton
            key={JSON.stringify(event)}
            event={event}
            possible={snapshot.can(event)}
            onSend={() => actor.send(event)}
          />
        ))}
      </section>
      <ChartDrawing chart={chart} active={activeIds} last={last} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <section aria-labelledby="state-chart-log">
          <h2 id="state-chart-log" className="font-semibold">
            Transitions
          </h2>
          <ol className="figures mt-1 list-decimal pl-8 text-sm wrap-anywhere">
            {steps.map((step) => (
              <li key={step.id}>
                {step.event} → {step.states}
              </li>
            ))}
          </ol>
        </section>
        <ChartText chart={chart} active={activeIds} />
      </div>
    </div>
  )
}

function EventButton({ event, possible, onSend }: { event: AnyEventObject; possible: boolean; onSend: () => void }) {
  const { type, ...payload } = event
  const example = Object.keys(payload).length > 0 ? JSON.stringify(payload) : ''
  return (
    <Button size="sm" disabled={!possible} onClick={onSend} title={example || undefined}>
      {type}
      {example && <span className="max-w-40 truncate font-normal text-ink-muted">{example}</span>}
    </Button>
  )
}

function active(...[root, value]: Parameters<typeof activeStates>): string {
  const ids = activeStates(root, value)
  const innermost = ids.filter((id) => !ids.some((other) => other.startsWith(`${id}.`)))
  return innermost.map((id) => id.slice(root.id.length + 1)).join(', ')
}

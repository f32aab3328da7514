import { useActorRef, useSelector } from '@xstate/react'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type AnyEventObject, isMachineSnapshot } from 'xstate'
import { Button } from '@/shared/ui/button'
import { activeStates, chartOf, eventName } from './chart'
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
  const provided = useMemo(() => machine.provide(provide ?? {}), [machine, provide])
  const chart = useMemo(() => chartOf(machine), [machine])

  const actor = useActorRef(provided, {
    input,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return
      if (inspected.snapshot.machine.id !== machine.id) return
      const { event } = inspected
      const states = active(machine.root, inspected.snapshot.value)
      setSteps((before) => [...before, { id: before.length + 1, event: eventName(event.type), states }])
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const activeIds = useMemo(() => activeStates(machine.root, snapshot.value), [machine, snapshot.value])

  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_20rem]">
      <div className="grid min-w-0 content-start gap-4">
        <ChartDrawing chart={chart} active={activeIds} />
        <ChartText chart={chart} active={activeIds} />
      </div>
      <div className="grid content-start gap-4">
        <p role="status">
          Current state: <strong>{active(machine.root, snapshot.value)}</strong>
        </p>
        <section aria-label="Events" className="grid gap-2">
          {events.map((event) => (
            <EventButton
              key={JSON.stringify(event)}
              event={event}
              possible={snapshot.can(event)}
              onSend={() => actor.send(event)}
            />
          ))}
          <Button variant="quiet" icon={<RotateCcw aria-hidden />} onClick={onRestart}>
            Start again
          </Button>
        </section>
        <section aria-labelledby="state-chart-log">
          <h2 id="state-chart-log" className="font-semibold">
            Transitions
          </h2>
          <ol className="figures mt-1 list-decimal pl-8 text-sm">
            {steps.map((step) => (
              <li key={step.id}>
                {step.event} → {step.states}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}

function EventButton({ event, possible, onSend }: { event: AnyEventObject; possible: boolean; onSend: () => void }) {
  const { type, ...payload } = event
  const example = Object.keys(payload).length > 0 ? JSON.stringify(payload) : ''
  return (
    <Button full disabled={!possible} onClick={onSend} title={example || undefined}>
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

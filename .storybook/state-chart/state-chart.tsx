import { useState } from 'react'
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { RunningChart } from './running-chart'

export type StateChartProps = {
  machine: AnyStateMachine
  /** One button each, with the payload as given; several of one type show several cases. */
  events: readonly AnyEventObject[]
  /** The actors, guards and actions that the machine leaves to its surroundings, as in `machine.provide`. */
  provide?: Parameters<AnyStateMachine['provide']>[0]
  input?: unknown
}

/** A machine's states and transitions, drawn from its definition and running: events by button, the state marked live. */
export function StateChart(props: StateChartProps) {
  const [run, setRun] = useState(1)
  return <RunningChart key={run} {...props} onRestart={() => setRun(run + 1)} />
}

import { type Day, earliest } from '../../../domain/day'
import { isDue, type MaintenanceStatus, type TaskState, worst } from '../tasks/task-state'

/** What a list of machines shows of their tasks. */
export interface MachineSummary {
  /** The worst of its tasks. */
  status: MaintenanceStatus
  /** The task that falls due next, by forecast: that day, and where its intervals in hours and in days end. */
  next: { taskId: string; on: Day | null; total: number | null; dueOn: Day | null } | undefined
  /** The first day that may change something without a reading. */
  nextEvaluationOn: Day | null
}

const never = '9999-12-31'

export function summaryOf(tasks: readonly { id: string; state: TaskState }[]): MachineSummary {
  // On the same day, what is due precedes what is only expected, so that a due machine names a due task.
  const [first] = tasks
    .filter(({ state }) => state.forecastOn !== null || state.remainingTotal !== null)
    .toSorted(
      ({ state: one }, { state: other }) =>
        (one.forecastOn ?? never).localeCompare(other.forecastOn ?? never) ||
        Number(isDue(other.status)) - Number(isDue(one.status)) ||
        (one.remainingTotal ?? Infinity) - (other.remainingTotal ?? Infinity) ||
        0,
    )
  return {
    status: worst(tasks.map(({ state }) => state.status)),
    next: first && {
      taskId: first.id,
      on: first.state.forecastOn,
      total: first.state.dueTotal,
      dueOn: first.state.dueOn,
    },
    nextEvaluationOn: earliest(...tasks.map(({ state }) => state.changesOn)),
  }
}

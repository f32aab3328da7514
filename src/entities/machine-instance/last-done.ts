import { useText } from '@/shared/lib/i18n'
import { readFigure } from '@/shared/lib/meter-figure'
import { useDayCheck } from '@/shared/ui/date-field'
import type { InstanceTask } from './machine-instance'
import { machineInstanceText } from './text'

/** When a task was last done, as it is typed; both empty where that is unknown. */
export type LastDoneValues = { done_on: string; hours: string }

export const noLastDone: LastDoneValues = { done_on: '', hours: '' }

/** What is sent of it: nothing where neither was entered, and the task is new then. */
export function lastDoneOf({ done_on, hours }: LastDoneValues = noLastDone): Pick<InstanceTask, 'last_done'> {
  const figure = readFigure(hours)
  if (!done_on && figure === undefined) return {}
  return { last_done: { ...(done_on && { done_on }), ...(figure !== undefined && { hours: figure }) } }
}

/** What is wrong with what was typed: true where nothing is, as a form's `validate` has it. */
export function useLastDoneRules() {
  const t = useText(machineInstanceText)
  return {
    hours: (typed: string) => typed.trim() === '' || readFigure(typed) !== undefined || t('lastDoneFigureWrong'),
    doneOn: useDayCheck(),
  }
}

import type { Slots } from '../words/slots'

/** Whether a question is about maintenance, whichever word it has for it. */
export const isMaintenance = ({ marks, named }: Slots): boolean =>
  marks.has('maintenance') || marks.has('plan') || (marks.has('doneVerbs') && !named.has('hours'))

/** Whether maintenance is meant that is due or that was done; undefined for maintenance in general, which manuals explain. */
export function chooseMaintenance({
  named,
  marks,
  asked,
  states,
  names,
  period,
}: Slots): 'due' | 'done' | 'machines' | undefined {
  const isDue = named.has('due') || states.some((state) => state === 'overdue' || state === 'due' || state === 'soon')
  // "Where is the loader that is overdue"
  if (isDue && asked.has('where')) return 'machines'
  if (isDue) return 'due'
  if (named.has('done')) return 'done'
  if (marks.has('remaining') && named.has('hours')) return 'due'
  if (asked.has('next')) return 'due'
  if (marks.has('past') || asked.has('last')) return 'done'
  if (!marks.has('maintenance') && !marks.has('plan')) return undefined
  if (states.includes('open')) return 'due'
  const isOnes = marks.has('own') || marks.has('fleet') || names.length > 0 || period !== undefined
  return isOnes ? 'due' : undefined
}

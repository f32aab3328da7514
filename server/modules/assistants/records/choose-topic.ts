import { type Topic, topics } from './record-question'
import type { Slots } from './slots'
import { topicOfState } from './topic-states'

const salesAndPapers = topics.slice(0, topics.indexOf('due'))

/** What a question is about: the first topic that it names, or else one that its other words suggest. */
export function chooseTopic(slots: Slots): Topic | undefined {
  const { named, hinted, number, states, names, marks, asked } = slots
  if (hinted.has('messages') && [...named].every((topic) => topic === 'orders' || topic === 'machines'))
    return 'messages'
  const sales = salesAndPapers.find((topic) => named.has(topic))
  if (sales) return sales
  if (number) return number.topic
  if (named.has('due') || named.has('done') || isMaintenance(slots)) return chooseMaintenance(slots)
  const other = topics.find((topic) => named.has(topic))
  // "What did the fleet run?"
  if (other === 'machines' && hinted.has('hours') && slots.period) return 'hours'
  if (other) return other
  const hint = topics.find((topic) => hinted.has(topic))
  if (hint) return hint
  const ofState = states.map((state) => topicOfState[state]).find((topic) => topic !== undefined)
  if (ofState) return ofState
  const isOfMachines = marks.has('fleet') || names.some(({ rank }) => rank !== 'organization')
  if (isOfMachines) return asked.has('next') ? 'due' : 'machines'
  // "What is Ridgeline waiting for?"
  const isOfOrganization = names.length > 0 && (states.length > 0 || marks.has('remaining') || asked.size > 0)
  return isOfOrganization && slots.unknown.length === 0 ? 'orders' : undefined
}

const isMaintenance = ({ marks, named }: Slots): boolean =>
  marks.has('maintenance') || (marks.has('doneVerbs') && !named.has('hours'))

/** Whether maintenance is meant that is due or that was done; undefined for maintenance in general, which manuals explain. */
function chooseMaintenance({ named, marks, asked, states, names, period }: Slots): 'due' | 'done' | undefined {
  const isDue = named.has('due') || states.some((state) => state === 'overdue' || state === 'due' || state === 'soon')
  if (isDue) return 'due'
  if (named.has('done')) return 'done'
  if (marks.has('remaining') && named.has('hours')) return 'due'
  if (asked.has('next')) return 'due'
  if (marks.has('past') || asked.has('last')) return 'done'
  if (!marks.has('maintenance')) return undefined
  if (states.includes('open')) return 'due'
  const isOnes = marks.has('own') || marks.has('fleet') || names.length > 0 || period !== undefined
  return isOnes ? 'due' : undefined
}

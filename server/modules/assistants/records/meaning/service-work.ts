import { isPart } from '../follow-up/what-goes-in'
import { namesMachine, type Slots } from '../words/slots'

/** What is done in a service as it is planned: "what is done in", "qué se hace en", "what does it include". */
const ofWork: readonly RegExp[] = [
  /^(?:and )?(?:what|whats|which)\b.*\b(?:done|do|consists? of|includes?|involves?|covers?|comprises?)\b/,
  /^(?:y )?(?:en )?(?:que|cual(?:es)?)\b.*\b(?:se (?:l[aeo]s? )?(?:hacen?|realizan?|revisan?|cambian?)|hacer(?:le|les)?|hacemos|consisten?|consta|incluyen?|comprenden?|abarcan?)\b/,
]

/** What was done is in the book, and what is due is said of the machine. */
const ofPast =
  /\b(?:was|were|did|has been|have been|had|last|hizo|hicieron|hicimos|ultim[oa]s?|due|overdue|toca|vencid[oa])\b/

/** Whether it is asked what a service of a machine consists of: its task in the schedule says so. */
export function asksForServiceWork(slots: Slots): boolean {
  const { tokens, marks, names, unknown, number, period } = slots
  const text = tokens.map(({ word }) => word).join(' ')
  const isNamed = marks.has('maintenance') && !marks.has('needed') && unknown.length > 0 && namesMachine({ names })
  if (!isNamed || number || period || ofPast.test(text) || tokens.some(isPart)) return false
  return ofWork.some((one) => one.test(text))
}

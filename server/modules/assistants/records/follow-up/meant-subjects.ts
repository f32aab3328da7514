import type { RecordQuestion, Subject } from '../record-question'
import type { Slots } from '../words/slots'

const isOneMachine = ({ instanceIds }: Subject): boolean => instanceIds?.length === 1

/** Whose records a follow-up means that names none: "them" are all machines that were asked about one by one. */
export function meantSubjects({ subjects, passed }: RecordQuestion, { marks, asked }: Slots): readonly Subject[] {
  const isCompared = asked.has('largest') || asked.has('smallest')
  if (!(marks.has('meansSeveral') || isCompared) || !subjects.every(isOneMachine)) return subjects
  const all = [...passed.filter(isOneMachine), ...subjects]
  return [...new Map(all.map((one) => [one.instanceIds?.[0], one])).values()]
}

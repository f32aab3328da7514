import { type Field, isGeneral } from '../../../../record-tools/fields'
import type { State, Topic } from '../record-question'
import { choosesOne, type Slots } from '../words/slots'

/** Things that happen to records, whose words also say which records are meant: "orders placed in May". */
const happenings: ReadonlySet<Field> = new Set([
  ...(['placed', 'requested', 'reviewed', 'sent', 'opened', 'accepted', 'declined', 'revised', 'withdrawn'] as const),
  ...(['expired', 'picked', 'shipped', 'delivered', 'edited', 'cancelled', 'paid', 'failed', 'refunded'] as const),
  ...(['disputed', 'answered', 'returned', 'completed'] as const),
])

/** Words by which records are chosen, unless one is chosen already: "quotes expiring in May", "paid by card". */
const choosing: ReadonlySet<Field> = new Set(['validity', 'order', 'card', 'due_date'])

const ofState: Partial<Record<State, Field>> = {
  on_its_way: 'shipped',
  partly_shipped: 'shipped',
  to_ship: 'picked',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  returned: 'returned',
  refunded: 'refunded',
  disputed: 'disputed',
  paid: 'paid',
  accepted: 'accepted',
  declined: 'declined',
  declined_by_us: 'declined',
  declined_by_them: 'declined',
  withdrawn: 'withdrawn',
  to_revise: 'revised',
  answered: 'sent',
  scheduled: 'scheduled',
}

/**
 * What a question asks of the records; what happened to them only with who, when or why.
 * @param isOfOne whether the question before it has chosen a single record
 */
export function detailsOf(slots: Slots, topic: Topic, isOfOne = false): readonly Field[] {
  const fields = allFields(slots, isOfOne)
  const own = ofTopic[topic]
  const isOther = fields.some((one) => one === 'reason' || (one !== own && !isGeneral(one)))
  return isOther ? fields.filter((one) => one !== own) : fields
}

/** "Pago" and "refund" name their records; beside another field they ask for nothing. */
const ofTopic: Partial<Record<Topic, Field>> = {
  payments: 'paid',
  refunds: 'refunded',
  disputes: 'disputed',
  returns: 'returned',
}

function allFields(slots: Slots, isOfOne: boolean): readonly Field[] {
  const { asked, details: fields, states, tokens } = slots
  const isWho = tokens.some(({ word }) => /^(?:who|whom|quien|quienes)$/.test(word))
  const questions: Field[] = [
    ...(isWho ? (['who'] as const) : []),
    ...(asked.has('when') ? (['when'] as const) : []),
    ...(fields.includes('reason') ? (['reason'] as const) : []),
  ]
  const isWhere = asked.has('where') || tokens.some(({ word }) => /^(?:where|a?donde)$/.test(word))
  if (isWhere && !fields.includes('tracking'))
    return [...fields.filter((one) => !happenings.has(one)), isGoing(slots) ? 'address' : 'where']
  const isOfEvent = questions.length > 0
  const happened = [...fields.filter((one) => happenings.has(one)), ...states.flatMap((one) => ofState[one] ?? [])]
  const isChosen = isOfOne || isOfEvent || slots.number !== undefined || choosesOne(slots)
  const named = fields.filter(
    (one) => !happenings.has(one) && !questions.includes(one) && (isChosen || !choosing.has(one)),
  )
  return [...new Set([...named, ...(isOfEvent ? happened : []), ...questions])]
}

/** "Where does it go", as opposed to where it is. */
const isGoing = ({ tokens }: Slots): boolean => tokens.some(({ word }) => goes.test(word))

const goes =
  /^(?:go|goes|going|ship(?:ped|s)?|sen[dt]|deliver(?:ed|y)?|va|van|iba|envia[nr]?|envi[oa]ron|enviado|manda[nr]?|mandaron|mandado|entrega[nr]?|entregado|entregaron)$/

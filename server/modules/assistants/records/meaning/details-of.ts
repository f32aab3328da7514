import { type Field, isGeneral, isHappening } from '../../../../record-tools/fields'
import { isSales, type State, type Topic } from '../record-question'
import { choosesOne, type Slots } from '../words/slots'
import { asksForPrice } from './asks-for-part'
import { asksWhether } from './asks-whether'
import { asksForFailedPayment } from './failed-payment'
import { asksForServiceWork } from './service-work'
import { statesOf } from './topic-states'

/** Of one record, what of it is still to come. */
const isToCome: ReadonlySet<State> = new Set(['to_pick', 'to_ship', 'backordered'])

/** Words by which records are chosen, unless one is chosen already: "quotes expiring in May", "paid by card". */
const choosing: ReadonlySet<Field> = new Set(['validity', 'order', 'card', 'due_date', 'rest', 'status', 'number'])

const ofState: Partial<Record<State, Field>> = {
  on_its_way: 'shipped',
  partly_shipped: 'shipped',
  to_pick: 'picked',
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
  if (topic === 'stock') return detailsOfPart(slots)
  if (topic === 'due' && asksForServiceWork(slots)) return ['lines']
  if (topic === 'orders' && !slots.number && asksForFailedPayment(slots)) return ['failed']
  const own = ofTopic[topic]
  const fields = allFields(slots, isOfOne, own).filter(
    (one) => !isNameOf(one, slots, topic) && (one !== 'lines' || hasLines(topic)),
  )
  const isOther = fields.some((one) => one === 'reason' || (one !== own && !isGeneral(one)))
  const asked = isOther ? fields.filter((one) => one !== own) : fields
  // What is in a parcel is said of each.
  return asked.includes('tracking') ? asked.filter((one) => one !== 'lines') : asked
}

/** "Invoice number INV-42" and "what machines" name the records. */
const isNameOf = (field: Field, { number }: Slots, topic: Topic): boolean =>
  (field === 'number' && number?.topic === topic) || (field === 'machine' && topic === 'machines')

/** "What is on the clock" asks for no lines. */
const hasLines = (topic: Topic): boolean => isSales.has(topic) || topic === 'messages'

/** How many there are, what one costs, or what replaces it; nothing for all that is known of a part. */
function detailsOfPart(slots: Slots): readonly Field[] {
  const { tokens, asked, details, marks, hinted, named, topicWords, place, states } = slots
  if (details.includes('core_charge')) return ['core_charge']
  const isOfLevel = states.some((state) => statesOf('stock_levels').has(state))
  if (marks.has('partFields') || isOfLevel || topicWords.some((word) => isOfReordering.test(word))) return []
  if (marks.has('replacement')) return ['replacement']
  const isAtPrice = /(?:^| )a (?:cuanto|como|que precio) /.test(tokens.map(({ word }) => word).join(' '))
  const isPrice =
    isAtPrice ||
    details.includes('price') ||
    asked.has('sum') ||
    hinted.has('spending') ||
    named.has('spending') ||
    asksForPrice(slots)
  const isStock =
    asked.has('count') ||
    asked.has('where') ||
    place !== undefined ||
    hinted.has('stock') ||
    (marks.has('possession') && !isPrice) ||
    topicWords.some((word) => isOfStock.test(word))
  return [...(isStock ? (['stock'] as const) : []), ...(isPrice ? (['price'] as const) : [])]
}

const isOfReordering = /order|restock|minimum|repo|reorden|minimo|mínimo|punto de pedido|nivel de pedido|low|list/i
const isOfStock = /stock|hand|shel|estante|store|inventory|existencia|almac|inventario/i

/** "Pago" and "refund" name their records; beside another field they ask for nothing. */
const ofTopic: Partial<Record<Topic, Field>> = {
  payments: 'paid',
  refunds: 'refunded',
  disputes: 'disputed',
  returns: 'returned',
}

function allFields(slots: Slots, isOfOne: boolean, own: Field | undefined): readonly Field[] {
  const { asked, details: fields, states, tokens, detailWords, topicWords } = slots
  const isWho = tokens.some(({ word }) => /^(?:who|whom|quien|quienes)$/.test(word))
  const questions: Field[] = [
    ...(isWho ? (['who'] as const) : []),
    ...(asked.has('when') ? (['when'] as const) : []),
    ...(fields.includes('reason') ? (['reason'] as const) : []),
  ]
  const isWhere = asked.has('where') || tokens.some(({ word }) => /^(?:where|a?donde)$/.test(word))
  if (isWhere && !fields.includes('tracking'))
    return [...fields.filter((one) => !isHappening(one)), isGoing(slots) ? 'address' : 'where']
  const isOfEvent = questions.length > 0
  // "Why didn't my card go through"
  const failed: Field[] = fields.includes('reason') && fields.includes('paid') ? ['failed'] : []
  const happened = [
    ...failed,
    ...fields.filter((one) => isHappening(one)),
    ...states.flatMap((one) => ofState[one] ?? []),
  ]
  const isSingle = isOfOne || slots.number !== undefined || choosesOne(slots)
  const isChosen = isSingle || isOfEvent
  // "Is it paid": of one record, what happened to it; its own name is no happening.
  const isNoun = own !== 'paid' || detailWords.some((word) => topicWords.includes(word))
  const whether = isSingle && asksWhether(slots) ? happened.filter((one) => one !== own || !isNoun) : []
  const named = fields.filter(
    (one) =>
      !isHappening(one) &&
      !questions.includes(one) &&
      (isChosen || !choosing.has(one)) &&
      !(failed.length > 0 && one === 'card'),
  )
  const rest: Field[] = isSingle && !isOfEvent && states.some((one) => isToCome.has(one)) ? ['rest'] : []
  // "What did they want changed" asks for the change.
  const changes = fields.filter((one) => one === 'revised' && asked.has('which'))
  return [...new Set([...named, ...changes, ...rest, ...(isOfEvent ? happened : whether), ...questions])]
}

/** "Where does it go", as opposed to where it is. */
const isGoing = ({ tokens }: Slots): boolean => tokens.some(({ word }) => goes.test(word))

const goes =
  /^(?:go|goes|going|ship(?:ped|s)?|sen[dt]|deliver(?:ed|y)?|va|van|iba|envia[nr]?|envi[oa]ron|enviado|manda[nr]?|mandaron|mandado|entrega[nr]?|entregado|entregaron)$/

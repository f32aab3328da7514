import type { OrganizationField } from '../../../../record-tools/organization-field'
import type { Topic } from '../record-question'
import { namesMachine, namesOrganization, type Slots } from '../words/slots'

/** Topics whose records are organizations. */
export const isOfOrganizations: ReadonlySet<Topic> = new Set([
  'organization',
  'own_organization',
  'organizations',
  'dealerships',
  'customers',
])

/** What of an organization is asked for, by a word for it or by the way of asking. */
export function fieldsOf(slots: Slots): readonly OrganizationField[] {
  const { fields } = slots
  const inferred = inferredField(slots)
  return inferred && !fields.has(inferred) ? [...fields, inferred] : [...fields]
}

function inferredField(slots: Slots): OrganizationField | undefined {
  if (asksHowPaid(slots)) return 'terms'
  const { asked, tokens, hinted, named, states, unknown, period, marks, number } = slots
  const isBare = hinted.size === 0 && states.length === 0 && unknown.length === 0 && !period && !number
  if (!namesOrganization(slots) || namesMachine(slots) || !isBare || marks.has('past')) return undefined
  const has = (pattern: RegExp) => tokens.some(({ word }) => pattern.test(word))
  // "Since when is Ridgeline a customer"
  const isOnlyOfCustomers = [...named].every((topic) => topic === 'customers')
  if (asked.has('when') && isOnlyOfCustomers && has(/^(?:customers?|clients?|clientes?)$/)) return 'since'
  if (named.size > 0 || marks.has('maintenance')) return undefined
  // "Where is Ridgeline"
  if (asked.size === 1 && asked.has('where')) return 'address'
  // "What does Northfield do", "who is Northfield"
  const isWhat = asked.size === 1 && (asked.has('which') || asked.has('who'))
  return isWhat && (has(/^(?:dedica|dedican)$/) || isLastVerb(tokens)) ? 'description' : undefined
}

const isLastVerb = (tokens: Slots['tokens']): boolean => {
  const [last, first] = [tokens.at(-1)?.word ?? '', tokens[1]?.word ?? '']
  return (
    /^(?:do|hace|hacen)$/.test(last) ||
    (/^(?:is|es|are|son)$/.test(first) && tokens[0]?.word.startsWith('who')) ||
    tokens[0]?.word === 'quien'
  )
}

/** Whether the way is asked in which somebody pays, not what was paid. */
function asksHowPaid(slots: Slots): boolean {
  const { marks, fields, named, hinted, asked, period, number, amount, unknown, tokens, names } = slots
  if (period || number || amount || asked.has('sum') || asked.has('last') || asked.has('first')) return false
  if (marks.has('past') || marks.has('possession') || namesMachine({ names })) return false
  // "Which customers buy on account"
  const isSuggested = (topic: Topic) => topic === 'spending' || (topic === 'orders' && marks.has('account'))
  if (![...hinted].every(isSuggested)) return false
  const isPossible = tokens.some(({ word }) => isModal.test(word))
  // "Who can order on account"
  const isNamed = (topic: Topic) =>
    topic === 'customers' || topic === 'payments' || (topic === 'orders' && isPossible && marks.has('account'))
  if (![...named].every(isNamed)) return false
  const isWord = marks.has('account') || fields.has('terms')
  const isManner =
    tokens.some(({ word }) => word === 'how' || word === 'como') && (hinted.has('spending') || named.has('payments'))
  if (!isWord && !isManner && !(marks.has('card') && hinted.has('spending'))) return false
  if (namesOrganization(slots)) return true
  return (
    isWord &&
    unknown.every(({ word }) => isDenial.test(word) || isModal.test(word)) &&
    (asked.has('who') || asked.has('which') || namesCustomers(slots) || marks.has('own'))
  )
}

/** "May buy on account" */
const isModal = /^(?:may|can|could|allowed|able|permitted|eligible|puede|pueden|podrian|permitido)$/

const isDenial = /^(?:not|dont|doesnt|isnt|arent|cant|cannot|no|sin)$/

/** "Which customer has not ordered" */
export const namesCustomers = ({ by, named, marks, tokens }: Slots): boolean =>
  by === 'customer' ||
  named.has('customers') ||
  marks.has('others') ||
  tokens.some(({ word }) => /^(?:customers?|clients?|clientes?|companies|empresas?|buyers?|compradores)$/.test(word))

/** How those pay who are asked for: "who pays on account", "which customers do not". */
export function paymentAsked(slots: Slots): 'account' | 'card' | undefined {
  if (!asksHowPaid(slots)) return undefined
  const { tokens, marks } = slots
  const has = (pattern: RegExp) => tokens.some(({ word }) => pattern.test(word))
  const isAhead =
    has(/^(?:front|upfront|advance|prepa(?:y|ys|id|yment)|adelantad[oa]|anticipad[oa]|contado|prepago|cash)$/) ||
    marks.has('card')
  const isLater = marks.has('account') || has(/^(?:credit|credito|account|later|fiado)$/)
  if (isAhead === isLater) return undefined
  const isDenied = has(isDenial)
  return isAhead === isDenied ? 'account' : 'card'
}

/** The topic of a question about an organization's fields, or about what a dealership agrees with its customers. */
export function topicOfFields(slots: Slots): Topic | undefined {
  const { named, number, marks } = slots
  if (number || namesMachine(slots)) return undefined
  if (named.has('account_requests')) return 'account_requests'
  if (asksForTaxRate(slots)) return 'tax_rates'
  const fields = fieldsOf(slots)
  if (fields.length === 0 || !isOfOrganization(slots, fields)) return undefined
  if (namesOrganization(slots)) return 'organization'
  if (named.has('price_lists')) return 'price_lists'
  if (named.has('dealerships') || slots.tokens.some(({ word }) => isDealership.test(word))) return 'dealerships'
  if (isOfCustomers(slots, fields)) return 'customers'
  if (marks.has('own') && fields.every((field) => field === 'terms')) return 'organization'
  if ((marks.has('own') && slots.hinted.size === 0) || named.has('own_organization')) return 'own_organization'
  return slots.unknown.some(({ isCapitalized }) => isCapitalized) && fields.some((field) => isContact.has(field))
    ? 'organization'
    : undefined
}

const isDealership = /^(?:dealers?|dealerships?|concesionari[oa]s?|distribuidor(?:es|a|as)?)$/

const isContact: ReadonlySet<OrganizationField> = new Set(['phone', 'email', 'address', 'terms', 'price_list'])

const isOfCustomers = (slots: Slots, fields: readonly OrganizationField[]): boolean =>
  namesCustomers(slots) || (fields.includes('terms') && slots.asked.has('who'))

/** Whether the fields are those of an organization, not of what else is named: "the delivery address of SO-1042". */
function isOfOrganization(
  { named, hinted, topicWords, tokens, period, unknown }: Slots,
  fields: readonly OrganizationField[],
): boolean {
  const isAllowed = (topic: Topic) =>
    isOfOrganizations.has(topic) ||
    topic === 'price_lists' ||
    topic === 'tax_rates' ||
    // "Price list" names prices, too.
    (topic === 'stock' && fields.includes('price_list') && topicWords.every((word) => !/^prices?$/i.test(word))) ||
    (topic === 'payments' && fields.includes('terms')) ||
    // "Who can order on account"
    (topic === 'orders' && fields.includes('terms') && tokens.some(({ word }) => isModal.test(word))) ||
    // "Fleet customers" is the name of a price list.
    (topic === 'machines' && fields.includes('price_list')) ||
    // "The e-mail of Ridgeline" is that of its people, too, but that of somebody is not.
    (topic === 'users' &&
      fields.some((field) => field === 'email' || field === 'people') &&
      unknown.length === 0 &&
      !isOfAccounts(topicWords)) ||
    // An e-mail is a message, too.
    (topic === 'messages' &&
      fields.includes('email') &&
      topicWords.every((word) => /^(?:e-?)?mail\b|correo/i.test(word))) ||
    // "Where do we send the invoices of Ridgeline"
    (topic === 'invoices' && fields.includes('address') && asksWhereTo(tokens))
  const isSuggested = (topic: Topic) =>
    topic === 'users' ||
    topic === 'machines' ||
    topic === 'spending' ||
    (topic === 'orders' && (fields.includes('address') || fields.includes('terms'))) ||
    (topic === 'messages' && fields.includes('description'))
  return period === undefined && [...named].every(isAllowed) && [...hinted].every(isSuggested)
}

/** "Users", "admins": whoever has an account is asked for. */
const isOfAccounts = (topicWords: readonly string[]): boolean =>
  topicWords.some((word) => !/mail|correo|contact|charge|cargo/i.test(word))

const asksWhereTo = (tokens: Slots['tokens']): boolean =>
  tokens.some(({ word }) => /^(?:where|donde|adonde)$/.test(word))

/** "What sales tax is there in Wyoming", but not what was paid. */
function asksForTaxRate(slots: Slots): boolean {
  const { marks, named, period, unknown, asked, topicsOfWord } = slots
  if (namesOrganization(slots) || period || marks.has('past')) return false
  // "Sales tax" names sales, too, and "cobramos" payments.
  const isTax = [...topicsOfWord].every(
    ([word, topics]) => /\btax|impuesto|\biva\b|charg|cobra/i.test(word) || ![...topics].some((one) => named.has(one)),
  )
  if (named.has('tax_rates')) return isTax || [...named].every((topic) => topic === 'tax_rates')
  const isOfPlace = unknown.some(({ isCapitalized, followsPreposition }) => isCapitalized || followsPreposition)
  return ((marks.has('tax') && isTax) || asksForRateOfPlace(slots)) && isOfPlace && !asked.has('last')
}

/** "What percent do we charge for Idaho orders": what is charged by the place without its name. */
const asksForRateOfPlace = ({ tokens, unknown, named, asked }: Slots): boolean =>
  tokens.some(({ word }) => isRate.test(word)) &&
  tokens.some(({ word }) => isCharging.test(word)) &&
  unknown.some(({ isCapitalized }) => isCapitalized) &&
  [...named].every((topic) => topic === 'orders' || topic === 'spending' || topic === 'payments') &&
  !asked.has('list')

/** They name no place by themselves. */
export const isRate = /^(?:rate|rates|percent|percentage|tasa|tasas|porcentaje|alicuota)$/
const isCharging =
  /^(?:charge[sd]?|charging|appl(?:y|ies)|applied|adds?|pays?|ship|ships|deliver|collect|sell|cobra[nr]?|cobramos|aplica[nr]?|aplicamos|pagan?|enviamos|vendemos)$/

import type { Caller } from '../../../access/caller'
import type { RecordTool, ToolName } from '../../../record-tools/record-tool'
import { type RecordQuestion, type Topic, topics } from './record-question'

const toolsOf: Record<Topic, readonly ToolName[]> = {
  feedback: ['feedback'],
  links: ['portal_links'],
  email_choices: ['email_choices'],
  emails: ['emails'],
  credit_notes: ['credit_notes'],
  invoices: ['invoices'],
  maintenance_quotes: ['maintenance_quotes'],
  quotes: ['quotes'],
  refunds: ['refunds'],
  returns: ['returns'],
  payouts: ['payouts'],
  card_fees: ['card_fees'],
  disputes: ['disputes'],
  payments: ['payments'],
  spending: ['spending'],
  messages: ['order_messages', 'machine_messages'],
  orders: ['orders'],
  manuals: ['manuals'],
  kits: ['service_kits'],
  bundles: ['bundles'],
  movements: ['stock_movements'],
  locations: ['stock_locations'],
  stock: ['part_stock'],
  stock_levels: ['stock_levels'],
  due: ['due_maintenance'],
  done: ['done_maintenance'],
  hours: ['machine_hours'],
  models: ['models'],
  machines: ['machines'],
  customers: ['customers'],
  users: ['users'],
  organizations: ['organizations'],
  account: ['own_account'],
  own_organization: ['own_organization'],
  dealerships: ['own_dealerships'],
  // By whoever asks: see `asSeenBy`.
  organization: ['customers', 'own_dealerships', 'organizations'],
  account_requests: ['account_requests'],
  price_lists: ['price_lists'],
  tax_rates: ['tax_rates'],
  turnaround: ['turnaround'],
  waiting: [],
}

/** By which the records of a tool are named. */
export const topicOfTool = (name: ToolName): Topic =>
  topics.find((topic) => topic !== 'organization' && toolsOf[topic].includes(name)) ?? 'waiting'

/** Which messages are left out where only those about the others are meant. */
const toolOfOther = { machines: 'order_messages', orders: 'machine_messages' } as const

interface TopicTools {
  tools: readonly RecordTool[]
  /** Those whose records the caller's role sees. */
  usable: readonly RecordTool[]
}

/** The tools that find the records of a question. */
export function toolsFor(
  all: readonly RecordTool[],
  { topic, number, thread }: RecordQuestion,
  caller: Caller,
): TopicTools {
  const left = thread && toolOfOther[thread]
  const named = (of: Topic) => all.filter(({ name }) => toolsOf[of].includes(name))
  const tools = named(topic).filter(({ name }) => name !== left)
  const usable = tools.filter((tool) => tool.mayUse(caller))
  // Whether an order is paid is on its own page, also for those who see no payments.
  if (usable.length > 0 || topic !== 'payments' || number === undefined) return { tools, usable }
  return { tools: named('orders'), usable: named('orders').filter((tool) => tool.mayUse(caller)) }
}

/**
 * The question as the caller's role can have it answered: orders say which of their payments failed, and what a customer
 * has paid by card, also to those who do not see the payments of the dealership.
 */
export function asSeenBy(question: RecordQuestion, all: readonly RecordTool[], caller: Caller): RecordQuestion {
  const { topic, state, paidBy, number } = question
  // A super user writes to nobody: the e-mails are those of the system.
  if (caller.isSuperuser && topic === 'messages' && question.topicWords.some(isOfEmails))
    return { ...question, topic: 'emails', state: undefined }
  if (caller.isSuperuser && (topic === 'customers' || topic === 'dealerships')) return amongAll(question)
  // "Customers and dealerships" of a dealership are its customers.
  if (
    topic === 'organizations' &&
    caller.organization?.type === 'DEALERSHIP' &&
    question.topicWords.some(isOfCustomers)
  )
    return { ...question, topic: 'customers', state: undefined }
  if (topic === 'organization') return { ...question, topic: topicOfOrganization(question, caller) }
  // Each payment says its own fee.
  if (topic === 'card_fees' && number !== undefined && toolsFor(all, question, caller).usable.length > 0)
    return { ...question, topic: 'payments' }
  if (topic !== 'payments' || toolsFor(all, question, caller).usable.length > 0) return question
  // With when and why it failed.
  if (state === 'failed') return { ...question, topic: 'orders', details: ['failed'] }
  const isCustomers = caller.organization?.type === 'OPERATOR'
  return isCustomers && paidBy ? { ...question, topic: 'spending', state: undefined } : question
}

const isOfEmails = (words: string): boolean => /^(?:e-?mails?|correos?|mails?)$/i.test(words)

const isOfCustomers = (words: string): boolean => /customer|client/i.test(words)

/** A super user has neither customers nor dealerships, and sees those of all; named with the others, both are meant. */
function amongAll(question: RecordQuestion): RecordQuestion {
  if (question.topic === 'dealerships') return { ...question, topic: 'organizations', state: 'dealership' }
  return {
    ...question,
    topic: 'organizations',
    state: question.state === 'dealership' ? undefined : 'customer',
    stateTitle: undefined,
    period: undefined,
    // Who has ordered when is on the pages of a dealership.
    unused: [
      ...question.unused,
      ...(question.state === 'not_ordered' && question.stateTitle ? [question.stateTitle] : []),
      ...(question.period ? [question.period.title] : []),
    ],
  }
}

/** Where the asker's role sees the organization that a question names, or else those that it works with. */
function topicOfOrganization({ subjects }: RecordQuestion, { isSuperuser, organization }: Caller): Topic {
  if (isSuperuser) return 'organizations'
  if (subjects.some(({ organizationId }) => organizationId === organization?.id)) return 'own_organization'
  return organization?.type === 'OPERATOR' ? 'dealerships' : 'customers'
}

import { sql } from 'kysely'
import { seesOrder, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { personName } from '../../../db/person-name'
import { periodOf } from '../../../domain/period'
import { salesNumber } from '../../../domain/sales-number'
import { askedOrganization } from '../../../record-tools/asked-organization'
import { inLanguage } from '../../../record-tools/asker-text'
import { inWantedOrder } from '../../../record-tools/listed-records'
import { hasWords, matcherOf, wanted } from '../../../record-tools/matching'
import { messageStates, writeMessage } from '../../../record-tools/message-words'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { matches } from '../order-list.repository'
import { orderPath } from './order-facts'
import { ordersNaming } from './orders-naming.repository'

const MAX_MESSAGES = 1000

/** What both sides wrote about orders. */
export const orderMessagesTool = (db: Database): RecordTool => ({
  name: 'order_messages',
  description: 'Messages about orders with author and text, newest first.',
  input: ['period', 'organizationId', 'writerId', 'instanceIds', 'number', 'state', 'words', 'sort', 'skip', 'limit'],
  states: messageStates,
  records: { en: 'messages about orders', es: 'mensajes sobre pedidos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    if (input.state === 'unread') return unread(db, input, asker)
    const messages = await messagesFor(db, input, asker)
    const saying = messages.filter(({ body, author }) => hasWords(`${body} ${author ?? ''}`, input.words))
    // "About the engine block" is also what was written about its order.
    const found = saying.length > 0 ? saying : await aboutOrdersNaming(db, messages, input, asker)
    const sorted = inWantedOrder(found, input.sort)
    return {
      facts: wanted(sorted, input).map((message) => factOf(message, input, asker)),
      total: found.length,
      roleLimit: ownOrdersNote(asker),
    }
  },
})

/**
 * "What did Pete say about the engine block", "did I answer Rita about the filters": whoever wrote it, or whom it answers, is
 * no part of an order.
 */
async function aboutOrdersNaming(
  db: Database,
  messages: readonly AskedMessage[],
  input: ToolInput,
  asker: Asker,
): Promise<readonly AskedMessage[]> {
  const { words = [], state } = input
  // "Stone" may be a part of a crusher, too.
  const named = await ordersNaming(db, input, asker)
  if (!named || named.length > 0) return messages.filter(({ orderId }) => named?.includes(orderId))
  const all = state === 'sent' ? await messagesFor(db, { ...input, state: undefined }, asker) : messages
  const people = [...new Set(all.map(({ author }) => author ?? ''))]
  const authors = [...new Set(words.flat())].filter((word) => people.some((name) => hasWords(name, [[word]])))
  const wrote = (word: string) => {
    const isTheirs = matcherOf([[word]])
    return ({ author }: AskedMessage) => isTheirs(author ?? '')
  }
  const parts = words.map((one) => one.filter((word) => !authors.includes(word)))
  const orderIds = await ordersNaming(db, { words: parts.filter(({ length }) => length > 0) }, asker)
  if (!orderIds) return []
  const isBetween = ({ orderId }: AskedMessage, word: string) =>
    all.some((one) => one.orderId === orderId && wrote(word)(one))
  const isMeant = (message: AskedMessage) =>
    authors.every((word) => (state === 'sent' ? isBetween(message, word) : wrote(word)(message)))
  return messages.filter((message) => orderIds.includes(message.orderId) && isMeant(message))
}

type AskedMessage = Awaited<ReturnType<typeof messagesFor>>[number]

function factOf(message: AskedMessage, input: ToolInput, asker: Asker): Fact {
  const order = salesNumber('order', message.number)
  // Asked about a machine, it is not written on that but on an order for it.
  const isFor = input.instanceIds !== undefined && message.machine
  const about = isFor ? inLanguage({ en: `${order} for ${isFor}`, es: `${order} para ${isFor}` }, asker) : order
  const text = writeMessage({ ...message, about }, asker)
  return { title: order, path: orderPath({ id: message.orderId }), text, at: message.createdAt }
}

/** Who has read a message about an order is not recorded, but whether its side has answered is. */
async function unread(db: Database, input: ToolInput, asker: Asker): Promise<FoundRecords> {
  const toAnswer = await messagesFor(db, { ...input, state: 'to_answer' }, asker)
  return {
    facts: [],
    total: 0,
    instead:
      toAnswer.length > 0
        ? {
            heading: inLanguage({ en: 'Without an answer since', es: 'Sin respuesta desde entonces' }, asker),
            facts: wanted(toAnswer, { limit: MAX_UNANSWERED }).map((message) => factOf(message, input, asker)),
          }
        : undefined,
    note: inLanguage(
      {
        en: 'Whether messages about orders were read is not recorded.',
        es: 'No queda registrado si se leyeron los mensajes sobre pedidos.',
      },
      asker,
    ),
  }
}

const MAX_UNANSWERED = 5

/** Of the same moment, the one that comes first on the page of the order is the later one. */
const isAfter = sql`(answer.created_at > message.created_at or answer.created_at = message.created_at and answer.id < message.id)`

/** As in the list of what waits: nothing of the other side came after it. */
const isUnanswered = sql<boolean>`not exists (
  select from order_message as answer
  where answer.organization_id = message.organization_id and answer.order_id = message.order_id
    and answer.side <> message.side and ${isAfter})`

function messagesFor(db: Database, input: ToolInput, asker: Asker) {
  const { from, until } = periodOf(asker.timeZone, input.period?.from, input.period?.to)
  const [, number] = /^so-?(\d{1,9})$/i.exec(input.number ?? '') ?? []
  const isOther = input.number !== undefined && number === undefined
  const machines = input.instanceIds
  return db
    .selectFrom('order_message as message')
    .innerJoin('customer_order', (join) =>
      join
        .onRef('customer_order.organization_id', '=', 'message.organization_id')
        .onRef('customer_order.id', '=', 'message.order_id'),
    )
    .innerJoin('organization as side', (join) =>
      join.on(
        sql<boolean>`side.id = case message.side when 'operator' then customer_order.operator_id else customer_order.organization_id end`,
      ),
    )
    .leftJoin('person', 'person.id', 'message.author_id')
    .leftJoin('machine_instance as machine', 'machine.id', 'customer_order.instance_id')
    .where(seesOrder(asker.caller))
    .where(matches(askedOrganization(input, asker.caller)))
    .where(sql<boolean>`message.created_at >= ${from ?? '-infinity'}::timestamptz`)
    .where(sql<boolean>`message.created_at < ${until ?? 'infinity'}::timestamptz`)
    .$if(input.state === 'to_answer' || input.state === 'with_them', (query) => query.where(isUnanswered))
    .$if(input.state === 'received' || input.state === 'to_answer', (query) =>
      query.where(sql<boolean>`side.id is distinct from ${asker.caller.organization?.id ?? null}::uuid`),
    )
    .$if(input.state === 'sent' || input.state === 'with_them', (query) =>
      query.where(sql<boolean>`side.id is not distinct from ${asker.caller.organization?.id ?? null}::uuid`),
    )
    .$if(input.writerId !== undefined, (query) => query.where(sql<boolean>`side.id = ${input.writerId}::uuid`))
    .$if(number !== undefined, (query) => query.where(sql<boolean>`customer_order.number = ${number}::integer`))
    .$if(machines !== undefined, (query) =>
      query.where(sql<boolean>`customer_order.instance_id = any(${machines}::uuid[])`),
    )
    .$if(isOther, (query) => query.where(sql<boolean>`lower(customer_order.po_number) = lower(${input.number})`))
    .select([
      'message.body',
      'message.created_at as createdAt',
      'customer_order.id as orderId',
      'customer_order.number',
      'machine.name as machine',
    ])
    .select(({ fn }) => fn.coalesce(personName('person'), 'message.author_name').as('author'))
    .select('side.name as organization')
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id')
    .limit(sql.lit(MAX_MESSAGES))
    .execute()
}

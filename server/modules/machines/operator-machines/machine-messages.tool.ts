import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import { hasWords, isInPeriod, wanted } from '../../../record-tools/matching'
import { messageStates, writeMessage } from '../../../record-tools/message-words'
import type { Asker, Fact, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { listMessages } from './message.repository'
import type { OperatorMachine } from './operator-machine'
import type { OperatorMachineRepository } from './operator-machine.repository'

interface Dependencies {
  db: Database
  operatorMachines: OperatorMachineRepository
}

/** The threads that were written in last are read, so many messages of each. */
const MAX_THREADS = 20
const MAX_MESSAGES = 50

/** What both sides wrote about machines. */
export const machineMessagesTool = ({ db, operatorMachines }: Dependencies): RecordTool => ({
  name: 'machine_messages',
  description: 'Messages between operator and dealership about machines, also those that were not read yet.',
  input: ['period', 'organizationId', 'writerId', 'modelIds', 'number', 'state', 'words', 'sort', 'skip', 'limit'],
  states: messageStates,
  records: { en: 'messages about machines', es: 'mensajes sobre máquinas' },
  mayUse: ({ isSuperuser, organization }) => isSuperuser || organization !== null,
  find: async (input, asker) => {
    if (input.number) return { facts: [], total: 0 }
    const found = (await threadsFor(operatorMachines, input, asker)).filter(({ lastMessageAt }) => lastMessageAt)
    if (input.state === 'unread') return unreadIn(found, input, asker)
    const isUnanswered = input.state === 'to_answer' || input.state === 'with_them'
    const open = isUnanswered ? found.filter(({ thread }) => thread.status === 'OPEN') : found
    const newest = open.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, MAX_THREADS)
    const threads = await Promise.all(newest.map((thread) => messagesOf(db, thread, asker)))
    const messages = threads.flatMap((all) => (isUnanswered ? sinceLastAnswer(all, input.state === 'to_answer') : all))
    const meant = messages
      .filter(
        ({ at, body, isOwnSide, writerId }) =>
          isInPeriod(at, input.period, asker) &&
          hasWords(body, input.words) &&
          !(input.state === 'received' && isOwnSide) &&
          !(input.state === 'sent' && !isOwnSide) &&
          (input.writerId === undefined || input.writerId === writerId),
      )
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    const sorted = input.sort === 'oldest' ? meant.toReversed() : meant
    return { facts: wanted(sorted, input).map(({ fact }) => fact), total: meant.length }
  },
})

/** What one side wrote since the other one did; the messages of a thread are the newest first. */
function sinceLastAnswer<Message extends { isOwnSide: boolean }>(
  messages: readonly Message[],
  isForOwnSide: boolean,
): readonly Message[] {
  const answer = messages.findIndex(({ isOwnSide }) => isOwnSide === isForOwnSide)
  return answer < 0 ? messages : messages.slice(0, answer)
}

const timeOf = ({ lastMessageAt }: OperatorMachine): number => lastMessageAt?.getTime() ?? 0

async function threadsFor(threads: OperatorMachineRepository, input: ToolInput, { caller }: Asker) {
  const filter = { hasMessages: true, search: '', page: 1, limit: 1000 }
  const { items } = await threads.visibleTo(caller).list(filter)
  return items.filter(
    ({ machine, organization, dealership }) =>
      (input.modelIds?.includes(machine.id) ?? true) &&
      [input.organizationId, input.writerId].every(
        (id) => id === undefined || [organization.id, dealership.id].includes(id),
      ),
  )
}

const pathOf = ({ id }: OperatorMachine): string => `/operator-machines?thread=${id}`

function titleOf({ machine, organization }: OperatorMachine, { caller }: Asker): string {
  const model = `${machine.brand} ${machine.model}`
  return organization.id === caller.organization?.id ? model : `${model} (${organization.name})`
}

function unreadIn(threads: readonly OperatorMachine[], input: ToolInput, asker: Asker) {
  const unread = threads.filter(({ unreadCount }) => unreadCount > 0)
  const facts = wanted(unread, input).map((thread): Fact => {
    const count = thread.unreadCount
    const text = inLanguage({ en: `${count} unread`, es: `${count} sin leer` }, asker)
    const title = titleOf(thread, asker)
    return { title, path: pathOf(thread), text: `${title}: ${text}`, at: thread.lastMessageAt ?? undefined }
  })
  return { facts, total: unread.reduce((sum, { unreadCount }) => sum + unreadCount, 0) }
}

async function messagesOf(db: Database, thread: OperatorMachine, asker: Asker) {
  const { items } = await listMessages(db, thread.id, { page: 1, limit: MAX_MESSAGES })
  const title = titleOf(thread, asker)
  const sides = [thread.organization, thread.dealership]
  const ownSide = sides.find(({ id }) => id === asker.caller.organization?.id)?.name
  return items.map(({ body, personId, firstName, lastName, organization, createdAt }) => {
    const author = [firstName, lastName].filter(Boolean).join(' ') || null
    const text = writeMessage({ body, author, organization, about: title, createdAt }, asker)
    return {
      body: `${body} ${author ?? ''}`,
      at: createdAt,
      writerId: sides.find(({ name }) => name === organization)?.id,
      isOwnSide: personId === asker.caller.userId || organization === ownSide,
      fact: { title, path: pathOf(thread), text, at: createdAt } satisfies Fact,
    }
  })
}

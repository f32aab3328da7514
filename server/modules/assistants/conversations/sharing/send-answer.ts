import { sql } from 'kysely'
import type { Caller } from '../../../../access/caller'
import type { Database, Transaction } from '../../../../db/connection'
import { notFound } from '../../../../domain/domain-error'
import { tooManyRequests } from '../../../../domain/too-many-requests'
import type { Transact } from '../../../../events/unit-of-work'
import { type MachineRepository, machineName } from '../../../machines'
import type { ManualRepository } from '../../../manuals'
import type { Outbox } from '../../../notifications'
import type { AssistantName } from '../conversation'
import { readConversation } from '../conversation.repository'
import { membersAmong } from './members.repository'
import { citedSources, type NamedAnswer, sharedAnswerOf } from './shared-answer'
import { sharedAnswerEmail } from './shared-answer-mail'
import { sharedPages } from './shared-pages'

export interface SharingDependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
  manuals: ManualRepository
  outbox: Outbox
}

interface SendAnswer {
  conversationId: string
  named: NamedAnswer
  recipients: readonly string[]
  owner: Caller
}

/**
 * E-mails an answer of one's own conversation, to each address once.
 * @throws DomainError not found for another person's conversation or a machine that is no longer visible, invalid for what
 *   is no answer in it, too many requests beyond what an organization may send
 */
export async function sendAnswer(
  { db, transact, machines, manuals, outbox }: SharingDependencies,
  { conversationId, named, recipients, owner }: SendAnswer,
): Promise<void> {
  const conversation = await readConversation(db, owner.userId, conversationId)
  if (!conversation) throw notFound('Conversation')
  const { machineId, serialNumber } = conversation
  const machine = machineId === null ? null : await machines.visibleTo(owner).find(machineId)
  if (machine === undefined) throw notFound('Conversation')
  const shared = sharedAnswerOf(conversation, named)
  const cited = citedSources(shared.answer).map(({ manualId }) => manualId)
  const visible = await manuals.visibleTo(owner).among(cited)
  const sharing = {
    ...shared,
    by: await nameOf(db, owner.userId),
    organizationId: owner.organization?.id ?? null,
    machine: machine && [machineName(machine), serialNumber].filter(Boolean).join(' · '),
  }
  const url = outbox.addressOf(pathOf[conversation.assistant], {
    ...(machineId !== null && { machine: machineId }),
    ...(serialNumber !== null && { serial: serialNumber }),
  })
  const addresses = [...new Set(recipients.map((address) => address.toLowerCase()))]
  const members = await membersAmong(db, manuals, { addresses, cited })
  await transact(async (trx) => {
    await assertMaySend(trx, sharing.organizationId, addresses.length)
    await outbox.sendAll(
      trx,
      addresses.map((to) => {
        const opens = members.get(to)
        const sight = { by: owner.userId, visible, opens: opens ?? new Set(), addressOf: outbox.addressOf }
        const pages = sharedPages(shared.answer, sight)
        return sharedAnswerEmail(to, { ...sharing, pages, url: opens && url })
      }),
    )
  })
}

/** The screens of the assistants. */
const pathOf: Record<AssistantName, string> = {
  operations: '/operations-assistant',
  parts: '/parts-assistant',
  general: '/assistant',
}

/** So many shared answers an organization e-mails in 24 hours: the question in them is whatever somebody typed. */
const MAX_A_DAY = 100
const RETRY_SECONDS = 3600

async function assertMaySend(trx: Transaction, organizationId: string | null, count: number): Promise<void> {
  const { sent } = await trx
    .selectFrom('email')
    .where('kind', '=', 'answer_shared')
    .where('organization_id', 'is not distinct from', organizationId)
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .executeTakeFirstOrThrow()
  if (sent + count > MAX_A_DAY) throw tooManyRequests(RETRY_SECONDS)
}

/** Whoever shares something, with their address for those who do not know them. */
async function nameOf(db: Database, personId: string): Promise<string> {
  const person = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow()
  const name = `${person.first_name} ${person.last_name}`.trim()
  return name ? `${name} (${person.email})` : person.email
}

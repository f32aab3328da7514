import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import { hasWords } from '../../../record-tools/matching'
import { newestNote } from '../../../record-tools/newest-note'
import type { Asker, Fact, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import type { Email, EmailStatus } from '../email'
import type { EmailRepository } from '../email.repository'

/** The e-mails that the system sends, and whether they went out, as the page of e-mails shows them. */
export const emailsTool = (emails: Pick<EmailRepository, 'list'>): RecordTool => ({
  name: 'emails',
  description: 'E-mails that the system sent, could not send or kept, with subject and recipient; newest first.',
  input: ['period', 'state', 'words', 'sort', 'skip', 'limit'],
  states: statesIn(states, { waiting: 'to be sent', unsent: 'waiting, failed, or kept as there is no mail server' }),
  records: { en: 'e-mails of the system', es: 'correos del sistema' },
  mayUse: ({ isSuperuser }) => isSuperuser,
  find: async (input, asker) => {
    const [status, ...otherStatuses] = ofState<readonly EmailStatus[]>(states, input.state) ?? []
    const newest = { page: 1, limit: MAX_LISTED, search: '', sortField: 'created_at', sortDirection: 'desc' } as const
    const { items, total } = await emails.list(
      otherStatuses.length > 0 ? newest : { ...newest, ...(status && { status }) },
    )
    const { meant, shown } = choose(items, input, asker)
    const { shown: others } =
      meant.length === 0 && input.state
        ? choose((await emails.list(newest)).items, { ...input, state: undefined, limit: MAX_OTHERS }, asker)
        : { shown: [] }
    return {
      facts: shown.map((email) => factOf(email, asker)),
      total: meant.length,
      instead:
        others.length > 0
          ? { heading: inLanguage(lastOnes, asker), facts: others.map((email) => factOf(email, asker)) }
          : undefined,
      note: total > items.length ? newestNote(MAX_LISTED, asker) : undefined,
    }
  },
})

const choose = (items: readonly Email[], input: ToolInput, asker: Asker) =>
  chooseListed(
    {
      items,
      momentOf: ({ createdAt }) => createdAt,
      isMeant: ({ status, subject, recipient }) =>
        (ofState<readonly EmailStatus[]>(states, input.state)?.includes(status) ?? true) &&
        hasWords(`${subject} ${recipient}`, input.words),
    },
    input,
    asker,
  )

const outbox: Text = { en: 'Outbox', es: 'Bandeja de salida' }

const MAX_OTHERS = 3
const lastOnes: Text = { en: 'The last ones', es: 'Los últimos' }

const states = {
  failed: ['FAILED'],
  sent: ['SENT'],
  waiting: ['QUEUED'],
  unsent: ['QUEUED', 'FAILED', 'KEPT'],
} satisfies Record<string, readonly EmailStatus[]>

function factOf({ subject, recipient, status, reason, createdAt, sentAt }: Email, asker: Asker): Fact {
  const day = dayFor(sentAt ?? createdAt, asker)
  const why = reason ? ` (${inLanguage(reason, asker).replace(/\.$/, '')})` : ''
  const text = inLanguage(
    {
      en: `“${subject}” to ${recipient} of ${day}: ${statusWords[status].en}${why}`,
      es: `«${subject}» para ${recipient} del ${day}: ${statusWords[status].es}${why}`,
    },
    asker,
  )
  return { title: inLanguage(outbox, asker), path: '/emails', text, at: createdAt }
}

const statusWords: Record<EmailStatus, Text> = {
  QUEUED: { en: 'waiting to be sent', es: 'por enviar' },
  SENT: { en: 'sent', es: 'enviado' },
  FAILED: { en: 'not sent, it failed', es: 'no enviado, falló' },
  KEPT: { en: 'not sent, as no mail server is set', es: 'no enviado, porque no hay servidor de correo' },
}

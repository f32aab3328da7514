import { dueEmailsValues } from '#contract/platform-limits'
import { isAdmin } from '../../../access'
import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker, RecordTool } from '../../../record-tools/record-tool'
import { type EmailTopic, emailTopics } from '../choices/email-choice'
import { findChoices, findDueEmails } from '../choices/email-choice.repository'

/** Which e-mails the asker gets, and how soon, as their settings show it. */
export const emailChoicesTool = (db: Database): RecordTool => ({
  name: 'email_choices',
  description: 'Which kinds of e-mails whoever asks gets, and how soon: at once, in the morning, or never.',
  input: [],
  records: { en: 'choices of e-mails', es: 'opciones de correo' },
  mayUse: () => true,
  find: async (_, asker) => {
    const { userId } = asker.caller
    const [choices, due] = await Promise.all([
      findChoices(db, userId),
      choosesDueEmails(asker) ? findDueEmails(db, userId) : undefined,
    ])
    const chosen: (readonly [Text, Frequency])[] = [
      ...emailTopics.map((topic) => [topicWords[topic], choices[topic]] as const),
      ...(due ? [[dueWords, due] as const] : []),
    ]
    const groups = dueEmailsValues.flatMap((frequency) => {
      const topics = chosen.filter(([, one]) => one === frequency).map(([words]) => inLanguage(words, asker))
      return topics.length > 0 ? [`${inLanguage(frequencyWords[frequency], asker)}: ${listFor(topics, asker)}`] : []
    })
    const title = inLanguage({ en: 'Your settings', es: 'Sus ajustes' }, asker)
    const always = inLanguage(
      {
        en: 'e-mails about your account, and links that you ask for, always at once',
        es: 'los correos sobre su cuenta y los enlaces que pida, siempre al momento',
      },
      asker,
    )
    const head = inLanguage({ en: 'Your e-mails', es: 'Sus correos' }, asker)
    return { facts: [{ title, path: '/profile', text: `${head}: ${[...groups, always].join('; ')}` }], total: 1 }
  },
})

type Frequency = (typeof dueEmailsValues)[number]

/** Staff of a dealership get no e-mails about the maintenance of machines; its admins do. */
const choosesDueEmails = ({ caller }: Asker): boolean => isAdmin(caller) || caller.organization?.type !== 'DEALERSHIP'

const topicWords: Record<EmailTopic, Text> = {
  orders: { en: 'orders placed or cancelled', es: 'pedidos hechos o cancelados' },
  shipments: { en: 'shipments and pickups', es: 'envíos y recogidas' },
  returns: { en: 'returns', es: 'devoluciones' },
  messages: { en: 'messages about orders and machines', es: 'mensajes sobre pedidos y máquinas' },
  quotes: { en: 'quotes', es: 'presupuestos' },
  maintenance_quotes: { en: 'maintenance quotes', es: 'presupuestos de mantenimiento' },
  payments: { en: 'payments and refunds', es: 'pagos y reembolsos' },
}

const dueWords: Text = { en: 'due maintenance', es: 'mantenimiento pendiente' }

const frequencyWords: Record<Frequency, Text> = {
  at_once: { en: 'at once', es: 'al momento' },
  daily: { en: 'every morning', es: 'cada mañana' },
  weekly: { en: 'on Monday mornings', es: 'los lunes por la mañana' },
  never: { en: 'never', es: 'nunca' },
}

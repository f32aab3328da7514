import { maintenanceQuoteActors } from '../../../access'
import type { Database } from '../../../db/connection'
import type { MaintenanceQuoteStatus } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import type { Text } from '../../../domain/text'
import { dayFor, figureFor, inLanguage } from '../../../record-tools/asker-text'
import { type Detail, detailsFor } from '../../../record-tools/details'
import { eventDetails, type PastEvent, quoted, withMissing } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import type { Asker } from '../../../record-tools/record-tool'
import type { LineDecision } from '../maintenance-quote'
import type { MaintenanceQuote, MaintenanceQuoteRepository } from '../maintenance-quote.repository'
import { readHistory } from '../quote-history.repository'

interface Dependencies {
  db: Database
  quotes: MaintenanceQuoteRepository
}

/** All that the page of a maintenance quote says. */
export async function maintenanceQuoteDetails(
  { db, quotes }: Dependencies,
  id: string,
  asker: Asker,
): Promise<readonly Detail[]> {
  const detail = detailsFor(asker)
  const quote = await quotes.visibleTo(asker.caller).find(id)
  if (!quote) return []
  const history = await readHistory(db, id)
  const sides = { dealershipId: quote.dealership.id, operatorId: quote.operator.id }
  const isSeller = maintenanceQuoteActors(asker.caller, sides).includes('dealership')
  const events = history.flatMap(({ from, to, by, reason, changedAt, emailedTo }): PastEvent[] => {
    const known = from === to ? edited : steps[to]
    return known ? [{ ...known, at: changedAt, who: by, reason, emailedTo: isSeller ? emailedTo : null }] : []
  })
  const details: Detail[] = [
    ...(quote.comment
      ? [detail(['note'], { en: `comment: ${quoted(quote.comment)}`, es: `comentario: ${quoted(quote.comment)}` })]
      : []),
    ...amountsOf(quote, asker),
    ...daysOf(quote, asker),
    ...(quote.isAutomatic ? [detail(['requested', 'who'], automatic)] : []),
    ...eventDetails(events, asker),
  ]
  return withMissing(details, missing, asker)
}

function amountsOf({ lines, currency, taxName, taxBasisPoints }: MaintenanceQuote, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const write = amountWriter(currency, asker.locale)
  const each = lines.map(({ description, parts, labour, labourMinutes, decision }) => {
    const decided = decision === 'PENDING' ? '' : `, ${inLanguage(decisions[decision], asker)}`
    const prices = {
      en: `parts ${write(parts)}, ${labourMinutes} minutes of labor ${write(labour)}`,
      es: `piezas ${write(parts)}, ${labourMinutes} minutos de mano de obra ${write(labour)}`,
    }
    return `${description}: ${inLanguage(prices, asker)}${decided}`
  })
  const charged = lines.filter(({ decision }) => decision !== 'DECLINED')
  const sumOf = (amountIn: (line: MaintenanceQuote['lines'][number]) => number) =>
    charged.reduce((sum, line) => sum + Number(amountIn(line)), 0)
  const [tax, net] = [sumOf((line) => line.tax), sumOf((line) => line.parts + line.labour)]
  const percent = new Intl.NumberFormat(asker.locale, { style: 'percent', maximumFractionDigits: 2 })
  const rate = [taxName, taxBasisPoints > 0 ? percent.format(taxBasisPoints / 10_000) : ''].filter(Boolean).join(', ')
  const named = rate ? ` (${rate})` : ''
  const minutes = sumOf((line) => line.labourMinutes)
  const labor = write(sumOf((line) => line.labour))
  return [
    ...each.map((text): Detail => ({ about: ['lines', 'price'], text, said: 'alone' })),
    detail(
      ['labor'],
      { en: `${minutes} minutes of labor, ${labor}`, es: `${minutes} minutos de mano de obra, ${labor}` },
      'asked',
    ),
    detail(['subtotal'], { en: `${write(net)} before tax`, es: `${write(net)} antes de impuestos` }, 'asked'),
    detail(
      ['tax'],
      { en: `tax ${write(tax)}${named}`, es: `impuestos ${write(tax)}${named}` },
      tax > 0 ? 'alone' : 'asked',
    ),
  ]
}

/** When it has to be decided, is done, and was completed; whether the customer has opened it. */
function daysOf(quote: MaintenanceQuote, asker: Asker): Detail[] {
  const detail = detailsFor(asker)
  const { validUntil, scheduledOn, completedHours, instance, viewedAt } = quote
  const last = validUntil && dayFor(validUntil, asker)
  const hasPassed = validUntil !== null && validUntil < asker.today
  const hours = completedHours === null ? '' : figureFor(completedHours, instance.unit, asker)
  return [
    ...(last
      ? [detail(['validity', 'expired', 'due_date', 'when'], hasPassed ? passed(last) : valid(last), 'asked')]
      : []),
    ...(scheduledOn ? [detail(['scheduled', 'when'], scheduled(dayFor(scheduledOn, asker)), 'asked')] : []),
    ...(hours ? [detail(['hours', 'completed'], { en: `completed at ${hours}`, es: `terminado a las ${hours}` })] : []),
    ...(viewedAt ? [detail(['opened', 'when'], opened(dayFor(viewedAt, asker)), 'asked')] : []),
  ]
}

const valid = (day: string): Text => ({
  en: `the last day to decide is ${day}, which has not passed`,
  es: `el último día para decidir es el ${day}, que aún no ha pasado`,
})
const passed = (day: string): Text => ({
  en: `the last day to decide was ${day}, which has passed`,
  es: `el último día para decidir fue el ${day}, que ya pasó`,
})
const scheduled = (day: string): Text => ({ en: `scheduled for ${day}`, es: `programado para el ${day}` })
const opened = (day: string): Text => ({ en: `opened on ${day}`, es: `abierto el ${day}` })
const automatic = { en: 'drafted automatically', es: 'redactado automáticamente' }

const decisions: Record<Exclude<LineDecision, 'PENDING'>, Text> = {
  APPROVED: { en: 'approved', es: 'aprobado' },
  DECLINED: { en: 'declined', es: 'rechazado' },
}

type Known = Pick<PastEvent, 'about' | 'what'>

const step = (about: readonly Field[], en: string, es: string): Known => ({ about, what: { en, es } })

const edited = step(['edited'], 'changed', 'modificado')

const steps: Record<MaintenanceQuoteStatus, Known> = {
  DRAFT: step(['requested', 'placed'], 'drafted', 'redactado'),
  READY: step(['reviewed'], 'ready to send', 'listo para enviar'),
  SENT: step(['sent'], 'sent', 'enviado'),
  APPROVED: step(['accepted', 'answered'], 'approved', 'aprobado'),
  PARTIALLY_APPROVED: step(['accepted', 'answered'], 'partly approved', 'aprobado en parte'),
  DECLINED: step(['declined', 'answered'], 'declined', 'rechazado'),
  EXPIRED: step(['expired'], 'expired', 'caducado'),
  WITHDRAWN: step(['withdrawn', 'cancelled'], 'withdrawn', 'retirado'),
  SCHEDULED: step(['scheduled'], 'scheduled', 'programado'),
  IN_PROGRESS: step(['accepted', 'begun'], 'work started', 'trabajo iniciado'),
  COMPLETED: step(['completed', 'begun'], 'completed', 'terminado'),
}

const missing: Partial<Record<Field, Text>> = {
  note: { en: 'no comment', es: 'sin comentario' },
  validity: { en: 'no last day', es: 'sin último día' },
  begun: { en: 'the work has not begun', es: 'el trabajo no ha empezado' },
  scheduled: { en: 'not scheduled', es: 'sin programar' },
  hours: { en: 'not completed yet', es: 'aún sin terminar' },
  completed: { en: 'not completed yet', es: 'aún sin terminar' },
  answered: { en: 'not answered yet', es: 'aún sin respuesta' },
  sent: { en: 'not sent yet', es: 'aún sin enviar' },
  opened: { en: 'not opened yet', es: 'aún sin abrir' },
  accepted: { en: 'not approved', es: 'no se ha aprobado' },
  declined: { en: 'not declined', es: 'no se ha rechazado' },
  withdrawn: { en: 'not withdrawn', es: 'no se ha retirado' },
}

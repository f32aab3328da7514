import type { MaintenanceQuoteStatus } from '../../db/schema'
import { salesNumber } from '../../domain/sales-number'
import type { Text } from '../../domain/text'
import { type EmailMessage, listedLines } from '../notifications'
import type { Addressee } from '../organizations'
import { isAgreed } from './maintenance-quote'
import type { QuoteSummary } from './maintenance-quote.repository'
import { machineOf, type Side } from './quote-email'

type EndedQuote = Pick<QuoteSummary, 'number' | 'dealership' | 'operator' | 'instance'> & {
  /** Where it came from. */
  from: MaintenanceQuoteStatus
}

interface EndedService {
  /** At least one. */
  quotes: readonly EndedQuote[]
  side: Side
}

/**
 * Sums up, for one side, the quotes that were withdrawn because a service has ended.
 * @param addressee whose page is the list of maintenance quotes; nothing opens without an account any more
 */
export function endedServiceEmail(
  { url, ...addressee }: Addressee,
  { quotes, side }: EndedService,
): EmailMessage | undefined {
  const [first] = quotes
  if (!first) return undefined
  const { dealership, operator } = first
  return {
    kind: 'maintenance_quote',
    topic: 'maintenance_quotes',
    ...addressee,
    organizationId: first[side].id,
    subject: {
      en: `Maintenance quotes withdrawn: ${dealership.name} no longer serves ${operator.name}`,
      es: `Presupuestos de mantenimiento retirados: ${dealership.name} ya no atiende a ${operator.name}`,
    },
    paragraphs: [
      {
        en: `${dealership.name} no longer serves ${operator.name}. What was open between you was therefore withdrawn:`,
        es: `${dealership.name} ya no atiende a ${operator.name}. Por eso se retiró lo que estaba abierto entre ustedes:`,
      },
      ...listedLines(
        quotes,
        (quote) => lineOf(quote, side),
        (left) => ({ en: `Also withdrawn: ${left} more.`, es: `También retirados: ${left} más.` }),
      ),
    ],
    ...(url && {
      action: { label: { en: 'Show the maintenance quotes', es: 'Ver los presupuestos de mantenimiento' }, url },
    }),
  }
}

function lineOf({ number, instance, from }: EndedQuote, side: Side): Text {
  const name = `${salesNumber('maintenance_quote', number)}, ${machineOf(instance)}`
  const state = isAgreed(from) ? notDone[side] : notDecided
  return { en: `${name}: ${state.en}`, es: `${name}: ${state.es}` }
}

const notDecided: Text = { en: 'it was not decided on yet.', es: 'aún no se había decidido.' }

const notDone: Record<Side, Text> = {
  operator: { en: 'the work that you approved will not be done.', es: 'el trabajo que usted aprobó no se hará.' },
  dealership: {
    en: 'the work that the customer approved is cancelled.',
    es: 'el trabajo que el cliente aprobó queda cancelado.',
  },
}

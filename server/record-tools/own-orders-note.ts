import { isAdmin } from '../access'
import { inLanguage } from './asker-text'
import type { Asker } from './record-tool'

/** What an operator's people have to know who see only the orders that they placed. */
export const ownOrdersNote = (asker: Asker): string | undefined =>
  seesOnlyOwn(asker)
    ? inLanguage(
        {
          en: 'Your role sees only the orders that you placed yourself.',
          es: 'Su rol solo ve los pedidos que usted mismo hizo.',
        },
        asker,
      )
    : undefined

/** The same of quotes. */
export const ownQuotesNote = (asker: Asker): string | undefined =>
  seesOnlyOwn(asker)
    ? inLanguage(
        {
          en: 'Your role sees only the quotes that you requested yourself.',
          es: 'Su rol solo ve los presupuestos que usted mismo solicitó.',
        },
        asker,
      )
    : undefined

const seesOnlyOwn = ({ caller }: Asker): boolean => caller.organization?.type === 'OPERATOR' && !isAdmin(caller)

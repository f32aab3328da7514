import { isAdmin } from '../../../access'
import { inLanguage } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'

/** What an operator's people have to know who see only the orders that they placed. */
export const ownOrdersNote = (asker: Asker): string | undefined =>
  asker.caller.organization?.type === 'OPERATOR' && !isAdmin(asker.caller)
    ? inLanguage(
        {
          en: 'Your role sees only the orders that you placed yourself.',
          es: 'Su rol solo ve los pedidos que usted mismo hizo.',
        },
        asker,
      )
    : undefined

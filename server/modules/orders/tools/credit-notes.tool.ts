import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { money } from '../../../domain/money'
import { wanted } from '../../../record-tools/matching'
import type { RecordTool } from '../../../record-tools/record-tool'
import { findAskedCreditNotes } from './order-paper.repository'
import { ownOrdersNote } from './own-orders-note'
import { inWantedOrder, paperFact, sumOfPapers } from './paper-facts'

/** What invoices were taken back by. */
export const creditNotesTool = (db: Database): RecordTool => ({
  name: 'credit_notes',
  description: 'Credit notes on orders with day and amount.',
  input: ['period', 'organizationId', 'instanceIds', 'number', 'sort', 'skip', 'limit'],
  records: { en: 'credit notes', es: 'facturas rectificativas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const notes = await findAskedCreditNotes(db, input, asker)
    return {
      facts: wanted(inWantedOrder(notes, input), input).map((note) => paperFact('credit_note', note, [], asker)),
      total: notes.length,
      sum: sumOfPapers(
        notes.map(({ amount, currency }) => money(amount, currency)),
        asker,
      ),
      note: ownOrdersNote(asker),
    }
  },
})

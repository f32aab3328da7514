import { seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import { inWantedOrder } from '../../../record-tools/listed-records'
import { isInAmount, wanted } from '../../../record-tools/matching'
import { newestNote } from '../../../record-tools/newest-note'
import { ownOrdersNote } from '../../../record-tools/own-orders-note'
import type { RecordTool } from '../../../record-tools/record-tool'
import { writeSums } from '../../../record-tools/written-sums'
import { creditNoteDetails } from './credit-note-details.repository'
import { amountOf, findAskedCreditNotes, MAX_PAPERS } from './order-paper.repository'
import { paperFact } from './paper-facts'

/** What invoices were taken back by. */
export const creditNotesTool = (db: Database): RecordTool => ({
  name: 'credit_notes',
  description: 'Credit notes on orders with day and amount.',
  input: ['period', 'amount', 'organizationId', 'instanceIds', 'number', 'words', 'sort', 'skip', 'limit'],
  records: { en: 'credit notes', es: 'facturas rectificativas' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const all = await findAskedCreditNotes(db, input, asker)
    const notes = all.filter(({ amount, currency }) => isInAmount(amount, currency, input.amount))
    const shown = wanted(inWantedOrder(notes, input.sort, amountOf), input)
    return {
      facts: await Promise.all(
        shown.map(async (note) => ({
          ...paperFact('credit_note', note, [], asker),
          details: await creditNoteDetails(db, note, asker),
        })),
      ),
      total: notes.length,
      sum: writeSums(notes, asker),
      note: all.length === MAX_PAPERS ? newestNote(MAX_PAPERS, asker) : undefined,
      roleLimit: ownOrdersNote(asker),
    }
  },
})

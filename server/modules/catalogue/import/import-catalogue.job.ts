import { sql } from 'kysely'
import type { TableLimits } from '../../../csv/table-row'
import type { Database, Transaction } from '../../../db/connection'
import { findReferences } from '../../../db/references.repository'
import { ImportRefused, tableLost } from '../../../domain/table-import'
import type { Text } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'
import type { Transact } from '../../../events/unit-of-work'
import type { FileStore } from '../../../infrastructure/files/file-store'
import { findRemembered } from '../../../infrastructure/imports/remembered-mapping.repository'
import { storedNumbersOf } from '../../../infrastructure/imports/stored-numbers.repository'
import { countUndone } from '../../../infrastructure/imports/undone-rows.repository'
import { recordProgress } from '../../../infrastructure/jobs/job-progress'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { faultText } from '../../../tables/fault-text'
import { outlineTable, rowsOf } from '../../../tables/outline-table'
import { PREVIEW_ROWS, previewRow } from '../../../tables/preview'
import { lettersOf } from '../../../tables/row-reader'
import { withStoredNumbers } from '../../../tables/stored-numbers'
import type { TableOutline } from '../../../tables/table-outline'
import { openTable } from '../../../xlsx/open-table'
import { findSumBeyondLimit } from '../bundles/bundle-sum.repository'
import { lockSupersessions } from '../parts/stored-part.repository'
import {
  findAbandoned,
  findImportToRun,
  finishCheck,
  type ImportKey,
  isTableDone,
  jobPrefix,
  updateImport,
} from './catalogue-import.repository'
import { failInterrupted, refuseImport } from './fail-import'
import { notifyOfImport } from './import-notice'
import {
  addParts,
  analyzeRows,
  changeParts,
  deleteRows,
  findLastLine,
  findPartChangedMeanwhile,
  hasUnnotedRows,
  insertRows,
  judgeRows,
  type Lines,
  readSupersessions,
  refuseLines,
  refuseTooLargeSums,
  refuseUnknownReplacements,
} from './import-row.repository'
import { type ParsedRow, parseParts } from './parse-parts'
import { type PartColumn, partKind } from './part-columns'
import { previewPart } from './preview-part'
import { linesInCycles } from './supersession-cycles'
import {
  endSupersessions,
  keepLines,
  keepOthers,
  keepSuperseding,
  keepTooLargeSums,
  lockRestorable,
  markRemovable,
  readRestoredSupersessions,
  removeParts,
  restoreParts,
} from './undo-parts.repository'

interface Dependencies {
  db: Database
  transact: Transact
  files: Pick<FileStore, 'pathOf' | 'sizeOf' | 'remove'>
}

const limits: TableLimits = { maxRows: 250_000, maxLines: 1_048_576, maxCells: 200 }
/** Reading so many rows takes the event loop a few milliseconds, for which requests wait. */
const ROWS_READ_AT_ONCE = 200
/** In one statement, during which requests do not wait. */
const ROWS_APPLIED_AT_ONCE = 1000
const MAX_ATTEMPTS = 3

/** Reads an import, or stores what was read; one at a time for each dealership. */
export const enqueueImport = (trx: Database, { dealershipId, id }: ImportKey): Promise<void> =>
  enqueue(
    trx,
    'import-catalogue',
    { import_id: id },
    { key: `${jobPrefix}${id}`, maxAttempts: MAX_ATTEMPTS, queue: `import-catalogue:${dealershipId}` },
  )

export function importCatalogueJob({ db, transact, files }: Dependencies) {
  const handler: JobHandlers['import-catalogue'] = async ({ import_id: id }, { signal, lastAttempt }) => {
    const found = await findImportToRun(db, id)
    if (!found) return
    const { storage_key: storageKey } = found
    try {
      if (found.status === 'READING') await read(found)
      if (found.status === 'APPLYING') await apply(found)
      if (found.undo?.status === 'RUNNING') await undo(found, signal)
    } catch (error) {
      const isRefused = error instanceof UnreadableFile || error instanceof ImportRefused
      if (isRefused) await transact((trx) => refuseImport(trx, found, error.text))
      else if (lastAttempt && !signal?.aborted) await transact((trx) => failInterrupted(trx, found))
      if (!isRefused) throw error
    }
    // Until it is stored, its columns can be changed.
    if (await isTableDone(db, found)) await files.remove(storageKey)

    /** Begins again if it was interrupted. */
    async function read({ currency, file_name: fileName, mapping, ...key }: NonNullable<typeof found>): Promise<void> {
      await deleteRows(db, key)
      if ((await files.sizeOf(storageKey)) === undefined) throw new ImportRefused(tableLost)
      const outline = await readRows()
      await analyzeRows(db)
      await updateImport(db, key, { compared_at: sql<Date>`now()` })
      const lettersIn = (column: PartColumn) => lettersOf(outline, column)
      // Without a row that is refused, the catalogue keeps what others may not fit.
      for (;;) {
        signal?.throwIfAborted()
        const inCycles = linesInCycles(await readSupersessions(db, key))
        await refuseLines(db, key, inCycles, { reason: leadsBack, letters: lettersIn('superseded_by') })
        const unknown = await refuseUnknownReplacements(db, key, lettersIn('superseded_by'))
        const letters = { price: lettersIn('price'), coreCharge: lettersIn('core_charge') }
        const tooLarge = await refuseTooLargeSums(db, key, letters)
        if (inCycles.length + unknown + tooLarge === 0) break
      }
      await judgeRows(db, key, currency)
      await transact(async (trx) => {
        await finishCheck(trx, key)
        await notifyOfImport(trx, key)
      })

      async function readRows(): Promise<TableOutline> {
        const table = await openTable(files.pathOf(storageKey), limits, fileName)
        try {
          const remembered = await findRemembered(db, key.dealershipId, partKind.name)
          const outline = await outlineTable(table, partKind, { mapping, remembered })
          await updateImport(db, key, { outline })
          if (outline.fault) throw new ImportRefused(faultText(outline, outline.fault))
          let progress = 0
          let rows: ParsedRow[] = []
          const storeRows = async () => {
            signal?.throwIfAborted()
            await insertRows(db, key, rows)
            progress += rows.length
            await updateImport(db, key, { progress })
            recordProgress()
            rows = []
          }
          const read = rowsOf(table, outline, partKind)
          const findStored = storedNumbersOf(db, 'catalogue_part', key.dealershipId)
          const marked = withStoredNumbers(read, outline, partKind, findStored)
          for await (const row of parseParts(marked, outline, currency)) {
            rows.push(row)
            if (outline.preview.length < PREVIEW_ROWS) {
              outline.preview.push(previewRow(outline, row, previewPart(row.part, currency)))
            }
            if (rows.length === ROWS_READ_AT_ONCE) await storeRows()
          }
          if (rows.length > 0) await storeRows()
          await updateImport(db, key, { outline })
          return outline
        } finally {
          table.close()
        }
      }
    }

    /** In one transaction, so that an interrupted import has changed nothing; in steps within the limit of statements. */
    async function apply({ currency, ...key }: NonNullable<typeof found>): Promise<void> {
      await transact(async (trx) => {
        await lockSupersessions(trx, key.dealershipId)
        if (await hasUnnotedRows(trx, key)) await judgeRows(trx, key, currency)
        await refuseIfChanged(trx, key)
        let progress = 0
        const steps = [addParts, changeParts]
        for (const step of steps) {
          await inPortions(trx, key, signal, async (lines, rows) => {
            await step(trx, key, currency, lines)
            progress += rows
            // Outside the transaction, so that it can be followed; half of a row for each step.
            await updateImport(db, key, { progress: Math.floor(progress / steps.length) })
          })
        }
        // What somebody has changed while this was running was left as it is.
        await refuseIfChanged(trx, key)
        const beyond = await findSumBeyondLimit(trx, key)
        if (beyond) throw new ImportRefused(tooExpensiveMeanwhile(beyond.name))
        await updateImport(trx, key, { status: 'APPLIED', finished_at: new Date() })
        await notifyOfImport(trx, key)
      })
    }
  }
  /** In one transaction and in steps, too. */
  const undo = (key: ImportKey, signal: AbortSignal | undefined): Promise<void> =>
    transact(async (trx) => {
      await lockSupersessions(trx, key.dealershipId)
      await lockRestorable(trx, key)
      await keepWhatNoLongerFits(trx, key)
      const each = (step: (lines: Lines) => Promise<unknown>) => inPortions(trx, key, signal, step)
      await each((lines) => restoreParts(trx, key, lines))
      const references = await findReferences(trx, 'catalogue_part')
      await each((lines) => markRemovable(trx, key, lines, references))
      await keepSuperseding(trx, key)
      // Then they no longer refer to each other.
      await each((lines) => endSupersessions(trx, key, lines))
      await each((lines) => removeParts(trx, key, lines))
      await each((lines) => keepOthers(trx, key, lines))
      // A bundle that somebody has changed meanwhile; the next attempt finds it.
      if (await findSumBeyondLimit(trx, key)) throw new Error('the prices to restore no longer fit the bundles')
      const outcomes = await countUndone(trx, 'catalogue_import_row', { id: key.id, organizationId: key.dealershipId })
      await updateImport(trx, key, { undo: { status: 'DONE', ...outcomes } })
      await notifyOfImport(trx, key)
    })
  return {
    handler,
    /** Fails the imports whose jobs a killed process has left without a further attempt. */
    async failAbandoned() {
      for (const key of await findAbandoned(db)) await transact((trx) => failInterrupted(trx, key))
    },
  }
}

/** Runs a step for so many rows to store at a time, in their order. */
async function inPortions(
  trx: Transaction,
  key: ImportKey,
  signal: AbortSignal | undefined,
  step: (lines: Lines, rows: number) => Promise<unknown>,
): Promise<void> {
  let after = 0
  for (;;) {
    signal?.throwIfAborted()
    const until = await findLastLine(trx, key, after, ROWS_APPLIED_AT_ONCE)
    if (!until) return
    await step({ after, until: until.line }, until.rows)
    after = until.line
    recordProgress()
  }
}

/** A part that is kept has its price and its supersession of today, with which others may no longer fit either. */
async function keepWhatNoLongerFits(trx: Transaction, key: ImportKey): Promise<void> {
  for (;;) {
    const inCycles = linesInCycles(await readRestoredSupersessions(trx, key))
    await keepLines(trx, key, inCycles, leadsBackAgain)
    const tooLarge = await keepTooLargeSums(trx, key)
    if (inCycles.length + tooLarge === 0) return
  }
}

/**
 * What was checked against the catalogue of then must not be stored in that of today.
 * @throws ImportRefused if rows to store were compared with what is no more
 */
async function refuseIfChanged(trx: Transaction, key: ImportKey): Promise<void> {
  const partNumber = await findPartChangedMeanwhile(trx, key)
  if (partNumber !== undefined) throw new ImportRefused(changedMeanwhile(partNumber))
  const lines = linesInCycles(await readSupersessions(trx, key))
  if (lines.length > 0) throw new ImportRefused(supersededMeanwhile)
}

const changedMeanwhile = (partNumber: string): Text => ({
  en: `The part ${partNumber} was changed, renamed or deleted after the table was checked. Nothing was stored. Upload the table again to compare it with the current catalogue.`,
  es: `La pieza ${partNumber} se modificó, se renombró o se eliminó después de comprobar la tabla. No se guardó nada. Vuelva a subir la tabla para compararla con el catálogo actual.`,
})

const tooExpensiveMeanwhile = (name: string): Text => ({
  en: `The parts of “${name}” would add up to more than an amount can be: they were changed after the table was checked. Nothing was stored. Upload the table again.`,
  es: `Las piezas de «${name}» sumarían más de lo que puede ser un importe: se modificaron después de comprobar la tabla. No se guardó nada. Vuelva a subir la tabla.`,
})

const supersededMeanwhile: Text = {
  en: 'Parts were superseded after the table was checked, and its supersessions would now lead back to the same part. Nothing was stored. Upload the table again.',
  es: 'Se sustituyeron piezas después de comprobar la tabla, y sus sustituciones conducirían ahora de nuevo a la misma pieza. No se guardó nada. Vuelva a subir la tabla.',
}

const leadsBackAgain: Text = {
  en: 'Its former supersession would now lead back to the same part.',
  es: 'Su sustitución anterior conduciría ahora de nuevo a la misma pieza.',
}

const leadsBack: Text = {
  en: 'The supersession leads back to the same part.',
  es: 'La sustitución conduce de nuevo a la misma pieza.',
}

import { join } from 'node:path'
import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import type { AddressSigner } from '../../http/signed-address'
import { createFairQueue } from '../../infrastructure/fair-queue/fair-queue'
import type { FileStore } from '../../infrastructure/files/file-store'
import { createTemporaryFolders } from '../../infrastructure/files/temporary-folders'
import { isTaskServed } from '../../infrastructure/jobs/served-tasks'
import type { Logger } from '../../infrastructure/logging/logger'
import type { Ocr } from '../../infrastructure/ocr/ocr'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import type { MachineRepository } from '../machines'
import { deleteFilesJob } from './delete-files.job'
import { createPageTexts } from './figures/page-texts'
import { createPartFigures } from './figures/part-figures'
import { createPrintedListRepository } from './figures/printed-list.repository'
import { createRecognizedWords } from './figures/recognition/recognized-words'
import { fileOperations } from './file.operations'
import { libraryOperations } from './library.operations'
import { createLibraryRepository } from './library.repository'
import { createMailedPages } from './mailed-pages'
import { manualOperations } from './manual.operations'
import { createManualRepository } from './manual.repository'
import { createMachineRooms } from './manual-rooms'
import { manualsTool } from './manuals.tool'
import { createPageRepository } from './page.repository'
import { createPageImages } from './page-images'
import { listPartsCrontab, listPartsJob } from './parts-lists/list-parts.job'
import { createPartRepository } from './parts-lists/part.repository'
import { processManualJob } from './process-manual.job'
import { createProcessingRepository } from './processing.repository'
import { readManualsAgainCrontab, readManualsAgainJob } from './read-again/read-manuals-again.job'
import type { ReadingLimits } from './reading/process/read-in-process'
import { createPageRenderer, type RendererLimits } from './reading/render/page-renderer'
import { createRecognitionRepository } from './recognition/recognition.repository'
import { recognizeManualJob } from './recognition/recognize-manual.job'
import { manualSearchOperations } from './search/manual-search.operations'
import { createManualSearchRepository } from './search/manual-search.repository'

export { enqueueFileDeletion } from './delete-files.job'
export type { PartFigures } from './figures/part-figures'
export type { Manual, ManualKind } from './manual'
export { manualFailed, manualReady } from './manual.events'
export type { ManualRepository } from './manual.repository'
export { ownerOf, pageImageUrl } from './manual-addresses'
export { enqueueProcessing } from './manual-queue.repository'
export { findPageSizes, type PageOfManual, type PageSize, pageKey } from './page.repository'
export type { Part } from './reading/parts/part'
export type { Box, Passage, PassageLine } from './reading/passage'
export { parseTerms } from './search/terms'
export { toTextQuery } from './search/text-query'

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
  files: FileStore
  signer: AddressSigner
  realtime: Pick<Realtime, 'emit'>
  logger: Pick<Logger, 'warn'>
  /** Undefined if there is data of no language. */
  ocr: Ocr | undefined
  cacheFolder: string
  limits: { reading: ReadingLimits; page: RendererLimits }
}

/** Two pages are drawn concurrently, of different organizations, so that one organization cannot block the others. */
const DRAWING_LIMITS = { slots: 2, slotsPerOwner: 1, waitingPerOwner: 200 }

/** Each page takes some seconds of a processor. */
const RECOGNITION_LIMITS = { slots: 1, slotsPerOwner: 1, waitingPerOwner: 50 }

/** Nobody waits for the image of a scanned page, so it may be drawn while the server is busy. */
const SCAN_PATIENCE = 3

/** Manuals: upload, processing into passages, page images. */
export async function createManuals(dependencies: Dependencies) {
  const { db, transact, machines, files, signer, realtime, logger, ocr, cacheFolder, limits } = dependencies
  const manuals = createManualRepository(db)
  const renderer = createPageRenderer(limits.page)
  const queue = createFairQueue(DRAWING_LIMITS)
  const folder = join(cacheFolder, 'pages')
  const images = createPageImages({ folder, files, renderer, queue })
  const scanRenderer = createPageRenderer({ ...limits.page, timeoutMs: limits.page.timeoutMs * SCAN_PATIENCE })
  const pages = createPageRepository(db)
  const processing = createProcessingRepository(db)
  const recognition = createRecognitionRepository(db)
  const { memoryMegabytes } = limits.reading
  const library = createLibraryRepository(db)
  const canRecognize = async () => ocr !== undefined || isTaskServed(db, 'recognize-manual')
  const recognizedWords =
    ocr &&
    createRecognizedWords({
      ...{ folder, files, renderer: scanRenderer, ocr, memoryMegabytes },
      folders: await createTemporaryFolders(join(cacheFolder, 'figures')),
    })
  return {
    manuals,
    figures: createPartFigures({
      lists: createPrintedListRepository(db),
      texts: createPageTexts({ folder, files, renderer }),
      queue,
      recognition: recognizedWords && {
        words: recognizedWords,
        queue: createFairQueue(RECOGNITION_LIMITS),
      },
    }),
    operations: {
      ...manualOperations({ transact, machines, manuals, files }),
      ...fileOperations({ manuals, pages, images, files, signer }),
      ...libraryOperations(library),
      ...manualSearchOperations(createManualSearchRepository(db)),
    },
    tools: [manualsTool(library)],
    mailedPage: createMailedPages({ db, manuals, pages, images }),
    job: processManualJob({
      transact,
      processing,
      recognition,
      canRecognize,
      files,
      realtime,
      limits: limits.reading,
    }),
    /** Undefined without OCR; other workers may have it. */
    recognize:
      ocr &&
      recognizeManualJob({
        transact,
        processing,
        recognition,
        files,
        realtime,
        logger,
        ocr,
        renderer: scanRenderer,
        folders: await createTemporaryFolders(join(cacheFolder, 'scans')),
        memoryMegabytes,
      }),
    deleteFiles: deleteFilesJob({ files, images }),
    listParts: {
      handler: listPartsJob({ transact, parts: createPartRepository(db), logger }),
      crontab: listPartsCrontab,
    },
    readAgain: {
      handler: readManualsAgainJob({ transact, canRecognize }),
      crontab: readManualsAgainCrontab,
    },
    machineRooms: createMachineRooms(machines),
    async close() {
      renderer.close()
      scanRenderer.close()
      await recognizedWords?.close()
    },
  }
}

import { basename, join } from 'node:path'
import { createLocalFileStore } from '../../server/infrastructure/files/local-file-store'
import { createTemporaryFolders } from '../../server/infrastructure/files/temporary-folders'
import type { Logger } from '../../server/infrastructure/logging/logger'
import { unusedOcr } from '../../server/infrastructure/ocr/testing/unused-ocr'
import { processManualJob } from '../../server/modules/manuals/process-manual.job'
import { createProcessingRepository } from '../../server/modules/manuals/processing.repository'
import type { PageToRecognize, Recognition } from '../../server/modules/manuals/reading/ocr/recognize-page'
import { typedWords } from '../../server/modules/manuals/reading/testing/typed-page'
import { createRecognitionRepository } from '../../server/modules/manuals/recognition/recognition.repository'
import { recognizeManualJob } from '../../server/modules/manuals/recognition/recognize-manual.job'
import type { TestApp } from './test-app'
import { testUnitOfWork } from './unit-of-work'

type Recognize = (page: PageToRecognize, run: { signal: AbortSignal; manualId: string }) => Promise<string>

interface Options {
  logger?: Pick<Logger, 'warn'>
  /** The language of the scan, if there is no data for it. */
  missing?: string
  turnMs?: number
}

/**
 * Replaces Tesseract by a function from a page to its text, with a line for each line of it; returns the emitted
 * progress.
 */
export async function recognizeWith(
  test: TestApp,
  recognize: Recognize,
  { turnMs, missing, logger = { warn: () => undefined } }: Options = {},
): Promise<unknown[]> {
  const emitted: unknown[] = []
  const shared = {
    transact: testUnitOfWork(test.db).transact,
    processing: createProcessingRepository(test.db),
    recognition: createRecognitionRepository(test.db),
    files: await createLocalFileStore(join(test.folder, 'files')),
    realtime: { emit: (_rooms: unknown, _event: unknown, payload: unknown) => emitted.push(payload) },
  }
  const limits = { timeoutMs: 60_000, memoryMegabytes: 1024 }
  test.jobs['process-manual'] = processManualJob({ ...shared, canRecognize: async () => true, limits }).handler
  test.jobs['recognize-manual'] = recognizeManualJob({
    ...shared,
    logger,
    ocr: unusedOcr,
    renderer: { draw: () => Promise.reject(new Error('replaced by the recognizer')) },
    folders: await createTemporaryFolders(join(test.folder, 'cache/scans')),
    memoryMegabytes: limits.memoryMegabytes,
    createRecognizer:
      ({ signal, path }) =>
      async (page): Promise<Recognition> => {
        const text = await recognize(page, { signal, manualId: basename(path, '.pdf') })
        const words = typedWords(text ? text.split('\n') : [], { from: 12 })
        return { page: page.page, words, language: 'eng', fit: 5000, ...(missing && { missing }) }
      },
    ...(turnMs !== undefined && { turnMs }),
  })
  return emitted
}

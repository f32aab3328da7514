import { isManualUnreadable } from '../manual-unreadable'
import type { RecognizedPage } from '../ocr/recognize-page'
import { openPdfFile } from '../pdfium/pdf-source'
import { readScannedManual } from '../read-manual'
import type { ReadingMessage, ReadingRequest } from './reading-message'

/** Passages per message. */
const BATCH_SIZE = 100

const report = (message: ReadingMessage) => process.send?.(message)

const recognized: RecognizedPage[] = []

async function read({ path, maxPages, canRecognize }: Extract<ReadingRequest, { kind: 'read' }>): Promise<void> {
  const read = await readScannedManual(openPdfFile(path), {
    ...(maxPages === undefined ? {} : { maxPages }),
    canRecognize,
    recognized,
    onPage: (done, total) => report({ kind: 'page', done, total }),
  })
  if ('pagesToRecognize' in read) {
    report({ kind: 'recognition needed', needed: read })
    return
  }
  const { passages, ...manual } = read
  for (let start = 0; start < passages.length; start += BATCH_SIZE) {
    report({ kind: 'passages', passages: passages.slice(start, start + BATCH_SIZE) })
  }
  report({ kind: 'read', manual })
}

process.on('message', (request: ReadingRequest) => {
  if (request.kind === 'recognized') recognized.push(...request.pages)
  else
    read(request).catch((error: unknown) => {
      if (!isManualUnreadable(error)) throw error
      report({ kind: 'unreadable', code: error.code, reason: error.reason })
    })
})

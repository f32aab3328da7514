import { isManualUnreadable } from '../manual-unreadable'
import type { RecognizedPage } from '../ocr/recognize-page'
import { openPdfFile } from '../pdfium/pdf-source'
import { readScannedManual } from '../read-manual'
import type { ReadingMessage, ReadingRequest } from './reading-message'

/** Passages or parts per message. */
const BATCH_SIZE = 100

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += BATCH_SIZE) yield all.slice(start, start + BATCH_SIZE)
}

const report = (message: ReadingMessage) => process.send?.(message)

/** Receives the portion that was requested last. */
let receive: (pages: RecognizedPage[]) => void = () => undefined

/** One portion after the other, so that neither process has to store those that the other has not processed yet. */
async function* recognizedEarlier(): AsyncGenerator<RecognizedPage[]> {
  for (;;) {
    const portion = new Promise<RecognizedPage[]>((resolve) => {
      receive = resolve
    })
    report({ kind: 'recognized pages wanted' })
    const pages = await portion
    if (pages.length === 0) return
    yield pages
  }
}

async function read({ path, maxPages, canRecognize }: Extract<ReadingRequest, { kind: 'read' }>): Promise<void> {
  const read = await readScannedManual(openPdfFile(path), {
    ...(maxPages === undefined ? {} : { maxPages }),
    canRecognize,
    recognized: recognizedEarlier(),
    onPage: (done, total) => report({ kind: 'page', done, total }),
  })
  if ('pagesToRecognize' in read) {
    report({ kind: 'recognition needed', needed: read })
    return
  }
  const { passages, parts, ...manual } = read
  for (const batch of batches(passages)) report({ kind: 'passages', passages: batch })
  for (const batch of batches(parts)) report({ kind: 'parts', parts: batch })
  report({ kind: 'read', manual })
}

process.on('message', (request: ReadingRequest) => {
  if (request.kind === 'recognized') receive(request.pages)
  else
    read(request).catch((error: unknown) => {
      if (!isManualUnreadable(error)) throw error
      report({ kind: 'unreadable', code: error.code, reason: error.reason, pages: error.pages })
    })
})

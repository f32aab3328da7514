import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findOcr } from '../../server/infrastructure/ocr/find-ocr'
import type { Ocr } from '../../server/infrastructure/ocr/ocr'
import type { PageToRecognize, RecognizedPage } from '../../server/modules/manuals/reading/ocr/recognize-page'
import { openPdfFile } from '../../server/modules/manuals/reading/pdfium/pdf-source'
import { type ReadManual, readScannedManual } from '../../server/modules/manuals/reading/read-manual'
import { createPageRenderer } from '../../server/modules/manuals/reading/render/page-renderer'
import { createPageRecognizer } from '../../server/modules/manuals/recognition/page-recognizer'
import { recognizePages } from '../../server/modules/manuals/recognition/recognize-pages'

const MEMORY_MEGABYTES = 1024
const DRAWING = { timeoutMs: 120_000, memoryMegabytes: MEMORY_MEGABYTES }

/**
 * Reads a manual with the text of its images, as the product does. Each recognized page is added to a file in `folder`, so
 * that it is recognized once, also if the reading of what was recognized changes.
 * @param name of that file
 */
export async function readRecognized(path: string, { folder, name }: { folder: string; name: string }) {
  const stored = join(folder, `${name}.pages.jsonl`)
  for (;;) {
    const recognized = await readStored(stored)
    const read = await readScannedManual(openPdfFile(path), { canRecognize: true, recognized: [recognized] })
    if (isRead(read)) return read
    console.error(`${name}: ${read.pagesToRecognize.length} pages are recognized`)
    await mkdir(folder, { recursive: true })
    await recognizeInto(stored, { path, folder, recognized, pages: read.pagesToRecognize })
  }
}

const isRead = (read: Awaited<ReturnType<typeof readScannedManual>>): read is ReadManual => 'passages' in read

async function readStored(file: string): Promise<RecognizedPage[]> {
  const lines = await readFile(file, 'utf8').catch(() => '')
  return lines.split('\n').flatMap((line): RecognizedPage[] => (line === '' ? [] : [JSON.parse(line)]))
}

interface Work {
  path: string
  folder: string
  recognized: readonly RecognizedPage[]
  pages: readonly PageToRecognize[]
}

async function recognizeInto(stored: string, { path, folder, recognized, pages }: Work): Promise<void> {
  const ocr = await requireOcr()
  const renderer = createPageRenderer(DRAWING)
  const { signal } = new AbortController()
  // Pictures of pages are named by their number; several manuals may be read at once.
  const pictures = await mkdtemp(join(folder, 'pictures-'))
  try {
    await recognizePages({
      pages,
      languages: ocr.languages,
      earlierLanguages: recognized.flatMap(({ language }) => language ?? []).slice(-1),
      recognize: createPageRecognizer({
        ocr,
        renderer,
        path,
        folder: pictures,
        memoryMegabytes: MEMORY_MEGABYTES,
        signal,
      }),
      store: ({ page, words, language }) => appendFile(stored, `${JSON.stringify({ page, words, language })}\n`),
      isTimeOver: () => false,
    })
  } finally {
    renderer.close()
    await rm(pictures, { recursive: true, force: true })
  }
}

async function requireOcr(): Promise<Ocr> {
  const ocr = await findOcr()
  if (!ocr) throw new Error('there is no data of any language')
  return ocr
}

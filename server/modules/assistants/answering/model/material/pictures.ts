import type { AnswerRequest } from '../../engine'
import type { FoundPage } from './retrieve'

/** Pictures are read slowly, and cost as much as a page of text each. */
const MAX_PICTURES = 3
/** Characters below which a page says more by its picture. */
const LITTLE_TEXT = 400

/** The pictures of the foremost pages whose text says little of them: scans, drawings and pages of few words. */
export async function picturesOf(
  pages: readonly FoundPage[],
  { drawPage, signal }: Pick<AnswerRequest, 'drawPage' | 'signal'>,
): Promise<Uint8Array[]> {
  if (!drawPage) return []
  const drawn = pages
    .filter(needsPicture)
    .slice(0, MAX_PICTURES)
    .map(({ manualId, page }) =>
      drawPage({ manualId, page }, signal).catch(() => {
        signal.throwIfAborted()
        // The words of the page remain.
        return undefined
      }),
    )
  return (await Promise.all(drawn)).filter((picture) => picture !== undefined)
}

function needsPicture({ isWhole, passages }: FoundPage): boolean {
  const length = passages.reduce((sum, { passage }) => sum + passage.text.length, 0)
  return isWhole && (length < LITTLE_TEXT || passages.some(({ passage }) => passage.ocr))
}

import type { EmailPicture, PagePicture } from '../../domain/page-picture'
import type { Logger } from '../../infrastructure/logging/logger'
import type { MailedPicture } from '../../infrastructure/mail/mail-transport'

export interface PictureSource {
  /** Draws a page as a JPEG; undefined where there is none to show. */
  drawPage(picture: PagePicture, signal: AbortSignal): Promise<Buffer | undefined>
  logger: Pick<Logger, 'warn'>
}

/** For all pictures of an e-mail, as others wait for the same workers. */
const TIME_LIMIT_MS = 20_000
/** What the pictures of an e-mail may have together: mailboxes refuse e-mails of 10 MB, and encoding adds a third. */
const MAX_BYTES = 5 * 2 ** 20

/**
 * Draws the pictures of an e-mail, as many as it may have. A page that cannot be drawn in time is left out: an e-mail waits
 * for its pictures no longer than 20 s.
 * @throws the reason of the signal
 */
export async function drawPictures(
  pictures: readonly EmailPicture[],
  { drawPage, logger }: PictureSource,
  signal: AbortSignal,
): Promise<MailedPicture[]> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  const drawn: MailedPicture[] = []
  let bytes = 0
  for (const { cid, ...picture } of pictures) {
    const content = await drawPage(picture, inTime).catch((error) => {
      signal.throwIfAborted()
      logger.warn({ err: error, manual: picture.manualId, page: picture.page }, 'an e-mail goes without a page')
      return undefined
    })
    if (!content || bytes + content.length > MAX_BYTES) continue
    bytes += content.length
    drawn.push({ cid, filename: `page-${picture.page}.jpg`, content })
  }
  return drawn
}

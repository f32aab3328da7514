import { DomainError } from '../../../domain/domain-error'
import { currentRequester } from '../../current-requester'
import { createFairQueue, QueueFull } from '../../fair-queue/fair-queue'
import type { TemporaryFolders } from '../../files/temporary-folders'
import { type Ocr, RecognitionFailed } from '../ocr'
import { PhotographUnreadable, startPictureProcess } from './picture-process'
import { recognizePhotograph } from './recognize-photograph'
import type { TextCell } from './text-cell'

/** Reads what is written in photographs, in processes of their own; no photograph is kept. */
export interface PhotographReader {
  /**
   * Reads a photograph (JPEG, PNG or WebP) in the turn of the current requester.
   * @returns the cells from top to bottom; empty if nothing was read
   * @throws DomainError `photographs_not_read`, `photographs_busy`, `photograph_unreadable`, `photograph_takes_long`
   */
  read(bytes: Buffer): Promise<TextCell[]>
  close(): void
}

interface Options {
  /** Undefined if there is data of no language. */
  ocr: Ocr | undefined
  folders: TemporaryFolders
  timeoutMs?: number
}

const turns = { slots: 2, slotsPerOwner: 1, waitingPerOwner: 12, waitingPerMember: 2 }
/** From its turn on; a clear photograph takes a few seconds of a processor that others use as well. */
const TIMEOUT_MS = 60_000
/** Of one image, or of all rows that are read again: the densest images take some 5 s, 72 rows some 15 s. */
const PROCESSOR_SECONDS = 45
const MEMORY_MEGABYTES = 1024
const nobody = { owner: '', member: '', signal: undefined }

export function createPhotographReader({ ocr, folders, timeoutMs = TIMEOUT_MS }: Options): PhotographReader {
  const queue = createFairQueue(turns)
  const closing = new AbortController()

  async function recognize(bytes: Buffer, ocr: Ocr, signal: AbortSignal): Promise<TextCell[]> {
    // Numbers are read best in English, whose letters those of plates are.
    const language = ocr.languages.includes('eng') ? 'eng' : ocr.languages.join('+')
    const limits = { timeoutMs, processorSeconds: PROCESSOR_SECONDS, memoryMegabytes: MEMORY_MEGABYTES, signal }
    const process = startPictureProcess(signal)
    try {
      const picture = await process.open(bytes)
      return await folders.use((folder) =>
        recognizePhotograph({
          picture,
          draw: process.draw,
          recognize: (image, mode) =>
            ocr.recognize(image, { language, segmentation: mode, ...OPTIONS }, limits).catch(emptyIfFailed),
          folder,
        }),
      )
    } finally {
      process.end()
    }
  }

  return {
    async read(bytes) {
      if (!ocr) throw withoutOcr()
      const { owner, member, signal: left } = currentRequester.getStore() ?? nobody
      const inTurn = async () => {
        const late = AbortSignal.timeout(timeoutMs)
        const signal = AbortSignal.any([late, closing.signal, ...(left ? [left] : [])])
        return recognize(bytes, ocr, signal).catch((error) => {
          throw late.aborted && !left?.aborted ? takesLong() : error
        })
      }
      return queue.run({ owner, member }, inTurn, left).catch(refuse)
    },
    close: () => closing.abort(new Error('the server stops')),
  }
}

/** Letters are dark in all that is given to Tesseract. */
const OPTIONS = { dotsPerInch: 150, withoutInverted: true }

/** What cannot be recognized in one way may be in another. */
function emptyIfFailed(error: unknown): string {
  if (error instanceof RecognitionFailed) return ''
  throw error
}

function refuse(error: unknown): never {
  if (error instanceof QueueFull) throw busy()
  if (error instanceof PhotographUnreadable) throw unreadable()
  throw error
}

const withoutOcr = () =>
  new DomainError('unavailable', 'photographs_not_read', {
    en: 'Photographs cannot be read on this server. Type what is written on it.',
    es: 'Este servidor no puede leer fotografías. Escriba lo que pone en ella.',
  })

const busy = () =>
  new DomainError(
    'too-many-requests',
    'photographs_busy',
    {
      en: 'Your organization is having many photographs read at once. Try again in a few seconds.',
      es: 'Su organización está leyendo muchas fotografías a la vez. Vuelva a intentarlo en unos segundos.',
    },
    { retryAfterSeconds: 10 },
  )

const unreadable = () =>
  new DomainError('invalid', 'photograph_unreadable', {
    en: 'The photograph is damaged or has too many pixels. Take it again, or choose another one.',
    es: 'La fotografía está dañada o tiene demasiados píxeles. Hágala de nuevo o elija otra.',
  })

const takesLong = () =>
  new DomainError('unavailable', 'photograph_takes_long', {
    en: 'Reading the photograph took too long. Go closer, so that it shows little else, and take it again.',
    es: 'La lectura de la fotografía tardó demasiado. Acérquese para que se vea poco más y hágala de nuevo.',
  })

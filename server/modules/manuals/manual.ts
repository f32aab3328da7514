import type { PageTexts } from '../../domain/page-texts'
import type { Text } from '../../domain/text'

export type ManualKind = 'operation' | 'parts' | 'service' | 'other'
export type ManualStatus = 'QUEUED' | 'PROCESSING' | 'READY' | 'FAILED'

/** An uploaded PDF of a machine and its processing status: QUEUED > PROCESSING > READY or FAILED. */
export interface Manual {
  id: string
  /** The dealership that uploaded it; null if a super user did, for everyone with access to the machine. */
  organizationId: string | null
  machineId: string
  displayName: string
  kind: ManualKind
  years: string | null
  serialStart: string | null
  serialEnd: string | null
  storageKey: string
  size: number
  status: ManualStatus
  /** Why it failed. */
  reason: Text | null
  /** Whether its pages can be shown although it failed, because only their text cannot be read. */
  showsPages: boolean
  pages: number | null
  pagesDone: number
  /** Pages whose text was recognized in their images (OCR). */
  ocrPages: number
  /** Pages of images, or of unreadable text, in which no text was recognized. */
  unreadablePages: number
  /** Where the text of each page comes from; empty before it was read. */
  pageTexts: PageTexts[]
  /** Incremented each time it is queued, so that writes and indexes of earlier ones are ignored. */
  revision: number
  /** The version of the rules by which its parts were listed; they are listed again without being read again. */
  partsVersion: number
  uploadedAt: Date
  /** Null once the account is gone. */
  uploadedBy: string | null
}

/** Whether its pages can be shown. */
export const canOpen = ({ status, showsPages }: Pick<Manual, 'status' | 'showsPages'>): boolean =>
  status === 'READY' || (status === 'FAILED' && showsPages)

/** One processing of a manual; writes of those with an earlier revision are ignored. */
export interface ManualRun {
  id: string
  revision: number
}

/** Whether the header of a PDF occurs in the first kilobyte (ISO 32000-2, annex I, note on headers). */
export const looksLikePdf = (head: Buffer): boolean => head.subarray(0, 1024).includes('%PDF-')

/** The name entered on upload, or else the file name without its extension. */
export function displayNameOf(entered: string | undefined, filename: string): string {
  const sanitize = (text: string) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200)
  const base = filename.split(/[/\\]/).at(-1) ?? ''
  return sanitize(entered ?? '') || sanitize(base.replace(/\.pdf$/i, '')) || 'Manual'
}

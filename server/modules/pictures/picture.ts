import { DomainError, invalid } from '../../domain/domain-error'

/** A stored picture. */
export interface Picture {
  id: string
  /** In pixels. */
  width: number
  height: number
}

/** What pictures may belong to; its owner is who it belongs to itself. */
export interface PictureSubject {
  kind: 'part' | 'message' | 'completion' | 'reading'
  organizationId: string
  id: string
}

/** The longest side of a picture and of its thumbnail, in pixels. */
export const PICTURE_SIZES = [2000, 320] as const

/** What one person may have uploaded without using it, before it is deleted. */
export const MAX_UNUSED = 200

export const pictureGone = () =>
  invalid({
    path: 'body.picture_ids',
    message: {
      en: 'A picture is no longer available. Remove it and add it again.',
      es: 'Una imagen ya no está disponible. Quítela y añádala de nuevo.',
    },
  })

export const tooManyUnused = () =>
  new DomainError('too-many-requests', 'too_many_pictures', {
    en: 'You have uploaded many pictures without saving them. Save them, or try again tomorrow.',
    es: 'Ha subido muchas imágenes sin guardarlas. Guárdelas o inténtelo de nuevo mañana.',
  })

import { DomainError } from '../../domain/domain-error'
import { isHeic, type PictureKind, pictureKindOf } from './drawing/picture-kind'

const names: Record<PictureKind, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', svg: 'SVG' }

export const PHOTOGRAPH_KINDS: readonly PictureKind[] = ['jpeg', 'png', 'webp']

/**
 * Detects the kind of a picture from its first bytes.
 * @throws DomainError `not_a_picture`; `heic_picture` for what phones store, which is a picture but cannot be decoded
 */
export function requireKind(head: Buffer, kinds: readonly PictureKind[] = PHOTOGRAPH_KINDS): PictureKind {
  const kind = pictureKindOf(head)
  if (kind && kinds.includes(kind)) return kind
  throw isHeic(head) ? heicPicture(kinds) : notAPicture(kinds)
}

const listed = (kinds: readonly PictureKind[], language: string) =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(kinds.map((kind) => names[kind]))

const notAPicture = (kinds: readonly PictureKind[]) =>
  new DomainError('unsupported-file', 'not_a_picture', {
    en: `The file is not a picture. Choose a ${listed(kinds, 'en')} file.`,
    es: `El archivo no es una imagen. Elija un archivo ${listed(kinds, 'es')}.`,
  })

const heicPicture = (kinds: readonly PictureKind[]) =>
  new DomainError('unsupported-file', 'heic_picture', {
    en: `The picture is in the HEIC format, which cannot be opened here. Save it as ${listed(kinds, 'en')}, or take it with “Most compatible” in the camera's settings.`,
    es: `La imagen está en formato HEIC, que aquí no se puede abrir. Guárdela como ${listed(kinds, 'es')} o hágala con «Más compatible» en los ajustes de la cámara.`,
  })

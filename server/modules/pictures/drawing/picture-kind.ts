export type PictureKind = 'png' | 'jpeg' | 'webp' | 'svg'

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
/** An XML declaration, a comment, a document type or the root element. */
const svgStart = /^\uFEFF?\s*<(\?xml|!--|!doctype\s+svg|svg)/i

/** Detects the kind of a picture from its first bytes; undefined for anything that is not drawn. */
export function pictureKindOf(head: Buffer): PictureKind | undefined {
  if (head.subarray(0, 8).equals(pngStart)) return 'png'
  if (head.subarray(0, 3).equals(jpegStart)) return 'jpeg'
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  const text = head.toString('utf8')
  return svgStart.test(text) && /<svg[\s/>]/.test(text) ? 'svg' : undefined
}

/** Brands of files as phones store photographs (ISO/IEC 23008-12). */
const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** Whether a file is a HEIC picture, by its first bytes; none of them is drawn. */
export const isHeic = (head: Buffer): boolean =>
  head.toString('latin1', 4, 8) === 'ftyp' && heicBrands.includes(head.toString('latin1', 8, 12))

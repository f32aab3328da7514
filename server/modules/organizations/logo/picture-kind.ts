export type PictureKind = 'png' | 'jpeg' | 'webp' | 'svg'

const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegBegin = Buffer.from([0xff, 0xd8, 0xff])
/** An XML declaration, a comment, a document type or the root itself, and the root not far behind. */
const svgBegin = /^\uFEFF?\s*<(\?xml|!--|!doctype\s+svg|svg)/i

/** What kind of picture a file is by its first bytes, whatever it is called; undefined for none that a logo may be. */
export function pictureKindOf(head: Buffer): PictureKind | undefined {
  if (head.subarray(0, 8).equals(pngBegin)) return 'png'
  if (head.subarray(0, 3).equals(jpegBegin)) return 'jpeg'
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  const text = head.toString('utf8')
  return svgBegin.test(text) && /<svg[\s/>]/.test(text) ? 'svg' : undefined
}

interface Part {
  head: string
  content: Buffer
}

export interface ReadMail {
  subject: string
  text: string
  html: string
  pictures: { cid: string; head: string; content: Buffer }[]
}

/** Reads an e-mail as mail programs do, as far as ours need it. @param source headers and body as received */
export function readMail(source: string): ReadMail {
  const parts = partsOf(source)
  const ofType = (type: string) => parts.filter(({ head }) => headerOf(head, 'Content-Type').startsWith(type))
  const words = (type: string) => ofType(type)[0]?.content.toString('utf8').replace(/\r\n/g, '\n') ?? ''
  return {
    subject: encodedWordsIn(headerOf(source, 'Subject')),
    text: words('text/plain'),
    html: words('text/html'),
    pictures: ofType('image/jpeg').map((part) => ({ ...part, cid: headerOf(part.head, 'Content-ID').slice(1, -1) })),
  }
}

function partsOf(source: string): Part[] {
  const boundaries = [...source.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => `\r\n--${boundary}`)
  const pieces = boundaries.reduce((texts, boundary) => texts.flatMap((text) => text.split(boundary)), [source])
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n')
    const head = piece.slice(0, end)
    return { head, content: decoded(piece.slice(end + 4), headerOf(head, 'Content-Transfer-Encoding')) }
  })
}

function headerOf(head: string, name: string): string {
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
}

/** Words of a header that are not ASCII (RFC 2047). */
const encodedWordsIn = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, encoding: string, words: string) =>
      (encoding === 'B' ? decoded(words, 'base64') : decoded(words.replaceAll('_', ' '), 'quoted-printable')).toString(
        'utf8',
      ),
    )

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'utf8')
  const joined = body.replace(/=\r\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

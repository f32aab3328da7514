export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | OlderEncoding
type OlderEncoding = 'windows-1252' | 'windows-1250' | 'cp850'

/** UTF-32 with its mark, or a start in which three of nearly each four bytes are zeros. */
export function isUtf32(start: Buffer): boolean {
  const mark = start.toString('hex', 0, 4)
  if (mark === 'fffe0000' || mark === '0000feff') return true
  const units = Array.from({ length: Math.floor(start.length / 4) }, (_, at) => start.subarray(at * 4, at * 4 + 4))
  const wide = units.filter((unit) => unit.filter((byte) => byte === 0).length === 3).length
  return units.length > 0 && wide >= units.length * 0.8
}

/** @param start the first bytes of a file */
export function encodingOfStart(start: Buffer): Extract<Encoding, 'utf-16le' | 'utf-16be'> | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Separators, digits and line ends have a byte of zero, whatever script the words of a table are in.
  if (even + odd < start.length / 20) return undefined
  return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : undefined
}

/**
 * The encoding of a text: that which its mark names, UTF-16 without a mark, UTF-8, or else that of older programs which
 * makes letters of what is within words.
 * @param read gives the pieces of the file, each time from its beginning
 */
export async function detectEncoding(start: Buffer, read: () => AsyncIterable<Uint8Array>): Promise<Encoding> {
  const wide = encodingOfStart(start)
  if (wide) return wide
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of read()) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return olderEncoding(read())
  }
}

/**
 * The bytes that are letters in one of the older encodings alone, within words: ä, ö, ü, é, ç, ñ of DOS are signs in those
 * of Windows, most of theirs are signs in DOS, and ł, ą, ż, š and ž of central Europe are signs in western words.
 */
const evidence: Record<OlderEncoding, RegExp> = {
  cp850:
    /[a-z][\x81\x82\x84\x87\x88\x94\x95\xa1-\xa4]+(?=[a-z])|(?<![A-Za-z\x80-\xff])[\x8e\x99\x9a](?=[a-z]{3})|[A-Z][\x8e\x99\x9a](?=[A-Z])/g,
  'windows-1252': /[a-z][\xdf\xe0\xe2-\xff](?=[a-z])|[A-Z][\xc0-\xde](?=[A-Z])/g,
  'windows-1250':
    /[a-z\xe0-\xff](?:[\xb9\xbf]|\xb3(?!h))(?=[a-z\xe0-\xff])|\xa3(?=[a-z\xe0-\xff]{2})|[a-z][\x9a\x9e](?=[a-z])/g,
}

async function olderEncoding(chunks: AsyncIterable<Uint8Array>): Promise<OlderEncoding> {
  const found = { cp850: 0, 'windows-1252': 0, 'windows-1250': 0 }
  for await (const chunk of chunks) {
    const text = Buffer.from(chunk).toString('latin1')
    found.cp850 += text.match(evidence.cp850)?.length ?? 0
    found['windows-1252'] += text.match(evidence['windows-1252'])?.length ?? 0
    found['windows-1250'] += text.match(evidence['windows-1250'])?.length ?? 0
  }
  if (found.cp850 > found['windows-1252'] + found['windows-1250']) return 'cp850'
  return found['windows-1250'] > 0 ? 'windows-1250' : 'windows-1252'
}

/** From 128 on, in the code page of DOS in western Europe. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Decodes a text that comes in pieces, as `TextDecoder` does. */
export function textDecoder(encoding: Encoding): { decode(bytes?: Uint8Array, options?: { stream: boolean }): string } {
  if (encoding !== 'cp850') return new TextDecoder(encoding)
  return {
    decode: (bytes) =>
      Buffer.from(bytes ?? [])
        .toString('latin1')
        .replaceAll(/[\x80-\xff]/g, (sign) => cp850.charAt(sign.charCodeAt(0) - 128)),
  }
}

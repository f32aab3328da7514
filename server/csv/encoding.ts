export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

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
 * The encoding of a text: that which its mark names, UTF-16 without a mark, UTF-8, or else that of older programs for
 * Windows.
 */
export async function detectEncoding(start: Buffer, chunks: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const wide = encodingOfStart(start)
  if (wide) return wide
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

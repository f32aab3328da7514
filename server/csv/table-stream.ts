import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'

/** A few hundred lines, which take milliseconds to write. */
const PIECE_LENGTH = 32_000

/** The lines of a table as they are sent: in pieces, between which other requests are answered. */
export const tableStream = (lines: AsyncIterable<string>): Readable => Readable.from(inPieces(lines))

async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
    await othersFirst()
  }
  if (piece !== '') yield piece
}

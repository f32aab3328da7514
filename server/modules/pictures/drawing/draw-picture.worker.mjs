// Draws one picture from its input to its output, in a process of its own; see draw-picture.ts for why.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** More than any camera's, and still little memory. */
const limitInputPixels = 50_000_000
/** Dots per inch at which an SVG is as large as it says. */
const naturalDensity = 72

const input = await buffer(process.stdin)
const [, , kind, ...sizes] = process.argv
const { format, width, height } = await sharp(input, { limitInputPixels }).metadata()
if (format !== kind) throw new Error(`not of the kind ${kind}`)

for (const longestSide of sizes.map(Number)) {
  // An SVG has no size of its own: it is drawn as large as it is wanted, neither enlarged nor shrunk afterwards.
  const density = Math.min(100_000, Math.max(1, (naturalDensity * longestSide) / Math.max(width, height)))
  const { data, info } = await sharp(input, { limitInputPixels, failOn: 'error', ...(kind === 'svg' && { density }) })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  const head = Buffer.alloc(12)
  ;[info.width, info.height, data.length].forEach((figure, index) => {
    head.writeUInt32BE(figure, index * 4)
  })
  process.stdout.write(Buffer.concat([head, data]))
}

// Draws one picture from its input to its output, in a process of its own; see draw-picture.ts for why.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const longestSide = 512
/** More than any camera's, and still little memory. */
const limitInputPixels = 50_000_000
/** Dots per inch at which an SVG is as large as it says. */
const naturalDensity = 72

const input = await buffer(process.stdin)
const [, , kind] = process.argv
const { format, width, height } = await sharp(input, { limitInputPixels }).metadata()
if (format !== kind) throw new Error(`not of the kind ${kind}`)
// An SVG has no size of its own: it is drawn as large as the logo, neither enlarged nor shrunk afterwards.
const density = Math.min(100_000, Math.max(1, (naturalDensity * longestSide) / Math.max(width, height)))
const options = { limitInputPixels, failOn: 'error', ...(kind === 'svg' && { density }) }
const picture = await sharp(input, options)
  .autoOrient()
  .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  .webp({ quality: 90 })
  .toBuffer()
process.stdout.write(picture)

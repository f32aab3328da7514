import sharp, { type Sharp } from 'sharp'
import { flattened, type GreyPicture } from './grey-picture'
import type { Drawing, OpenedPicture, PictureReply, PictureRequest } from './picture-request'
import { rowAngleOf } from './row-angle'
import { surfacesOf } from './surfaces'
import type { Area } from './text-area'
import { withoutFrames } from './without-frames'

// Decodes and prepares one photograph, in a process of its own, because it is an untrusted file.

/** More than most cameras', and still little memory. */
const limitInputPixels = 50_000_000
/** A plate that fills a quarter of the width still has letters of some 20 pixels. */
const MAX_SIDE = 4000
const SIDE_FOR_ANGLE = 800
const RADIUS_FOR_ANGLE = 30
/** Of the surroundings whose light is evened, in heights of a letter, or as a share of the image. */
const RADIUS_IN_LETTERS = 1.6
const RADIUS_SHARE = 1 / 28
const LETTER_SHARE = 1 / 40

let opened: GreyPicture | undefined
let turned: { turn: number; picture: GreyPicture } | undefined

process.on('message', async (request: PictureRequest) => {
  const reply = await answer(request).catch((): PictureReply => ({ kind: 'unreadable' }))
  process.send?.(reply)
})

async function answer(request: PictureRequest): Promise<PictureReply> {
  if (request.kind === 'open') return { kind: 'opened', picture: await open(request.bytes) }
  return { kind: 'drawn', letters: await draw(request) }
}

async function open(bytes: Uint8Array): Promise<OpenedPicture> {
  opened = await greyOf(
    sharp(bytes, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true }),
  )
  const { width, height } = opened
  const small = flattened(
    await greyOf(image(opened).resize(SIDE_FOR_ANGLE, SIDE_FOR_ANGLE, { fit: 'inside' })),
    RADIUS_FOR_ANGLE,
  )
  return { width, height, rowAngle: rowAngleOf(small), surfaces: surfacesOf(small) }
}

async function draw({ target, turn, area, scale, letterHeight, surface, treatment }: Drawing): Promise<Area[]> {
  if (!opened) throw new Error('there is no picture')
  if (turned?.turn !== turn) {
    turned = { turn, picture: await greyOf(image(opened).rotate(turn, { background: '#808080' })) }
  }
  const part = partOf(turned.picture, area)
  const [width, height] = [Math.max(8, Math.round(part.width * scale)), Math.max(8, Math.round(part.height * scale))]
  const resized = image(part).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  const prepared = await greyOf(
    treatment === 'smooth'
      ? resized.blur(1 + letterHeight / 40)
      : treatment === 'sharp'
        ? resized.sharpen({ sigma: Math.max(1, letterHeight / 14), m1: 2, m2: 4 })
        : resized,
  )
  const radius = Math.round(
    letterHeight > 0 ? letterHeight * RADIUS_IN_LETTERS : Math.max(width, height) * RADIUS_SHARE,
  )
  const even = flattened(prepared, radius)
  const dark =
    surface === 'relief' ? await darkRelief(even, radius) : surface === 'light-on-dark' ? negative(even) : even
  // While the height of the letters is unknown, the largest of a plate are supposed to fill this share of it.
  const supposed = letterHeight > 0 ? letterHeight : Math.max(width, height) * LETTER_SHARE
  const { cleaned, letters } = withoutFrames(dark, supposed)
  await image(stretched(cleaned)).png({ compressionLevel: 1 }).toFile(target)
  return letters
}

const image = ({ width, height, pixels }: GreyPicture) => sharp(pixels, { raw: { width, height, channels: 1 } })

async function greyOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

function partOf(picture: GreyPicture, area: Area | undefined): GreyPicture {
  if (!area) return picture
  const left = Math.max(0, Math.floor(area.left))
  const top = Math.max(0, Math.floor(area.top))
  const width = Math.max(1, Math.min(picture.width, Math.ceil(area.right)) - left)
  const height = Math.max(1, Math.min(picture.height, Math.ceil(area.bottom)) - top)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * picture.width + left
    pixels.set(picture.pixels.subarray(from, from + width), y * width)
  }
  return { width, height, pixels }
}

/** Letters whose edges are light or dark, as dark ones. */
async function darkRelief(even: GreyPicture, radius: number): Promise<GreyPicture> {
  const edges = { ...even, pixels: even.pixels.map((shade) => Math.min(255, Math.abs(shade - 128) * 2)) }
  const filled = await greyOf(image(edges).blur(Math.max(1, radius / 18)))
  return negative(flattened(filled, radius))
}

/** Shades of letters and of what is around them: beyond, all is black or white, so that noise is no writing. */
const [BLACK, WHITE] = [30, 122]

const stretched = (picture: GreyPicture): GreyPicture => ({
  ...picture,
  pixels: picture.pixels.map((shade) => Math.max(0, Math.min(255, ((shade - BLACK) * 255) / (WHITE - BLACK)))),
})

const negative = (picture: GreyPicture): GreyPicture => ({
  ...picture,
  pixels: picture.pixels.map((shade) => 255 - shade),
})

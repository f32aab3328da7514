import sharp from 'sharp'
import { chooseFrom } from '../random'

/** How a photograph was taken. */
export interface Shot {
  /** Clockwise, in degrees. */
  turn: number
  /** How much narrower the far side is, as a share; 0 from straight ahead. */
  tilt: number
  /** Width of the plate in the photograph, in pixels. */
  width: number
  /** Sigma of the blur, in pixels of the photograph. */
  blur: number
  noise: number
  /** How much darker one side is, as a share. */
  shade: number
  jpegQuality: number
  surroundings: string
}

export function randomShot(random: () => number): Shot {
  const quarter = random() < 0.3 ? chooseFrom([90, 180, 270], random) : 0
  return {
    turn: quarter + (random() - 0.5) * 24,
    tilt: random() < 0.5 ? 0 : random() * 0.12,
    width: 800 + random() * 1000,
    blur: 0.4 + random() * 1.8,
    noise: random() * 14,
    shade: random() * 0.5,
    jpegQuality: 60 + Math.floor(random() * 35),
    surroundings: chooseFrom(['#3a3a38', '#d8b400', '#7d7f80', '#202020', '#c8c8c4', '#8a3b1e'], random),
  }
}

/** Photographs a drawn plate, as JPEG. */
export async function photograph(svg: string, shot: Shot, random: () => number): Promise<Buffer> {
  const plate = await sharp(Buffer.from(svg))
    .resize(Math.round(shot.width))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const placed = await sharp(tilted(plate.data, plate.info, shot.tilt), {
    raw: { width: plate.info.width, height: plate.info.height, channels: 4 },
  })
    .rotate(shot.turn, { background: '#00000000' })
    .extend({ top: 80, bottom: 60, left: 70, right: 90, background: '#00000000' })
    .png()
    .toBuffer()
  const taken = await sharp(placed)
    .flatten({ background: shot.surroundings })
    .blur(Math.max(0.3, shot.blur))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = taken
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const light = 1 - shot.shade * (x / info.width) * (0.5 + (0.5 * y) / info.height)
      const grain = (random() + random() - 1) * shot.noise
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * info.width + x) * info.channels + channel
        data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) * light + grain))
      }
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: shot.jpegQuality })
    .toBuffer()
}

/** The right side is farther away: it is lower by `tilt`. */
function tilted(pixels: Buffer, { width, height }: { width: number; height: number }, tilt: number): Buffer {
  if (tilt === 0) return pixels
  const result = Buffer.alloc(pixels.length)
  for (let x = 0; x < width; x += 1) {
    const share = 1 - tilt * (x / width)
    const top = (height * (1 - share)) / 2
    for (let y = Math.ceil(top); y < height - top - 1; y += 1) {
      const from = (y - top) / share
      const [row, rest] = [Math.min(height - 2, Math.floor(from)), from % 1]
      for (let channel = 0; channel < 4; channel += 1) {
        const upper = pixels[(row * width + x) * 4 + channel] ?? 0
        const lower = pixels[((row + 1) * width + x) * 4 + channel] ?? 0
        result[(y * width + x) * 4 + channel] = Math.round(upper * (1 - rest) + lower * rest)
      }
    }
  }
  return result
}

import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const tileWidth = 480
const tileHeight = 620
const labelHeight = 28
const gap = 12
const columns = 5
const rows = 4

export interface Shot {
  label: string
  file: string
  /** What it is about may be anywhere on it: a dialog is at the lower edge of a phone. */
  isWhole: boolean
}

/**
 * Writes screenshots as contact sheets of twenty, each shrunk to its tile, where a long page is cut.
 * @param name path of the sheets without number and extension
 * @returns the paths of the sheets
 */
export async function writeContactSheets(name: string, shots: Shot[]): Promise<string[]> {
  const perSheet = columns * rows
  const sheets: string[] = []
  for (let start = 0; start < shots.length; start += perSheet) {
    const file = `${name}-${String(sheets.length + 1).padStart(2, '0')}.png`
    await writeFile(file, await drawSheet(shots.slice(start, start + perSheet)))
    sheets.push(file)
  }
  return sheets
}

async function drawSheet(shots: Shot[]): Promise<Buffer> {
  const tiles = await Promise.all(
    shots.map(async ({ label, ...shot }, at) => {
      const left = gap + (at % columns) * (tileWidth + gap)
      const top = gap + Math.floor(at / columns) * (tileHeight + labelHeight + gap)
      return [
        { input: drawLabel(label), left, top },
        { input: await drawTile(shot), left, top: top + labelHeight },
      ]
    }),
  )
  const usedRows = Math.ceil(shots.length / columns)
  const width = columns * (tileWidth + gap) + gap
  const height = usedRows * (tileHeight + labelHeight + gap) + gap
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(tiles.flat())
    .png({ palette: true })
    .toBuffer()
}

/** As wide as its tile, where it need not be whole and is long enough to fill it. */
async function drawTile({ file, isWhole }: Omit<Shot, 'label'>): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const fit = !isWhole && height / width > tileHeight / tileWidth ? 'cover' : 'contain'
  return sharp(file)
    .resize({ width: tileWidth, height: tileHeight, fit, position: 'top', background: '#888' })
    .png()
    .toBuffer()
}

function drawLabel(label: string): Buffer {
  const text = label.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${labelHeight}">
      <rect width="100%" height="100%" fill="#fff"/>
      <text x="8" y="19" font-family="sans-serif" font-size="15">${text}</text>
    </svg>`,
  )
}

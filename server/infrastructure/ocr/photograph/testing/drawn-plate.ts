import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const fontfile = fileURLToPath(new URL('../../../documents/fonts/DejaVuSans.ttf', import.meta.url))

interface Shot {
  /** Clockwise, in degrees. */
  turn?: number
  blur?: number
  /** Whether its letters are light. */
  isDark?: boolean
}

/** A photograph of a plate with these rows, in the font of the product's own documents; as JPEG. */
export async function drawnPlate(rows: readonly string[], { turn = 0, blur = 0.4, isDark = false }: Shot = {}) {
  const [surface, ink] = isDark ? ['#22262b', '#dfe3e8'] : ['#c9ccd0', '#1a1c1f']
  const letters = await sharp({
    text: {
      text: `<span foreground="${ink}">${rows.join('\n')}</span>`,
      font: 'DejaVu Sans 30',
      fontfile,
      dpi: 100,
      rgba: true,
      spacing: 24,
    },
  })
    .png()
    .toBuffer()
  const { width = 0, height = 0 } = await sharp(letters).metadata()
  const plate = await sharp({ create: { width: width + 160, height: height + 120, channels: 3, background: surface } })
    .composite([{ input: letters, left: 80, top: 60 }])
    .png()
    .toBuffer()
  return sharp(plate).rotate(turn, { background: '#55585c' }).blur(blur).jpeg({ quality: 80 }).toBuffer()
}

import { encode } from 'uqr'

/** The white edge that a reader needs around the code (ISO/IEC 18004), in modules. */
const quietZone = 4

/**
 * A QR code as the path of an SVG, one unit to the module, with its quiet zone inside `size`.
 *
 * Level M: a label in a yard loses up to 15 % of its code to dirt and scratches and is still read.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) =>
    runsIn(row).map(([x, length]) => `M${x + quietZone} ${y + quietZone}h${length}v1h-${length}z`),
  )
  return { size: size + 2 * quietZone, path: path.join('') }
}

/** Neighbouring dark modules as one: start and length. */
function runsIn(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}

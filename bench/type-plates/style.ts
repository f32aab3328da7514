import { chooseFrom } from '../random'

export interface PlateStyle {
  background: string
  ink: string
  border: string
  font: string
  weight: 'normal' | 'bold'
  letterSpacing: number
  /** The font of what was stamped or printed into the plate later. */
  valueFont: string
  /** Whether the letters are raised: a light edge on one side, a dark one on the other. */
  isEmbossed: boolean
}

const colours: readonly (readonly [background: string, ink: string])[] = [
  ['#c9ccd0', '#16181b'],
  ['#e8e8e4', '#111111'],
  ['#1b1d20', '#d9dce0'],
  ['#0e2a4d', '#e6ebf2'],
  ['#f2c200', '#151515'],
  ['#b9bdc2', '#4a4e54'],
  ['#8c1d18', '#f3eeee'],
  ['#9aa0a6', '#2b2f33'],
]

const fonts = [
  'Liberation Sans',
  'DejaVu Sans',
  'Liberation Sans Narrow',
  'DejaVu Sans Condensed',
  'Nimbus Sans',
  'Liberation Serif',
]
const valueFonts = [...fonts, 'DejaVu Sans Mono', 'Liberation Mono', 'Noto Sans Mono']

export function randomStyle(random: () => number): PlateStyle {
  const [background, ink] = chooseFrom(colours, random)
  const font = chooseFrom(fonts, random)
  const isEmbossed = random() < 0.15
  return {
    background: isEmbossed ? '#a9adb2' : background,
    ink: isEmbossed ? '#9a9ea3' : ink,
    border: ink,
    font,
    weight: chooseFrom(['normal', 'bold'], random),
    letterSpacing: random() < 0.2 ? 2 : 0,
    valueFont: random() < 0.5 ? font : chooseFrom(valueFonts, random),
    isEmbossed,
  }
}

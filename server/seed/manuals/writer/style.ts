/** The style of all Harrow manuals. Lengths are in points; the fonts are built into every PDF reader. */
export const font = {
  body: 'Times-Roman',
  bodyBold: 'Times-Bold',
  bodyItalic: 'Times-Italic',
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
} as const

export const colour = {
  ink: '#1b1d1f',
  quiet: '#5b6166',
  rule: '#b9bdbf',
  brand: '#1e5b47',
  tint: '#e9eeeb',
  paper: '#ffffff',
} as const

export const signalColour = {
  danger: { bar: '#b3121d', word: '#ffffff', ground: '#fdecec' },
  warning: { bar: '#e5731b', word: '#1b1d1f', ground: '#fef2e7' },
  caution: { bar: '#f2c12e', word: '#1b1d1f', ground: '#fefae8' },
  notice: { bar: '#1f5fa8', word: '#ffffff', ground: '#ecf3fb' },
} as const

export const margin = { left: 62, right: 58, top: 78, bottom: 62 } as const
export const columnGap = 22

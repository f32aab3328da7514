import type { Pdfium } from '../pdfium/native'
import type { PageFrame } from '../pdfium/page-frame'
import { toQuarterTurn, toRenderedPoint, toUprightPoint } from './coordinates'
import { glyphText, isSpace } from './glyph-text'
import type { QuarterTurn } from './page-text'
import { type PageVisibility, type Visibility, visibilityOfTexts } from './visibility'

/** A character in the upright frame of its turn, in points. An empty `text` is a space. */
export interface Character {
  text: string
  left: number
  right: number
  baseline: number
  size: number
  bold: boolean
  turn: QuarterTurn
  /** Whether it is slanted or light, as a watermark is. */
  overlay?: true
}

/** Characters of one text object. */
interface TextRun {
  baselineOf: 'x' | 'y'
  x: number
  y: number
  size: number
  bold: boolean
  turn: QuarterTurn
  isOverlay: boolean
  visibility: Visibility
}

export interface PageCharacters {
  /** In drawing order. */
  characters: Character[]
  /** How many were read whose font does not map them to Unicode. */
  unreadable: number
  /** How many belong to the text that a scanning program recognized in the page's image. */
  scanned: number
  /** Share (0 to 1) of the page that is covered by pictures. */
  pictureShare: number
  /** How many shapes are drawn that may be letters. */
  outlines: number
}

/** Characters read per page; several times more than the densest page has. */
const MAX_CHARACTERS = 100_000

/** In quarter turns; less is a page that was scanned at an angle. */
const MIN_SLANT = 0.05
/** Of 255. */
const LIGHT = { from: 150, to: 235 }
const MAX_OPACITY = 200

/** Reads the characters of one document and caches its fonts. */
export const characterReader = (pdfium: Pdfium) => {
  const { call, scratch } = pdfium
  const boldFonts = new Map<number, boolean>()

  const isBold = (font: number) => {
    const cached = boldFonts.get(font)
    if (cached !== undefined) return cached
    const length = Math.min(call.FPDFFont_GetBaseFontName(font, scratch, 256), 256)
    const name = Buffer.from(pdfium.bytes().slice(scratch, scratch + Math.max(0, length - 1))).toString('latin1')
    const forced = (call.FPDFFont_GetFlags(font) & 0x40000) !== 0
    const bold = forced || /bold|black|heavy|semib|demi/i.test(name)
    boldFonts.set(font, bold)
    return bold
  }

  /** Whether a text is grey or lets what is under it show through; white text is mostly on a dark ground. */
  const isLight = (object: number) => {
    if (!call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return false
    const [red = 0, green = 0, blue = 0, opacity = 255] = [0, 4, 8, 12].map((at) => pdfium.bytes()[scratch + at])
    const darkest = Math.min(red, green, blue)
    return opacity <= MAX_OPACITY || (darkest >= LIGHT.from && darkest <= LIGHT.to)
  }

  const readRun = ({ frame, textPage, visibility }: Source, index: number, object: number): TextRun => {
    const hasMatrix = call.FPDFText_GetMatrix(textPage, index, scratch)
    const [a = 1, b = 0, c = 0, d = 1] = hasMatrix ? pdfium.floats().subarray(scratch / 4, scratch / 4 + 4) : []
    const scale = Math.hypot(c, d) || 1
    const turned = -Math.atan2(b, a) / (Math.PI / 2)
    const quarters = Math.round(turned) + frame.rotation
    call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)
    const [x = 0, y = 0] = pdfium.doubles().subarray(scratch / 8, scratch / 8 + 2)
    return {
      baselineOf: Math.abs(b) > Math.abs(a) ? 'x' : 'y',
      x,
      y,
      size: call.FPDFText_GetFontSize(textPage, index) * scale,
      bold: isBold(call.FPDFTextObj_GetFont(object)),
      turn: toQuarterTurn(quarters),
      isOverlay: Math.abs(turned - Math.round(turned)) > MIN_SLANT || isLight(object),
      visibility: visibility.of(object),
    }
  }

  /** The page's characters without those that nobody sees. */
  return (frame: PageFrame, page: number, textPage: number): PageCharacters => {
    const source = { frame, textPage, visibility: visibilityOfTexts(pdfium, frame, page) }
    let [unreadable, scanned] = [0, 0]
    const count = Math.min(call.FPDFText_CountChars(textPage), MAX_CHARACTERS)
    const characters: Character[] = []
    let object = 0
    let run: TextRun | undefined
    const slot = scratch / 4
    for (let index = 0; index < count; index += 1) {
      const code = call.FPDFText_GetUnicode(textPage, index)
      const text = isSpace(code) ? '' : glyphText(code)
      if (!text && !isSpace(code)) {
        unreadable += 1
        continue
      }
      if (!call.FPDFText_GetLooseCharBox(textPage, index, scratch)) continue
      const floats = pdfium.floats()
      const left = floats[slot] ?? 0
      const top = floats[slot + 1] ?? 0
      const right = floats[slot + 2] ?? 0
      const bottom = floats[slot + 3] ?? 0
      // Spaces and line breaks inserted by PDFium have an empty box; gaps between boxes replace them.
      if (left === right || top === bottom) continue
      const owner = call.FPDFText_GetTextObject(textPage, index)
      if (!run || owner !== object) {
        run = readRun(source, index, owner)
        object = owner
      }
      if (run.size < 1 || run.visibility === 'hidden') continue
      if (text && run.visibility === 'scanned') scanned += 1
      characters.push(toCharacter(frame, run, text, { left, top, right, bottom }))
    }
    const { pictureShare, outlines } = source.visibility
    return { characters, unreadable, scanned, pictureShare, outlines }
  }
}

interface Source {
  frame: PageFrame
  textPage: number
  visibility: PageVisibility
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** Takes the vertical position from the run's baseline, because boxes differ between fonts. */
const toCharacter = (frame: PageFrame, run: TextRun, text: string, box: Edges): Character => {
  const upright = run.baselineOf === 'y'
  const from = fromPageToUpright(frame, run.turn, upright ? box.left : run.x, upright ? run.y : box.bottom)
  const to = fromPageToUpright(frame, run.turn, upright ? box.right : run.x, upright ? run.y : box.top)
  return {
    text,
    left: Math.min(from[0], to[0]),
    right: Math.max(from[0], to[0]),
    baseline: from[1],
    size: run.size,
    bold: run.bold,
    turn: run.turn,
    ...(run.isOverlay && { overlay: true }),
  }
}

const fromPageToUpright = (frame: PageFrame, turn: QuarterTurn, x: number, y: number) => {
  const [renderedX, renderedY] = toRenderedPoint(frame, x, y)
  return toUprightPoint(frame, turn, renderedX, renderedY)
}

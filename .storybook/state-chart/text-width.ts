/** Of all words in a drawing, in px. */
export const fontSize = 13
export const lineHeight = 18

let canvas: CanvasRenderingContext2D | null | undefined

/** How wide words are in the drawing, in px. */
export function textWidth(text: string, weight: 'normal' | 'bold' = 'normal'): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('this browser draws nothing')
  canvas.font = `${weight === 'bold' ? 600 : 400} ${fontSize}px ${getComputedStyle(document.body).fontFamily}`
  return Math.ceil(canvas.measureText(text).width)
}

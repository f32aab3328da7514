/** `fit` is as wide as there is room; the figures are shares of the printed size. */
export const zooms = ['fit', '1', '1.5', '2', '3'] as const

export type Zoom = (typeof zooms)[number]

/** CSS pixels in a point: 96 to the inch against 72. */
const pixelsInPoint = 96 / 72

/** How wide a page is shown, as a CSS length. */
export function shownWidth(zoom: Zoom, points: number): string {
  return zoom === 'fit' ? '100%' : `${Math.round(points * pixelsInPoint * Number(zoom))}px`
}

/** How wide it will be for the browser that picks an image: the `sizes` of an `<img>`. */
export function imageSizes(zoom: Zoom, points: number): string {
  return zoom === 'fit' ? '(width >= 64rem) 50vw, 100vw' : shownWidth(zoom, points)
}

export function isZoom(value: string): value is Zoom {
  return zooms.some((zoom) => zoom === value)
}

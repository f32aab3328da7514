/** As wide as there is room, or a share of the printed size. */
export type Zoom = 'fit' | number

/** What can be chosen; a pinch makes others. */
export const zooms: readonly Zoom[] = ['fit', 1, 1.5, 2, 3]

/** CSS pixels in a point: 96 to the inch against 72. */
const pixelsInPoint = 96 / 72

/** How wide a page of so many points is shown, as a CSS length. */
export function shownWidth(zoom: Zoom, points: number): string {
  return zoom === 'fit' ? '100%' : `${Math.round(printedWidth(points) * zoom)}px`
}

/** How wide it will be for the browser that picks an image: the `sizes` of an `<img>`. */
export function imageSizes(zoom: Zoom, points: number): string {
  return zoom === 'fit' ? '(width >= 64rem) 50vw, 100vw' : shownWidth(zoom, points)
}

/** How wide a page of so many points is in print, in CSS pixels. */
export const printedWidth = (points: number): number => points * pixelsInPoint

/** What a pinch can reach. */
const smallest = 0.25
const largest = 4
export const withinLimits = (zoom: number): number => Math.min(Math.max(zoom, smallest), largest)

/** Larger than this, a word or two would fill the screen. */
const ample = 1.5
/** What is kept free beside a passage: for its number, its frame and some room on both sides. */
const besidePx = 64

/**
 * The zoom at which a passage can be read on a phone: as large as the room allows for the whole line, but not larger than
 * helps. A row across the page is as large as the page fits: a part of it would not say what it is.
 * @param room the width that there is, in CSS pixels
 * @param points the width of the page
 * @param boxes the passage's, as fractions of the page; without any, the page fits
 */
export function readingZoom(room: number, points: number, boxes: readonly (readonly number[])[]): Zoom {
  const left = Math.min(...boxes.map(([from = 0]) => from))
  const right = Math.max(...boxes.map(([, , to = 1]) => to))
  if (!(right > left) || room <= 0) return 'fit'
  const wanted = (room - besidePx) / ((right - left) * printedWidth(points))
  return wanted * printedWidth(points) > room ? Math.min(wanted, ample) : 'fit'
}
